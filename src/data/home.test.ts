import {readdirSync, readFileSync, statSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import communities from './communities2024.json';
import {checkCommunities} from './communities2024.schema';
import funders from './funders.json';
import {checkFunders} from './funders.schema';
import screenshots from './screenshots.json';
import {checkScreenshots} from './screenshots.schema';
import usage from './usage.json';
import {checkUsage} from './usage.schema';

describe('funders.json', () => {
  const grant = {from: '2023-01', to: '2025-12', post: '/blog/2022/12/30/eoss5'};
  const funder = {name: 'Somebody', grants: [grant]};

  test('is as its schema describes it', () => {
    expect(() => checkFunders(funders)).not.toThrow();
  });

  test('links to posts that are in the blog', () => {
    const slugs = readdirSync('blog').map((name) => {
      const text = statSync(`blog/${name}`).isFile() ? readFileSync(`blog/${name}`, 'utf8') : '';
      return /^slug: (.*)$/m.exec(text)?.[1];
    });
    for (const {post} of checkFunders(funders).flatMap(({grants}) => grants)) {
      if (post) expect(slugs).toContain(post.replace('/blog', ''));
    }
  });

  test.each<[string, unknown, string]>([
    ['a grant that ends before it starts', [{...grant, to: '2022-12'}], 'Somebody, field "grants.0.to": is before'],
    ['a year in place of a month', [{...grant, from: '2023'}], 'Somebody, field "grants.0.from": is not a month.'],
    [
      'a post elsewhere',
      [{...grant, post: 'https://example.org/'}],
      'field "grants.0.post": is not the route of a post.',
    ],
    ['the newest grant first', [grant, {...grant, from: '2020-01'}], 'field "grants": is out of order.'],
    ['no grants', undefined, 'Somebody, field "grants": is missing.'],
  ])('%s is an error that names file, entry, field and remedy', (_name, grants, message) => {
    expect(() => checkFunders([{...funder, grants}])).toThrow(message);
    expect(() => checkFunders([{...funder, grants}])).toThrow(/^src\/data\/funders\.json has a problem:\n- /);
  });
});

describe('communities2024.json', () => {
  const [first, second] = communities.communities;

  test('is as its schema describes it', () => {
    expect(() => checkCommunities(communities)).not.toThrow();
  });

  test.each<[string, object, string]>([
    ['more promoters than respondents', {promoters: 227}, 'field "promoters": is more than the 226 respondents.'],
    ['the rarest community first', {communities: [second, first]}, 'field "communities.1.count": is above the one'],
    ['fewer selections than the list has', {selections: 9}, 'field "selections": is less than the 430 of the list.'],
    ['a month in words', {from: 'August'}, 'field "from": is not a month.'],
    ['no respondents', {respondents: undefined}, 'field "respondents": is missing.'],
  ])('%s is an error that names file, field and remedy', (_name, wrong, message) => {
    expect(() => checkCommunities({...communities, ...wrong})).toThrow(`- the survey, ${message}`);
    expect(() => checkCommunities({...communities, ...wrong})).toThrow(/^src\/data\/communities2024\.json has /);
  });
});

describe('usage.json', () => {
  test('is as its schema describes it', () => {
    expect(() => checkUsage(usage)).not.toThrow();
  });

  test.each<[string, object, string]>([
    ['a day that no calendar has', {asOf: '2026-02-30'}, 'field "asOf": is not a day.'],
    ['no source', {source: undefined}, 'field "source": is missing.'],
    ['a figure in words', {downloadsPerMonth: '20,000'}, 'field "downloadsPerMonth": is not an integer.'],
    ['a year not over yet', {publications: {year: 2026, count: 511}}, 'field "publications.year": had not ended'],
  ])('%s is an error that names file, field and remedy', (_name, wrong, message) => {
    expect(() => checkUsage({...usage, ...wrong})).toThrow(`- the figures, ${message}`);
    expect(() => checkUsage({...usage, ...wrong})).toThrow(/^src\/data\/usage\.json has a problem:/);
  });
});

describe('screenshots.json', () => {
  test('is as its schema describes it', () => {
    expect(checkScreenshots(screenshots)).toEqual(screenshots);
  });

  test.each<[string, object, string]>([
    ['no width', {width: undefined}, 'field "width": is missing.'],
    ['a tag with a leading v', {openRefine: 'v3.6.2'}, 'field "openRefine": is not a version.'],
    ['a day that no calendar has', {taken: '2026-11-31'}, 'field "taken": is not a day.'],
  ])('%s is an error that names file, picture, field and remedy', (_name, wrong, message) => {
    const list = {'home/project': {...screenshots['home/project'], ...wrong}};
    expect(() => checkScreenshots(list)).toThrow(
      `src/data/screenshots.json has a problem:\n- picture home/project, ${message}`,
    );
  });
});
