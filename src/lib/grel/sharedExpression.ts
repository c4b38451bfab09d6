/** An expression that an address carries, and where on the page its editor opens. */
export interface SharedExpression {
  expression: string;
  /** The value as the tables write it, or a column name. */
  value: string;
  /** The id of the heading above the table, and which table below it, counted from 0. */
  heading: string;
  table: number;
}

/** Characters of an address that servers, mail programs, and chats pass on. */
const LONGEST = 2000;

/** The fragment of an address, or nothing where it would be too long. */
export function createShareHash({expression, value, heading, table}: SharedExpression): string | undefined {
  const fields = {try: expression, value, in: heading, ...(table > 0 && {table: String(table)})};
  const hash = `#${new URLSearchParams(fields)}`;
  return hash.length > LONGEST ? undefined : hash;
}

/** What a fragment asks for; nothing where it asks for no expression. */
export function readShareHash(hash: string): (SharedExpression & {isTooLong: boolean}) | undefined {
  if (!hash.startsWith('#try=')) return undefined;
  const fields = new URLSearchParams(hash.slice(1));
  const field = (name: string): string => fields.get(name) ?? '';
  const table = Number(field('table'));
  return {
    expression: field('try'),
    value: fields.get('value') ?? 'null',
    heading: field('in'),
    table: Number.isInteger(table) && table > 0 ? table : 0,
    isTooLong: hash.length > LONGEST,
  };
}
