import {decline} from '../errors';

/** What the letters of (?imsuU) switch on. */
export interface Flags {
  ignoreCase?: boolean;
  dotAll?: boolean;
  multiline?: boolean;
  /** (?u): case is ignored in all scripts. */
  unicodeCase?: boolean;
  /** (?U): classes such as \w, \d, and \s know all scripts. */
  unicodeClasses?: boolean;
}

export const NOT_HERE =
  'This feature of Java’s regular expressions cannot be run exactly in a browser. Try it in OpenRefine.';

/** As Java words it, with the pattern and a mark below the place. */
export function renderSyntaxError(what: string, source: string, index: number): string {
  const mark = index >= 0 && index < source.length ? `\n${source.slice(0, index).replace(/[^\t]/g, ' ')}^` : '';
  return `${what}${index < 0 ? '' : ` near index ${index}`}\n${source}${mark}`;
}

/** A character that means itself. Java ignores case in ASCII alone unless told otherwise. */
export function literal(char: string, {ignoreCase, unicodeCase}: Flags): string {
  const escaped = char.replace(/[\^$\\.*+?()[\]{}|/]/, '\\$&');
  if (!ignoreCase) return escaped;
  if (/[a-zA-Z]/.test(char)) {
    // With (?u), two letters of ASCII also equal the Kelvin sign and the long s.
    const more = unicodeCase ? ({k: '\\u212a', s: '\\u017f'}[char.toLowerCase()] ?? '') : '';
    return `[${char.toLowerCase()}${char.toUpperCase()}${more}]`;
  }
  if (!unicodeCase || /[\0-\x7f]/.test(char)) return escaped;
  const forms = new Set([char, char.toLowerCase(), char.toUpperCase()]);
  const isSimple = Array.from(forms).every((form) => Array.from(form).length === 1);
  if (!isSimple || forms.size > 2 || /[ſKkKςσΣµμΜÅåΩωΩ]/.test(char)) return decline(NOT_HERE);
  return forms.size === 1 ? escaped : `[${[...forms].join('')}]`;
}
