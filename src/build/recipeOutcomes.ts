/**
 * What the recipes do to strange cells, as a person judged it in src/data/recipeOutcomes.txt: under each section, kinds
 * of outcomes with the cells, which have the result after the next arrow, or with the rows that steps make. "others" are
 * the cells that no line names. What is damaged needs a sentence (after ">") that the page has.
 */
export interface Outcome {
  kind: 'right' | 'left' | 'error' | 'damaged';
  lines: string[];
  sentence?: string;
}

export const OUTCOMES = 'src/data/recipeOutcomes.txt';

/** The outcomes of each section; the key of a second expression there ends with "2". */
export function parseOutcomes(text: string): Map<string, Outcome[]> {
  const sections = new Map<string, Outcome[]>();
  let outcomes: Outcome[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const last = outcomes.at(-1);
    if (line.startsWith('## ')) sections.set(line.slice(3), (outcomes = []));
    else if (last && line.startsWith('  > ')) last.sentence = line.slice(4);
    else if (last && line.startsWith('  ')) last.lines.push(line.slice(2));
    else if (/^(right|left|error|damaged)$/.test(line)) outcomes.push({kind: line as Outcome['kind'], lines: []});
    else if (line)
      throw new Error(`${OUTCOMES}:${index + 1}: "${line}" is no outcome. Write right, left, error or damaged.`);
  }
  return sections;
}

/** The cells of an outcome as literals, each with its result if that is another. */
export function readCells({lines}: Outcome): [cell: string, result?: string][] {
  const items = lines
    .join(' · ')
    .split(' · ')
    .map((item) => item.split(' → '));
  return items.map(([cell = ''], index) => [cell, items.slice(index).find(([, result]) => result)?.[1]]);
}
