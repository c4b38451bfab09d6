/** Escapes what Markdown would read as its own signs. `inTable` escapes the sign between cells as well. */
export function escapeText(text: string, inTable = false): string {
  const escaped = text
    .replace(/[\\`*[\]~]/gu, '\\$&')
    // An underscore inside a word is no emphasis.
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/<(?=[a-z/!?])/giu, '\\<')
    .replace(/&(?=#?\w+;)/gu, '\\&');
  return inTable ? escaped.replace(/\|/gu, '\\|') : escaped;
}

/** Escapes what would make the first word of a paragraph a heading, a list, a quotation, a rule or a table. */
export function escapeLineStart(text: string): string {
  return text
    .replace(/^(#{1,6}|[-+])(?=\s|$)/gmu, '\\$1')
    .replace(/^(>|\||-{2,}|={1,}\s*$)/gmu, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/gmu, '$1\\$2');
}

/** The end of a text that `next` would change the meaning of: "!" before a link makes it a picture. */
export function endSafely(text: string, next: string): string {
  return next.startsWith('[') && text.endsWith('!') ? `${text.slice(0, -1)}\\!` : text;
}
