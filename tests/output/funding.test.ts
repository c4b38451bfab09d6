import fs from 'node:fs';
import {expect, it} from 'vitest';
import {backersOf, donations} from '../../src/lib/donations';
import {formatMonth} from '../../src/lib/dates';
import {awarded, formatAmount, formatPeriod, grants, startedByYear, totalsByCurrency} from '../../src/lib/grants';
import {expectNoFaults} from '../expectNoFaults';
import {hasRoute, list, outDir, pageOf} from './builtSite';

it('the manifest for funders is vouched for at the well-known address, and names only pages that exist', () => {
  const urls = fs.readFileSync(`${outDir}.well-known/funding-manifest-urls`, 'utf8');
  expect(urls).toBe('https://openrefine.org/funding.json\n');
  const addresses = fs.readFileSync(`${outDir}funding.json`, 'utf8').match(/https:\/\/openrefine\.org[\w/]*/g) ?? [];
  expect(addresses.length).toBeGreaterThan(3);
  const lost = addresses.filter((address) => !hasRoute(new URL(address).pathname));
  expectNoFaults(lost.map((address) => `static/funding.json: ${address} does not exist. Correct it.`));
});

it('the funding page tells of each grant and application all that is known, and links the table to it', () => {
  const $ = pageOf('/funding');
  const faults = grants.flatMap((grant) => {
    const asked = grant.status === 'applied' || grant.status === 'declined';
    const period = formatPeriod(grant);
    const heading = $(`h3[id="${grant.id}"]`);
    const told = heading.nextUntil('h2, h3').addBack().text();
    const expected = [
      grant.name,
      grant.purpose,
      grant.programme ? `${grant.funder}: ${grant.programme}` : grant.funder,
      grant.title,
      `${asked ? 'Requested amount' : 'Amount'}${grant.upTo ? 'up to ' : ''}${formatAmount(grant)}`,
      period && `${asked ? 'Planned' : 'Period'}${period}`,
      ...grant.documents.map(({title}) => title),
      grant.account,
      grant.note,
    ].filter((text) => text && !told.includes(text));
    return expected.map((text) => `/funding#${grant.id} lacks "${text}".`);
  });
  expectNoFaults(faults);
  const rows = list($, 'table th a', 'href');
  expect(rows).toEqual(awarded(grants).map(({id}) => `#${id}`));
});

it('the page of backers names who gave how, and the tiers lead to them', () => {
  const $ = pageOf('/backers');
  expect(list(pageOf('/donate'), 'td a[href^="/backers#"]', 'href')).toEqual(
    donations.tiers.map(({id}) => `/backers#${id}`),
  );
  for (const {id} of donations.tiers) {
    const told = $(`[id="${id}"]`).nextUntil('h2, h3');
    const expected = backersOf(donations, id).flatMap(({names, anonymous}) => [
      ...names,
      ...(anonymous ? [`${anonymous} ${anonymous > 1 ? 'people' : 'person'} who did not want to be named`] : []),
    ]);
    expect(
      Array.from(told.find('li'), (item) => $(item).text()),
      id,
    ).toEqual(expected);
  }
});

it('the totals and the figures of the chart are the sums of the grants', () => {
  const $ = pageOf('/funding');
  const sums = totalsByCurrency(awarded(grants));
  const totals = sums.map(formatAmount);
  expect(list($, 'tfoot td:last-child')).toEqual(totals);
  // The sentence above the table says the same.
  for (const total of totals) expect($('main p strong').text()).toContain(total);
  expect($('figcaption').text()).toMatch(/Grants by starting year.*The largest total is that of \d{4}/);
  // The chart is about the most frequent currency.
  const years = startedByYear(awarded(grants), sums[0]?.currency ?? 'USD').values;
  expect(list($, 'figure tbody td:last-child')).toEqual(years.map(({text}) => text));
  expect(list($, 'figure > ul > li > span:last-child')).toEqual(years.map(({text}) => text));
});

it('the home page says from when to when grants have paid', () => {
  const months = awarded(grants).flatMap(({from = '', to = ''}) => [from, to]);
  const [first = '', ...later] = months.sort().map(formatMonth);
  expect(pageOf('/')('main').text()).toContain(`since ${first}, with the latest one lasting until ${later.at(-1)}.`);
});
