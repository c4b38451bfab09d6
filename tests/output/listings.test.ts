import {expect, it} from 'vitest';
import clientLibraries from '../../src/data/clientLibraries.json';
import distributions from '../../src/data/distributions.json';
import ecosystemTools from '../../src/data/ecosystemTools.json';
import extensions from '../../src/data/extensions.json';
import history from '../../src/data/history.json';
import reconciliationServices from '../../src/data/reconciliationServices.json';
import resources from '../../src/data/resources.json';
import * as terms from '../../src/data/terms';
import {formatMonth} from '../../src/lib/dates';
import {expectNoFaults} from '../expectNoFaults';
import {list, pageOf} from './builtSite';

const labels: Record<string, string> = Object.assign({}, ...Object.values({...terms, purposeWords: {}}));
const sayers: Record<string, string> = {authors: 'according to its authors', list: 'according to this list'};

/** What a row tells of a part of an entry. */
function tell(part: unknown, field: string): string[] {
  if (part instanceof Object)
    return Object.entries(part).flatMap(([name, inner]) => tell(inner, Array.isArray(part) ? field : name));
  const text = String(part);
  // Links lead to it.
  if (field === 'url') return [];
  if (field === 'asOf' || field === 'lastChange') return [formatMonth(text)];
  return [(field === 'saidBy' ? sayers : labels)[text] ?? text];
}

it.each<[string, string, {name: string; url: string}[]]>([
  ['/extensions', 'Extensions', extensions],
  ['/extensions', 'Client libraries', clientLibraries],
  ['/extensions', 'Reconciliation services', reconciliationServices],
  ['/ecosystem', 'Tools', ecosystemTools],
  ['/distributions', 'Other distributions', distributions],
  ['/external_resources', 'Learning material', resources],
])('%s tells in the table of %s all that is known of each entry', (route, label, entries) => {
  const $ = pageOf(route);
  const rows = `table[aria-label="${label}"] tbody tr`;
  expect(list($, `${rows} th > a`)).toHaveLength(entries.length);
  const faults = entries.flatMap((entry) => {
    const row = $(`${rows}:has(th > a[href="${entry.url}"])`).text().toLowerCase();
    const untold = tell(entry, '').filter((text) => !row.includes(text.toLowerCase()));
    return untold.map((text) => `${route}: the row of ${entry.name} lacks "${text}".`);
  });
  expectNoFaults(faults);
});

it('the history tells of each event, and what its link leads to', () => {
  const $ = pageOf('/openrefine_history');
  const nameOf = (href: string) =>
    (/\/(releases|commit)\//.exec(href)?.[1] ?? 'More').replace('releases', 'The release');
  expect(list($, 'ol time + span').sort()).toEqual(
    history.map(({text, href}) => `${text} ${nameOf(href).replace('commit', 'The change')}`).sort(),
  );
});
