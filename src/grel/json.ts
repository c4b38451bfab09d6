import {renderDouble} from './java/numbers';
import {decline, GrelError, JavaException, someException} from './errors';

type Scalar = string | number | bigint | boolean | null;

const CLASS = {
  object: 'ObjectNode',
  array: 'ArrayNode',
  string: 'TextNode',
  int: 'IntNode',
  long: 'LongNode',
  bigint: 'BigIntegerNode',
  double: 'DoubleNode',
  boolean: 'BooleanNode',
  null: 'NullNode',
  missing: 'MissingNode',
};

/** A part of JSON, as Jackson keeps it. */
export class Json {
  constructor(
    readonly kind: keyof typeof CLASS,
    readonly scalar: Scalar,
    readonly items: Json[] = [],
    /** In the order of the text: a JavaScript object would put numbers first. */
    readonly entries = new Map<string, Json>(),
  ) {}

  get className(): string {
    return `com.fasterxml.jackson.databind.node.${CLASS[this.kind]}`;
  }
}

/** As Jackson writes it without spaces. */
export function renderJson(json: Json): string {
  switch (json.kind) {
    case 'object':
      return `{${Array.from(json.entries, ([key, value]) => `${renderJsonString(key)}:${renderJson(value)}`).join(',')}}`;
    case 'array':
      return `[${json.items.map(renderJson).join(',')}]`;
    case 'string':
      return renderJsonString(String(json.scalar));
    case 'double':
      if (!Number.isFinite(json.scalar)) decline('JSON has no such number.');
      return renderDouble(Number(json.scalar));
    case 'missing':
      return '';
    default:
      return String(json.scalar);
  }
}

/** JSON.stringify() with the escapes of Jackson, which writes capitals and escapes no lone surrogates. */
export function renderJsonString(text: string): string {
  const short: Record<string, string> = {'\b': '\\b', '\t': '\\t', '\n': '\\n', '\f': '\\f', '\r': '\\r'};
  // eslint-disable-next-line no-control-regex -- control characters are what is escaped
  const escaped = text.replace(/["\\\x00-\x1f]/g, (char) =>
    /["\\]/.test(char)
      ? `\\${char}`
      : (short[char] ?? `\\u${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`),
  );
  return `"${escaped}"`;
}

export function sameJson(one: Json, other: Json): boolean {
  if (one.kind !== other.kind || !Object.is(one.scalar, other.scalar)) return false;
  if (one.items.length !== other.items.length || one.entries.size !== other.entries.size) return false;
  return (
    one.items.every((item, index) => sameJson(item, other.items[index] as Json)) &&
    Array.from(one.entries).every(([key, value]) => {
      const found = other.entries.get(key);
      return found !== undefined && sameJson(value, found);
    })
  );
}

/** Reads the first value of a text; what follows it is ignored, and names of fields may stand without quotes. */
export function parseJson(text: string): Json {
  return new JsonReader(text).readFirst();
}

class JsonReader {
  private index = 0;
  private depth = 0;

  constructor(private readonly text: string) {}

  readFirst(): Json {
    this.skipSpace();
    if (this.index === this.text.length) return new Json('missing', null);
    const json = this.read();
    // A number at the top must be followed by space, or by the end.
    const isNumber = typeof json.scalar === 'number' || typeof json.scalar === 'bigint';
    if (isNumber && /^[^ \t\r\n]/.test(this.text.slice(this.index))) this.fail();
    return json;
  }

  private read(): Json {
    this.skipSpace();
    if (++this.depth > 500) decline('The JSON is nested too deeply for this page.');
    const json = this.readValue();
    this.depth--;
    return json;
  }

  private readValue(): Json {
    if (this.take('{')) return this.readObject();
    if (this.take('[')) return this.readArray();
    if (this.text[this.index] === '"') return new Json('string', this.readString());
    const word = this.match(/true|false|null/y);
    if (word) {
      if (/[\w$]|[^\0-\x7f]/.test(this.text[this.index] ?? '')) {
        this.index -= word.length;
        this.failAtWord();
      }
      return word === 'null' ? new Json('null', null) : new Json('boolean', word === 'true');
    }
    const number = this.match(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y);
    if (!number || /[\w.]/.test(this.text[this.index] ?? '')) return number ? this.fail() : this.failAtWord();
    if (/[.eE]/.test(number)) return new Json('double', Number(number));
    const whole = BigInt(number);
    if (whole === BigInt.asIntN(32, whole)) return new Json('int', number === '-0' ? 0 : Number(whole));
    return new Json(whole === BigInt.asIntN(64, whole) ? 'long' : 'bigint', whole);
  }

  private readObject(): Json {
    const entries = new Map<string, Json>();
    this.skipSpace();
    if (this.take('}')) return new Json('object', null, [], entries);
    do {
      this.skipSpace();
      const key = this.text[this.index] === '"' ? this.readString() : this.match(/[\w$@#*+-]+/y);
      if (key === undefined) return this.fail();
      this.skipSpace();
      if (!this.take(':')) this.fail();
      entries.set(key, this.read());
      this.skipSpace();
    } while (this.take(','));
    if (!this.take('}')) this.fail();
    return new Json('object', null, [], entries);
  }

  private readArray(): Json {
    const items: Json[] = [];
    this.skipSpace();
    if (this.take(']')) return new Json('array', null, items);
    do {
      items.push(this.read());
      this.skipSpace();
    } while (this.take(','));
    if (!this.take(']')) this.fail();
    return new Json('array', null, items);
  }

  private readString(): string {
    // eslint-disable-next-line no-control-regex -- JSON forbids control characters in strings
    const source = this.match(/"(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y);
    return source === undefined ? this.fail() : (JSON.parse(source) as string);
  }

  private skipSpace() {
    this.match(/[ \t\r\n]*/y);
  }

  private take(char: string): boolean {
    if (this.text[this.index] !== char) return false;
    this.index++;
    return true;
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.index;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.index = pattern.lastIndex;
    return found;
  }

  private failAtWord(): never {
    const word = this.match(/(?!NaN|Infinity)[A-Za-z_$][\w$]*(?![\w$]|[^\0-\x7f])/y);
    if (word === undefined || word.length > 255 || this.text.length > 500 || /[^ -\ud7ff]/.test(this.text)) this.fail();
    const place = `[Source: (String)"${this.text}"; line: 1, column: ${this.index + 1}]`;
    const what = `(JSON String, Number, Array, Object or token 'null', 'true' or 'false')`;
    const message = `parseJson failed: Unrecognized token '${word}': was expecting ${what}\n at ${place}`;
    throw new JavaException(new GrelError(message));
  }

  /** Of other faults, releases differ in what place they name. */
  private fail(): never {
    if (this.text.startsWith('\ufeff')) decline('How OpenRefine reads the mark at the start of this JSON differs.');
    return someException();
  }
}
