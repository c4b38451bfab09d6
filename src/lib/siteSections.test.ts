import {expect, it} from 'vitest';
import {describeSection, sectionOf} from './siteSections';

it.each([
  ['/download', 'Download, community and project', 'openrefine.org'],
  ['/docs', 'Manual', 'Manual'],
  ['/docs/manual/facets', 'Manual', 'Manual'],
  ['/docs/technical-reference/openrefine-api', 'Technical reference', 'Technical reference'],
  ['/blog', 'Blog', 'Blog'],
  ['/blog/2025/08/20/antonin-leaving', 'Blog', 'Blog · August 20, 2025'],
])('%s belongs to %s', (route, section, described) => {
  expect(sectionOf(route)).toBe(section);
  expect(describeSection(route)).toBe(described);
});
