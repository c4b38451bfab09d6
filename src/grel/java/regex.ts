import {decline, javaException, someException} from '../errors';
import {convertRegex, type Guard} from './regexConverter';
import {NOT_HERE} from './regexLiteral';

/** What Java says of a pattern that it cannot read. */
export class RegexSyntaxError extends Error {}

/** A pattern of Java with the JavaScript that matches the same. */
export class Regex {
  private readonly expression: RegExp;

  constructor(
    /** As written. */
    readonly source: string,
    javaScript: string,
    private readonly groupCount: number,
    private readonly names: Map<string, number>,
    private readonly guards: Guard[],
  ) {
    try {
      this.expression = new RegExp(javaScript, 'ug');
    } catch {
      decline('This browser cannot run a regular expression with this feature. Try it in OpenRefine.');
    }
  }

  /** All that is found from left to right, one by one. */
  *findAll(text: string): Generator<Found, undefined> {
    this.checkText(text);
    this.expression.lastIndex = 0;
    for (let found = this.exec(text); found; found = this.exec(text)) {
      const at = this.expression.lastIndex;
      yield found;
      if (found.text === '' && (text.codePointAt(at) ?? 0) > 0xffff) {
        decline('Java finds nothing inside of this character, too. Try it in OpenRefine.');
      }
      // Others may have used the pattern meanwhile. Behind an empty match, the search goes on one character later.
      this.expression.lastIndex = found.text === '' ? at + 1 : at;
      if (this.expression.lastIndex > text.length) return;
    }
  }

  find(text: string): Found | undefined {
    return this.findAll(text).next().value;
  }

  /** The groups, if the pattern matches the whole text. */
  matchWhole(text: string): Found | undefined {
    this.checkText(text);
    const found = new RegExp(`^(?:${this.expression.source})$`, 'u').exec(text);
    return found ? this.describe(found) : undefined;
  }

  /** Replaces all that is found. In `template`, $1 and ${name} are groups and a backslash takes the next literally. */
  replaceAll(text: string, template: string): string {
    let result = '';
    let from = 0;
    for (const found of this.findAll(text)) {
      result += text.slice(from, found.start) + this.expand(template, found);
      from = found.end;
    }
    return result + text.slice(from);
  }

  /** The pieces between what is found, without an empty one before a match of no width, nor those at the end. */
  split(text: string): string[] {
    const pieces: string[] = [];
    let from = 0;
    for (const {start, end} of this.findAll(text)) {
      if (end === 0) continue;
      pieces.push(text.slice(from, start));
      from = end;
    }
    if (from === 0 && pieces.length === 0) return [text];
    pieces.push(text.slice(from));
    while (pieces.at(-1) === '') pieces.pop();
    return pieces;
  }

  private expand(template: string, found: Found): string {
    let result = '';
    for (let index = 0; index < template.length; index++) {
      const char = template[index] ?? '';
      if (char === '\\') {
        index++;
        if (index === template.length) javaException('IllegalArgumentException', 'character to be escaped is missing');
        result += template.charAt(index);
      } else if (char === '$') {
        const {length, group} = this.readReference(template.slice(index + 1));
        result += found.groups[group - 1] ?? (group === 0 ? found.text : '');
        index += length;
      } else {
        result += char;
      }
    }
    return result;
  }

  private readReference(rest: string): {length: number; group: number} {
    if (rest === '') {
      javaException('IllegalArgumentException', 'Illegal group reference: group index is missing');
    }
    if (rest.startsWith('{')) {
      const name = /^\{([A-Za-z0-9]*)\}/.exec(rest)?.[1] ?? '';
      return {length: name.length + 2, group: this.names.get(name) ?? someException()};
    }
    const digits = /^\d+/.exec(rest)?.[0];
    if (!digits) return javaException('IllegalArgumentException', 'Illegal group reference');
    // Further digits count as long as there is such a group.
    let length = digits.length;
    while (length > 1 && Number(digits.slice(0, length)) > this.groupCount) length--;
    const group = Number(digits.slice(0, length));
    if (group > this.groupCount) javaException('IndexOutOfBoundsException', `No group ${group}`);
    return {length, group};
  }

  private exec(text: string): Found | undefined {
    const found = this.expression.exec(text);
    return found ? this.describe(found) : undefined;
  }

  private describe(found: RegExpExecArray): Found {
    const [text] = found;
    // Browsers look for nothing inside of a character that takes two places; Java does not.
    const isInside =
      /^[\udc00-\udfff]/.test(found.input.slice(found.index)) &&
      /[\ud800-\udbff]$/.test(found.input.slice(0, found.index));
    if (isInside)
      decline('Where this pattern matches beside characters such as 😀 is not certain here. Try it in OpenRefine.');
    const groups = Array.from({length: this.groupCount}, (_, index) => found.groups?.[`g${index + 1}`] ?? null);
    return {text, start: found.index, end: found.index + text.length, groups};
  }

  private checkText(text: string) {
    for (const guard of this.guards) {
      if (guard.test.test(text)) decline(guard.reason);
    }
  }
}

interface Found {
  text: string;
  start: number;
  end: number;
  /** Null for a group that took no part. */
  groups: (string | null)[];
}

export function isRegex(value: unknown): value is Regex {
  return value instanceof Regex;
}

export function compileRegex(source: string, ignoreCase = false): Regex {
  const {javaScript, groupCount, names, guards} = convertRegex(source, ignoreCase, (message) => {
    // Java counts the place of the fault otherwise.
    if (/\\Q|\\$|[^\0-\uffff]/u.test(source)) decline(NOT_HERE);
    throw new RegexSyntaxError(message);
  });
  return new Regex(source, javaScript, groupCount, names, guards);
}
