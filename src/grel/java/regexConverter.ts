import {decline} from '../errors';
import {convertClass, convertClassEscape, UNICODE} from './regexClass';
import {literal, NOT_HERE, renderSyntaxError, type Flags} from './regexLiteral';

/** A text for which a pattern would match otherwise than in Java. */
export interface Guard {
  test: RegExp;
  reason: string;
}

interface Converted {
  javaScript: string;
  groupCount: number;
  names: Map<string, number>;
  guards: Guard[];
}

/** A piece of a pattern. */
interface Piece {
  source: string;
  /** It may match no text. */
  canBeEmpty: boolean;
  /** Groups inside. */
  groups: number[];
  /** Those among them that a match may leave out. */
  maybe: number[];
}

const LINE_END = '[\\n\\r\\u0085\\u2028\\u2029]';

const GUARDS = {
  wordEdge: {
    test: /(?![\0-\x7f])[\p{L}\p{M}\p{Nd}]/u,
    reason: 'Where a word ends beside letters with accents depends on the version of Java. Try it in OpenRefine.',
  },
  wideCharacters: {
    test: /\p{Cs}|[^\0-\uffff]/u,
    reason: 'Where this pattern matches beside characters such as 😀 is not certain here. Try it in OpenRefine.',
  },
  lineEnd: {
    test: /\r\n?(?![^])|[\u0085\u2028\u2029]/,
    reason: 'What ends a line in this text is read differently by Java. Try it in OpenRefine.',
  },
  lines: {
    test: /[\r\u0085\u2028\u2029]|\n(?![^])|^(?![^])/,
    reason: 'What ends a line in this text is read differently by Java. Try it in OpenRefine.',
  },
};

/** Java's regular expression in JavaScript's terms, for the flag u. What is not certain to match alike is declined. */
export function convertRegex(source: string, ignoreCase: boolean, fail: (message: string) => never): Converted {
  return new Converter(source, fail, {ignoreCase}).convert();
}

const atom = (source: string): Piece => ({source, canBeEmpty: false, groups: [], maybe: []});

/** What matches a place. */
const anchor = (source: string): Piece & {fixed: true} => ({...atom(source), canBeEmpty: true, fixed: true});

class Converter {
  private index = 0;
  private groupCount = 0;
  private readonly names = new Map<string, number>();
  private readonly guards = new Set<Guard>();
  /** The closed groups, and whether each may hold no text. */
  private readonly closed = new Map<number, boolean>();
  private readonly references: number[] = [];
  private depth = 0;

  constructor(
    private readonly source: string,
    private readonly failWith: (message: string) => never,
    private flags: Flags,
  ) {}

  convert(): Converted {
    const whole = this.parseAlternatives();
    if (this.index < this.source.length) this.fail("Unmatched closing ')'", this.index - 1);
    if (this.references.some((group) => whole.maybe.includes(group))) decline(NOT_HERE);
    return {javaScript: whole.source, groupCount: this.groupCount, names: this.names, guards: [...this.guards]};
  }

  private parseAlternatives(): Piece {
    if (++this.depth > 100) decline('This regular expression is nested too deeply for this page.');
    const flags = this.flags;
    const pieces = [this.parseSequence()];
    while (this.take('|')) pieces.push(this.parseSequence());
    this.flags = flags;
    this.depth--;
    const groups = pieces.flatMap((piece) => piece.groups);
    return {
      source: pieces.map((piece) => piece.source).join('|'),
      canBeEmpty: pieces.some((piece) => piece.canBeEmpty),
      groups,
      maybe: pieces.length > 1 ? groups : pieces.flatMap((piece) => piece.maybe),
    };
  }

