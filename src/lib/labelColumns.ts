/** The names of a table's columns for `css/table-cards.css`, which writes them into cards. */
export const labelColumns = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name, index) => [`--column-${index + 1}`, JSON.stringify(name)]));
