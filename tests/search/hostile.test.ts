import {expect, test} from 'vitest';
import {createSearchEngine} from '../../src/lib/search/engine';
import type {SearchHit} from '../../src/lib/search/types';
import {hostileTexts} from '../hostileTexts';
import {expectNoFaults} from '../expectNoFaults';
import {readBuiltIndex} from './builtIndex';

/** Milliseconds of the processor that one query may take; most take less than ten. */
const limit = 1000;

/** Longer than any field or page lets through. */
const uncut = [
  hostileTexts.join(' ').repeat(20),
  Array.from({length: 9000}, (_, number) => `qqzz${number.toString(36)}xxjj`).join(' '),
];

/** Everything of a hit that a page shows as HTML. */
const htmlOf = ({_snippetResult, _highlightResult}: SearchHit): string[] =>
  [...Object.values(_highlightResult.hierarchy), _snippetResult.content].flatMap((part) => (part ? [part.value] : []));

/** What is left of HTML without its text, entities, and marks: nothing. */
const foreignMarkup = (html: string): string =>
  html.replace(/<\/?mark>|&(?:amp|lt|gt|quot|#39);/g, '').replace(/[^<>&"']+/g, '');

test('hostile queries are answered in time, with hits on this site that hold no markup but marks', async () => {
  const {index, loadTexts} = readBuiltIndex();
  const engine = createSearchEngine(index, loadTexts);
  const faults: string[] = [];
  let answered = 0;
  for (const query of [...hostileTexts, ...uncut]) {
    const name = JSON.stringify(query.slice(0, 120));
    const start = process.cpuUsage();
    const {hits} = await engine.search({query, hitsPerPage: 20, page: 0, snippetWords: 10, tags: []});
    const took = process.cpuUsage(start).user / 1000;
    if (took > limit) faults.push(`${name} took ${Math.round(took)} ms`);
    for (const hit of hits) {
      if (!hit.url.startsWith(`${index.base}/`)) faults.push(`${name} led to ${hit.url}`);
      for (const html of htmlOf(hit)) if (foreignMarkup(html)) faults.push(`${name} showed ${html}`);
    }
    if (hits.length > 0) answered += 1;
  }
  expectNoFaults(faults);
  // Texts that find nothing would prove little about what is shown.
  expect(answered).toBeGreaterThan(5);
  expect(({} as {polluted?: unknown}).polluted).toBeUndefined();
});