  private parseSequence(): Piece {
    const pieces: Piece[] = [];
    while (this.index < this.source.length && !/[|)]/.test(this.peek())) {
      const piece = this.parseAtom();
      pieces.push(this.parseQuantifier(piece));
    }
    return {
      source: pieces.map((piece) => piece.source).join(''),
      canBeEmpty: pieces.every((piece) => piece.canBeEmpty),
      groups: pieces.flatMap((piece) => piece.groups),
      maybe: pieces.flatMap((piece) => piece.maybe),
    };
  }

  private parseQuantifier(piece: Piece & {fixed?: boolean}): Piece {
    const start = this.index;
    const match = /^(?:[*+?]|\{(\d+)(,(\d*))?\})/.exec(this.source.slice(start));
    if (!match) {
      if (/^\{\d/.test(this.source.slice(start))) decline(NOT_HERE);
      if (this.peek() === '{') this.fail('Illegal repetition', start + 1);
      return piece;
    }
    const [quantifier, from, hasTo, to] = match;
    this.index += quantifier.length;
    if (from !== undefined && (from.length > 4 || (to ?? '').length > 4)) decline(NOT_HERE);
    if (to && Number(to) < Number(from)) this.fail('Illegal repetition range', start + 2 + `${from},`.length);
    const min = from === undefined ? (quantifier === '+' ? 1 : 0) : Number(from);
    const most = quantifier === '?' ? 1 : from === undefined || (hasTo && !to) ? Infinity : Number(to ?? from);
    // Repeating what has no width, or an anchor, is not written the same in both languages.
    if (piece.fixed) decline(NOT_HERE);
    // The languages differ in what groups hold after a round that passed them by, and in rounds that match nothing.
    if ((most > 1 && piece.maybe.length > 0) || (piece.canBeEmpty && piece.source.startsWith('('))) decline(NOT_HERE);
    const lazy = this.take('?') ? '?' : '';
    // In JavaScript, only a lookahead keeps what it took, as a plus sign behind a quantifier does in Java.
    const keeps = !lazy && this.take('+');
    if (keeps && (piece.groups.length > 0 || (min > 1 && piece.source.startsWith('(')))) decline(NOT_HERE);
    if (/^[*+?]/.test(this.peek())) this.fail(`Dangling meta character '${this.peek()}'`, this.index);
    const source = `${piece.source}${quantifier}${lazy}`;
    return {
      source: keeps ? `(?:(?=(?<k${start}>${source}))\\k<k${start}>)` : source,
      canBeEmpty: piece.canBeEmpty || min === 0,
      groups: piece.groups,
      maybe: min === 0 ? piece.groups : piece.maybe,
    };
  }

  private parseAtom(): Piece & {fixed?: boolean} {
    const start = this.index;
    const char = this.readChar();
    switch (char) {
      case '.':
        return atom(this.flags.dotAll ? '[^]' : '[^\\n\\r\\u0085\\u2028\\u2029]');
      case '^':
        if (!this.flags.multiline) return anchor('^');
        this.guards.add(GUARDS.lines);
        return anchor('(?<=\\n|^)');
      case '$':
        this.guards.add(this.flags.multiline ? GUARDS.lines : GUARDS.lineEnd);
        return anchor(this.flags.multiline ? '(?=\\n|$)' : '(?=\\n?$)');
      case '(':
        return this.parseGroup();
      case '[': {
        const {source, end} = convertClass(this.source, start, this.flags, this.failWith);
        this.index = end;
        return atom(source);
      }
      case '\\':
        return this.parseEscape(start);
      case '*':
      case '+':
      case '?':
        return this.fail(`Dangling meta character '${char}'`, start);
      case '{':
        // A repetition of nothing is read as such.
        return /^\d/.test(this.source.slice(this.index))
          ? decline(NOT_HERE)
          : this.fail('Illegal repetition', start + 1);
      default:
        return atom(literal(char, this.flags));
    }
  }

  private parseEscape(start: number): Piece & {fixed?: boolean} {
    const next = this.peek();
    if (next === 'b' || next === 'B') {
      if (this.source.startsWith('\\b{', start)) decline(NOT_HERE);
      this.index++;
      if (this.flags.unicodeClasses) {
        const word = `[${UNICODE.w}]`;
        const [one, other] = next === 'b' ? '!=' : '=!';
        return anchor(`(?:(?<=${word})(?${one}${word})|(?<!${word})(?${other}${word}))`);
      }
      this.guards.add(GUARDS.wordEdge);
      return anchor(`\\${next}`);
    }
    if (next === 'R') {
      this.index++;
      // It does not give back half of a line end, and repeated it never does in Java.
      return anchor(`(?:\\r\\n|(?!\\r\\n)${LINE_END.replace('[', '[\\v\\f')})`);
    }
    if (/[1-9]/.test(next)) return this.parseReference();
    if (/[QkGXNAzZ]/.test(next)) decline(NOT_HERE);
    const {source, end} = convertClassEscape(this.source, start, this.flags, this.failWith);
    this.index = end;
    return atom(source);
  }

  private parseReference(): Piece {
    let group = Number(this.readChar());
    while (/\d/.test(this.peek()) && group * 10 + Number(this.peek()) <= this.groupCount) {
      group = group * 10 + Number(this.readChar());
    }
    // A group that is still open, or not there, never matches in Java and always does in JavaScript.
    const canBeEmpty = this.closed.get(group);
    if (canBeEmpty === undefined || this.flags.ignoreCase) return decline(NOT_HERE);
    this.references.push(group);
    return {...atom(`\\k<g${group}>`), canBeEmpty};
  }

  private parseGroup(): Piece & {fixed?: boolean} {
    if (!this.take('?')) return this.parseCapture();
    if (this.take(':')) return this.closeGroup('(?:', this.parseAlternatives());
    const look = ['=', '!', '<=', '<!'].find((mark) => this.take(mark));
    if (look) {
      const inside = this.parseAlternatives();
      const isBehind = look.startsWith('<');
      // Java wants a length that it can foresee behind, and keeps groups that were found on the way to a failure.
      const isUnbounded = /[*+]|\{\d+,\}|<k/.test(inside.source.replace(/\\./g, ''));
      if (isBehind && isUnbounded) decline(NOT_HERE);
      if (isBehind) this.guards.add(GUARDS.wideCharacters);
      if (inside.groups.length > 0 && (isBehind || look === '!')) decline(NOT_HERE);
      return {...this.closeGroup(`(?${look}`, inside), canBeEmpty: true, fixed: true};
    }
    const name = /^<([A-Za-z][A-Za-z0-9]*)>/.exec(this.source.slice(this.index));
    if (name?.[1]) {
      this.index += name[0].length;
      if (this.names.has(name[1])) decline(NOT_HERE);
      this.names.set(name[1], this.groupCount + 1);
      return this.parseCapture();
    }
    return this.parseFlags();
  }

  private parseCapture(): Piece {
    const group = ++this.groupCount;
    const inner = this.closeGroup(`(?<g${group}>`, this.parseAlternatives());
    this.closed.set(group, inner.canBeEmpty);
    return {...inner, groups: [group, ...inner.groups]};
  }

  /** `(?i)` holds to the end of the group around it. */
  private parseFlags(): Piece & {fixed?: boolean} {
    const match = /^([imsuU]+)\)/.exec(this.source.slice(this.index));
    if (!match?.[1]) return decline(NOT_HERE);
    this.index += match[0].length;
    this.flags = {...this.flags};
    if (match[1].includes('i')) this.flags.ignoreCase = true;
    if (match[1].includes('s')) this.flags.dotAll = true;
    if (match[1].includes('m')) this.flags.multiline = true;
    if (match[1].includes('U')) this.flags.unicodeClasses = true;
    if (/u/i.test(match[1])) this.flags.unicodeCase = true;
    return anchor('');
  }

  private closeGroup(opening: string, inner: Piece): Piece {
    if (!this.take(')')) this.fail('Unclosed group', this.source.length);
    return {...inner, source: `${opening}${inner.source})`};
  }

  private peek(): string {
    return this.source[this.index] ?? '';
  }

  /** One character, which may take two places. */
  private readChar(): string {
    const char = String.fromCodePoint(this.source.codePointAt(this.index) ?? 0);
    this.index += char.length;
    return char;
  }

  private take(text: string): boolean {
    if (!this.source.startsWith(text, this.index)) return false;
    this.index += text.length;
    return true;
  }

  private fail(what: string, index: number): never {
    return this.failWith(renderSyntaxError(what, this.source, index));
  }
}
