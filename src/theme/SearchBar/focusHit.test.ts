import {afterEach, expect, test, vi} from 'vitest';
import {awaitHit, focusHit} from './focusHit';

afterEach(() => vi.unstubAllGlobals());

test('moves the focus once to the heading of a chosen hit, in any script, or else to the title', () => {
  const focused: string[] = [];
  const create = (id: string) => ({focus: () => focused.push(id)});
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id === 'größe' ? create(id) : null),
    querySelector: (selector: string) => create(selector),
  });
  focusHit('#gr%C3%B6%C3%9Fe');
  for (const hash of ['#gr%C3%B6%C3%9Fe', '#gone', '']) {
    awaitHit();
    for (let time = 0; time < 2; time++) focusHit(hash);
  }
  expect(focused).toEqual(['größe', 'main h1', 'main h1']);
});
