/** One block below a function's heading, with its fields by their names in HTML. */
export interface TextBlock {
  tag: 'p' | 'ul' | 'table';
  fields: Record<string, string>;
  html: string;
}

/** What stands below the headings of functions, by the names of these. */
export type FunctionTexts = Record<string, TextBlock[]>;
