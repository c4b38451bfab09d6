/** One block below a function's heading, with its fields by their names in HTML. */
export interface TextBlock {
  tag: 'p' | 'ul' | 'table';
  fields: Record<string, string>;
  html: string;
}

/** The text below the heading of each function, by the function's name. */
export type FunctionTexts = Record<string, TextBlock[]>;
