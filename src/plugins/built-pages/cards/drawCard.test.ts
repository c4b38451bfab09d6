import fs from 'node:fs';
import {expect, it} from 'vitest';
import {CARD_WIDTH, createCard, readBrand} from './drawCard';

const read = (file: string) => fs.readFileSync(file, 'utf8');
const tokens = read('src/css/tokens.css');
const logo = read('static/img/logo.svg');
const brand = readBrand(tokens, logo);

/** The lines of text on a card, from the top. */
async function linesOf(title: string): Promise<{y: number; end: number; text: string}[]> {
  const svg = await createCard(brand, title, 'Manual', false);
  const words = [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"[^>]*>([^<]*)</g)];
  const lines = new Map<number, {y: number; end: number; text: string}>();
  for (const [, x, y, width, text = ''] of words) {
    const line = lines.get(Number(y)) ?? {y: Number(y), end: 0, text: ''};
    lines.set(Number(y), {...line, end: Math.max(line.end, Number(x) + Number(width)), text: line.text + text});
  }
  return [...lines.values()].sort((a, b) => a.y - b.y);
}

const sentence =
  'Reconciling the names of museum loans with Wikidata and fetching what it knows of them in a single afternoon';
const lengths = Array.from({length: 33}, (_, index) => 3 * index + 8);

it.each(lengths)('shows a title of %i characters whole, above the section and off the logo', async (length) => {
  const title = sentence.slice(0, length).trim();
  const all = await linesOf(title);
  expect([all[0], all.at(-1)]).toMatchObject([{text: 'OpenRefine'}, {text: 'Manual'}]);
  const lines = all.slice(1, -1);
  const shown = lines.map(({text}) => text.trim()).join(' ');
  expect(shown.replace(/\s+/g, ' ')).toBe(title);
  for (const {y, end} of lines) {
    expect(y).toBeLessThan(500);
    expect(end).toBeLessThan(y > 430 ? 905 : CARD_WIDTH - 40);
  }
});

it('a card breaks a word that is wider than the card', async () => {
  const lines = (await linesOf('W'.repeat(30))).slice(1, -1);
  expect(lines.length).toBeGreaterThan(1);
  for (const {end} of lines) expect(end).toBeLessThan(CARD_WIDTH - 40);
});

it('a card cuts a title that would not fit', async () => {
  const lines = (await linesOf('A very long title that goes on '.repeat(12))).slice(1, -1);
  expect(lines.at(-1)?.text).toMatch(/…$/);
  expect(lines.at(-1)?.y).toBeLessThan(500);
});

it('a card has letters of other languages', async () => {
  const cards = await Promise.all(Array.from('ŁźčğőA', (letter) => createCard(brand, letter, 'Manual')));
  expect(new Set(cards).size).toBe(cards.length);
});

it('a card takes its colors from the tokens, and says which one is missing', async () => {
  const css = '--or-surface: #aaa; --or-accent-soft: #bbb; --or-accent: #ccc; --or-text: #ddd;';
  const svg = await createCard(readBrand(css, logo), 'Facets', 'Manual', false);
  // The ground, the texts on it, the slope, and the text on that.
  expect([...new Set(svg.match(/(?<=#|%23)[a-d]{3}/g))]).toEqual(['aaa', 'ddd', 'bbb', 'ccc']);
  expect(() => readBrand(':root {}', '<svg></svg>')).toThrow('--or-surface');
});
