import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {beforeAll, describe, expect, test} from 'vitest';
import extensions from '../../src/data/extensions.json';
import {filterRows, readFilter, renderFilter} from '../../src/lib/filterTable';
import {createSearchEngine, type SearchEngine} from '../../src/lib/search/engine';
import type {IndexFile} from '../../src/lib/search/indexFile';
import {createTextPath, manifestName, type SearchManifest} from '../../src/lib/search/manifest';
import type {SearchHit} from '../../src/lib/search/types';
import {createHostileTexts} from '../hostileTexts';

const outDir = fileURLToPath(new URL('../../build/', import.meta.url));
const readJson = <T>(file: string): T => JSON.parse(fs.readFileSync(path.join(outDir, file), 'utf8')) as T;

/** Milliseconds of the processor that one query may take; most take less than ten. */
const limit = 500;

const texts = createHostileTexts(5200);
/** As the engine would get them if no field and no page cut them off. */
const uncut = [
  ...createHostileTexts(40, {seed: 7, longest: 100_000}).filter(({kind}) => kind === 'long'),
  // Thousands of words, none of which the site knows.
  {kind: 'long', text: Array.from({length: 9000}, (_, number) => `qqzz${number.toString(36)}xxjj`).join(' ')},
];

let engine: SearchEngine;
let base: string;
beforeAll(() => {
  const manifest = readJson<SearchManifest>(manifestName);
  const index = readJson<IndexFile>(manifest.index);
  base = index.base;
  engine = createSearchEngine(index, async (section) => readJson<string>(createTextPath(manifest, section)));
});

const ask = (query: string) => engine.search({query, hitsPerPage: 20, page: 0, snippetWords: 10, tags: []});

/** Everything of a hit that a page shows as HTML. */
const htmlOf = ({_snippetResult, _highlightResult}: SearchHit): string[] =>
  [...Object.values(_highlightResult.hierarchy), _snippetResult.content].flatMap((part) => (part ? [part.value] : []));

/** What is left of HTML that holds nothing but text, entities and marks: nothing. */
const foreignMarkup = (html: string): string =>
  html.replace(/<\/?mark>|&(?:amp|lt|gt|quot|#39);/g, '').replace(/[^<>&"']+/g, '');

describe('hostile queries', () => {
  test('are at least 5,000 different ones of every kind, the same at each run', () => {
    expect(new Set(texts.map(({text}) => text)).size).toBeGreaterThanOrEqual(5000);
    expect(createHostileTexts(5200)).toEqual(texts);
    expect(new Set(texts.map(({kind}) => kind)).size).toBe(12);
  });

  test('are answered in time, with hits on this site that hold no markup but marks', {timeout: 300_000}, async () => {
    const faults: string[] = [];
    let answered = 0;
    for (const {kind, text} of [...texts, ...uncut]) {
      const name = `${kind}: ${JSON.stringify(text.slice(0, 120))}`;
      const start = process.cpuUsage();
      const {hits, nbHits, suggestions} = await ask(text);
      const took = process.cpuUsage(start).user / 1000;
      if (took > limit) faults.push(`${name} took ${Math.round(took)} ms`);
      if (hits.length !== Math.min(nbHits, 20)) faults.push(`${name} gave ${hits.length} of ${nbHits} hits`);
      if (suggestions.length > 3) faults.push(`${name} gave ${suggestions.length} suggestions`);
      for (const hit of hits) {
        if (!hit.url.startsWith(`${base}/`)) faults.push(`${name} led to ${hit.url}`);
        for (const html of htmlOf(hit)) if (foreignMarkup(html)) faults.push(`${name} showed ${html}`);
      }
      if (nbHits > 0) answered += 1;
    }
    expect(faults).toEqual([]);
    // Hostile texts that find nothing would prove little of what is shown.
    expect(answered).toBeGreaterThan(1000);
    expect(({} as {polluted?: unknown}).polluted).toBeUndefined();
  });
});

describe('hostile filters', () => {
  const facets = [
    {key: 'state', label: 'State', kind: 'select' as const, options: [{value: 'legacy', label: 'Legacy'}]},
  ];
  const rows = extensions.map(({name, state}) => ({text: name, values: {state: state ? [state] : []}}));

  test('in an address are read, applied and written as the text they are', () => {
    for (const {text} of texts) {
      for (const query of [`?${text}`, `?q=${text}`, `?${new URLSearchParams({q: text, state: text})}`]) {
        const filter = readFilter(query, facets);
        expect(filter.text.length).toBeLessThanOrEqual(100);
        expect(filterRows(rows, filter).length).toBeLessThanOrEqual(rows.length);
        const again = readFilter(renderFilter('', filter, facets), facets);
        expect(again.chosen).toEqual(filter.chosen);
        expect(Object.keys(filter.chosen).filter((key) => key !== 'state')).toEqual([]);
      }
    }
    expect(({} as {polluted?: unknown}).polluted).toBeUndefined();
  });
});
