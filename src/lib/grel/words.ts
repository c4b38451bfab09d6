/** A name that an expression can use, for the editor of expressions. */
export interface Word {
  name: string;
  kind: 'function' | 'control' | 'variable';
  /** The forms to call it in: `split(text, separator, keepEmpty?)`. */
  signatures: string[];
  /** One sentence, as plain text. */
  purpose: string;
  to: string;
}
