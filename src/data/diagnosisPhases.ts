/** What a fix can be about, in the order in which fixes are safe: what comes later can read what came earlier. */
export const PHASES = ['characters', 'markup', 'spaces', 'blanks', 'lists', 'values', 'spellings'] as const;
