/** A term near a misspelled word, and the number of typing errors between them. */
export interface CloseTerm {
  term: string;
  distance: number;
}

/** Typing errors that are forgiven, by the length of the word. */
export const errorsForgiven = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : length < 12 ? 2 : 3);

/**
 * Finds the terms within `limit` typing errors of a word, nearest first: a letter added, left out, changed, or swapped
 * with its neighbor. `terms` are sorted, so that the work for a shared beginning is done once.
 */
export function findCloseTerms(terms: readonly string[], word: string, limit: number): CloseTerm[] {
  if (limit === 0) return [];
  const width = word.length + 1;
  // Row r holds the distances between the first r letters of the term and each beginning of the word.
  const rows: Uint8Array[] = [Uint8Array.from({length: width}, (_, column) => column)];
  const found: CloseTerm[] = [];
  let before = '';
  // Rows past this one are of no use: every distance in it is too great already.
  let dead = Infinity;

  for (const term of terms) {
    let kept = 0;
    while (kept < before.length && kept < term.length && before.charCodeAt(kept) === term.charCodeAt(kept)) kept += 1;
    before = term;
    if (kept >= dead) continue;
    dead = Infinity;
    for (let row = kept + 1; row <= term.length; row += 1) {
      const above = rows[row - 1] as Uint8Array;
      const twoAbove = rows[row - 2];
      const current = (rows[row] ??= new Uint8Array(width));
      const letter = term.charCodeAt(row - 1);
      current[0] = row;
      let least = row;
      for (let column = 1; column < width; column += 1) {
        const same = letter === word.charCodeAt(column - 1) ? 0 : 1;
        let distance = Math.min(
          (above[column] as number) + 1,
          (current[column - 1] as number) + 1,
          (above[column - 1] as number) + same,
        );
        if (
          twoAbove &&
          column > 1 &&
          letter === word.charCodeAt(column - 2) &&
          term.charCodeAt(row - 2) === word.charCodeAt(column - 1)
        ) {
          distance = Math.min(distance, (twoAbove[column - 2] as number) + 1);
        }
        current[column] = distance;
        if (distance < least) least = distance;
      }
      if (least > limit) {
        dead = row;
        break;
      }
    }
    if (dead > term.length) {
      const distance = rows[term.length]?.[word.length] as number;
      if (distance <= limit) found.push({term, distance});
    }
  }
  return found.sort(
    (a, b) => a.distance - b.distance || Math.abs(a.term.length - word.length) - Math.abs(b.term.length - word.length),
  );
}
