import {describe, expect, it} from 'vitest';
import {lineOf} from '../data/compareVersions';
import {closedBy, lineId, oldestSafe, type Vulnerability} from './releaseHistory';

const hole = (id: string, fixedIn: string): Vulnerability => ({
  id,
  url: `https://example.org/${id}`,
  fixedIn,
  risk: 'Something.',
  meanwhile: 'Nothing.',
});
const holes = [hole('one', '3.8.4'), hole('other', '3.10.2'), hole('old', '3.2')];

it('names the lines of releases after their first two numbers', () => {
  expect(['3.10.1', '3.4', '2.8'].map(lineOf)).toEqual(['3.10', '3.4', '2.8']);
  expect(lineId('3.10')).toBe('version-310');
});

describe('closed holes', () => {
  it('belong to the version with the repair, however it is written', () => {
    expect(closedBy(holes, '3.2.0').map(({id}) => id)).toEqual(['old']);
    expect(closedBy(holes, '3.8.3')).toEqual([]);
  });

  it('say which version is the oldest safe one, by number and not by letter', () => {
    expect(oldestSafe(holes)).toBe('3.10.2');
    expect(() => oldestSafe([])).toThrow('vulnerabilities.json lists no vulnerability');
  });
});
