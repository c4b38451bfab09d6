import {readdirSync, readFileSync, statSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import history from './history.json';
import {checkHistory} from './history.schema';
import releases from './releases.json';

const [first, ...rest] = history;

describe('history.json', () => {
  test('is as its schema describes it', () => {
    expect(() => checkHistory(history)).not.toThrow();
  });

  test('links to posts that are in the blog', () => {
    const slugs = readdirSync('blog').map((name) => {
      const text = statSync(`blog/${name}`).isFile() ? readFileSync(`blog/${name}`, 'utf8') : '';
      return /^slug: (.*)$/m.exec(text)?.[1];
    });
    for (const {href} of history) {
      if (href.startsWith('/blog/')) expect(slugs).toContain(href.replace('/blog', ''));
    }
  });

  test('dates releases as the list of releases does', () => {
    const dated = history.flatMap(({href, date}) => {
      const [, version] = /releases\/tag\/(.+)$/.exec(href) ?? [];
      const release = releases.find((entry) => entry.version === version);
      return release ? [{version, told: date, listed: release.date}] : [];
    });
    expect(dated.length).toBeGreaterThan(0);
    for (const {version, told, listed} of dated) expect(told, version).toBe(listed);
  });

  test.each<[string, unknown, string]>([
    ['an unknown era', [{...first, era: 'future'}, ...rest], 'event 2010-01-24, field "era": is unknown.'],
    [
      'a day that no calendar has',
      [{...first, date: '2010-02-30'}, ...rest],
      'field "date": is neither a day nor a month.',
    ],
    ['a year only', [{...first, date: '2010'}, ...rest], 'field "date": is neither a day nor a month.'],
    ['half a sentence', [{...first, text: 'First code'}, ...rest], 'field "text": is not a sentence.'],
    ['no source', [{...first, href: undefined}, ...rest], 'field "href": is missing.'],
    ['a link that runs a script', [{...first, href: 'javascript:0'}, ...rest], 'field "href": is not a URL.'],
    [
      'the newest first',
      [rest[0], first, ...rest.slice(1)],
      'event 2010-01-24, field "date": is listed below the later',
    ],
    [
      'an older era at the end',
      [...history, {...first, date: '2030-01'}],
      'event 2030-01, field "era": is listed below the later sponsored.',
    ],
    ['an era without events', history.filter(({era}) => era !== 'google'), 'lists nothing for the era google.'],
  ])('%s is an error that names file, entry, field and remedy', (_name, value, message) => {
    expect(() => checkHistory(value)).toThrow(message);
    expect(() => checkHistory(value)).toThrow(/^src\/data\/history\.json has a problem:\n- /);
  });
});
