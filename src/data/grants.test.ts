import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import funders from './funders.json';
import grants from './grants.json';
import {checkGrants} from './grants.schema';

const [sound] = grants;
const {amount: _amount, ...free} = grants[2] as (typeof grants)[number];

describe('grants.json', () => {
  test('is as its schema describes it', () => {
    expect(() => checkGrants(grants)).not.toThrow();
  });

  test('links to posts that are in the blog', () => {
    const slugs = readdirSync('blog').map((name) => {
      const text = statSync(`blog/${name}`).isFile() ? readFileSync(`blog/${name}`, 'utf8') : '';
      return /^slug: (.*)$/m.exec(text)?.[1];
    });
    for (const {id, post} of checkGrants(grants)) {
      if (post) expect(slugs, id).toContain(post.replace('/blog', ''));
    }
  });

  test('has the same grants as the funders on the home page', () => {
    const own = checkGrants(grants)
      .filter(({status}) => status === 'running' || status === 'completed')
      .map(({funder, from, to}) => `${funder} ${from} ${to}`);
    const home = funders.flatMap(({name, grants: list}) => list.map(({from, to}) => `${name} ${from} ${to}`));
    expect(own.sort()).toEqual(home.sort());
  });

  test('keeps its documents on other hosts: this repository holds none', () => {
    expect(existsSync('static/uploads')).toBe(false);
    for (const {documents} of grants) {
      for (const {href} of documents) expect(href).not.toMatch(/openrefine\.org\/uploads/);
    }
  });

  test.each<[string, unknown, string]>([
    ['no amount', [free], '- grant 2022-eoss-5, field "amount": is missing. Write the amount without currency'],
    ['an amount in words', [{...sound, amount: 'USD 5'}], 'field "amount": is not a number.'],
    ['a loan', [{...sound, amount: -1}], 'field "amount": is not above zero.'],
    ['a third decimal', [{...sound, amount: 1.005}], 'field "amount": has more than two decimal places.'],
    ['an unknown currency', [{...sound, currency: 'US$'}], 'field "currency": is unknown. Write one of USD, EUR, GBP.'],
    ['an unknown status', [{...sound, status: 'won'}], 'field "status": is unknown. Write one of applied, running'],
    ['a year in place of a month', [{...sound, from: '2026'}], 'field "from": is not a month.'],
    ['one month only', [{...sound, to: undefined}], 'field "to": is missing. Write both months or neither.'],
    ['an end before the start', [{...sound, to: '2020-01'}], 'field "to": is before the start.'],
    [
      'a grant that never began',
      [{...sound, status: 'running', from: undefined, to: undefined}],
      'field "from": is missing. The chart needs',
    ],
    ['no purpose', [{...sound, purpose: ' '}], 'field "purpose": is empty.'],
    ['a post elsewhere', [{...sound, post: 'https://example.org/'}], 'field "post": is not the route of a post.'],
    [
      'an insecure document',
      [{...sound, documents: [{title: 'Call', href: 'http://example.org/'}]}],
      'field "documents.0.href": is not an HTTPS URL.',
    ],
    [
      'a document twice',
      [{...sound, documents: [sound?.documents[0], sound?.documents[0]]}],
      'field "documents": contains the same URL twice.',
    ],
    [
      'another source with the same amount',
      [{...sound, otherAmount: {amount: sound?.amount, source: 'x'}}],
      'field "otherAmount": is the same amount.',
    ],
    ['an id that is no heading', [{...sound, id: 'EOSS 5'}], 'grant EOSS 5, field "id": has another form'],
    ['the same id twice', [sound, sound], 'grant 2026-otf, field "id": repeats "2026-otf".'],
    ['a misspelled field', [{...sound, curency: 'USD'}], 'grant 2026-otf: has an unknown field "curency".'],
    ['an empty list', [], 'lists no grant.'],
  ])('%s is an error that names file, entry, field and remedy', (_name, value, message) => {
    expect(() => checkGrants(value)).toThrow(message);
    expect(() => checkGrants(value)).toThrow(/^src\/data\/grants\.json has a problem:\n- /);
  });
});
