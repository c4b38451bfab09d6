import {decline} from './errors';
import {DIGITS, digitValue} from './java/numbers';
import {JAVA_SPACE} from './java/text';

/** One word of an expression. `start` is where it begins, for messages. */
export type Token = {start: number} & (
  | {type: 'error' | 'operator' | 'delimiter' | 'identifier'; text: string}
  | {type: 'string'; text: string}
  | {type: 'number'; value: number | bigint}
  | {type: 'regex'; text: string; ignoreCase: boolean}
);

const NUMBER = new RegExp(DIGITS, 'uy');

export class Scanner {
  index = 0;

  constructor(private readonly text: string) {}

  /** The next token, or undefined at the end. A slash begins a pattern only where a value may stand. */
  next(regexPossible: boolean): Token | undefined {
    while (JAVA_SPACE.test(this.text[this.index] ?? '')) this.index++;
    const start = this.index;
    const char = this.text[start];
    if (char === undefined) return undefined;
    if (/\p{Nd}/u.test(char)) return {start, ...this.readNumber()};
    if (char === '"' || char === "'") return {start, ...this.readString(char)};
    const identifier = this.match(/[\p{L}_][\p{L}\p{Nd}_]*/uy);
    if (identifier !== undefined) return {start, type: 'identifier', text: identifier};
    if (char === '/' && regexPossible) return {start, ...this.readRegex()};
    const operator = this.match(/!=|<[=>]?|[>=]=?|[-+*/.%]/y);
    if (operator !== undefined) return {start, type: 'operator', text: operator};
    this.index++;
    return {start, type: '()[],'.includes(char) ? 'delimiter' : 'error', text: char};
  }

  /** There is no exponent: `1e5` is 1.0, followed by a name. */
  private readNumber() {
    const whole = this.match(NUMBER) ?? '';
    let value = 0n;
    for (const digit of whole) value = BigInt.asIntN(64, value * 10n + BigInt(digitValue(digit)));
    if (this.text[this.index] === 'e') return {type: 'number' as const, value: Number(value)};
    if (this.text[this.index] !== '.') return {type: 'number' as const, value};
    this.index++;
    let decimal = Number(value);
    let division = 1;
    for (const digit of this.match(NUMBER) ?? '') {
      decimal = decimal * 10 + digitValue(digit);
      division *= 10;
    }
    return {type: 'number' as const, value: decimal / division};
  }

  private readString(quote: string) {
    const source = this.match(quote === '"' ? /"((?:[^"\\]|\\[^])*)"/y : /'((?:[^'\\]|\\[^])*)'/y);
    if (source === undefined) return this.readUnclosed();
    const escapes: Record<string, string> = {t: '\t', n: '\n', r: '\r'};
    const text = source.slice(1, -1).replace(/\\([^])/g, (_, char: string) => escapes[char] ?? char);
    return {type: 'string' as const, text};
  }

  private readRegex() {
    const source = this.match(/\/(?:[^/\\]|\\[^])*\//y);
    if (source === undefined) return this.readUnclosed();
    const ignoreCase = this.match(/i/y) !== undefined;
    return {type: 'regex' as const, text: source.slice(1, -1), ignoreCase};
  }

  private readUnclosed() {
    const text = this.text.slice(this.index);
    if (text.endsWith('\\')) decline('A backslash at the end makes OpenRefine fail.');
    this.index = this.text.length;
    return {type: 'error' as const, text};
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.index;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.index = pattern.lastIndex;
    return found;
  }
}
