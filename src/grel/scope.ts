import {decline} from './errors';
import type {Element} from './markup/element';
import type {Value} from './values';

const STEPS = 100_000;
/** A single step can be long; the clock is looked at now and then. */
const MILLISECONDS = 2_000;
const LONGEST_TEXT = 1_000_000;
const MOST_ITEMS = 20_000;

/** What an evaluation knows while it runs: the names, and how much work is left before it gives up. */
export class Scope {
  /** Whether names or separators were used that Java has in the language of the interface. */
  forEnglish = false;
  private readonly names = new Map<string, Value>();
  private steps = 0;
  private readonly end = Date.now() + MILLISECONDS;

  constructor(
    private readonly resolve: (name: string) => Value,
    /** Reads HTML. Its code is longer than all of the evaluator, so that not everybody loads it. */
    readonly parseHtml?: ParseHtml,
  ) {}

  get(name: string): Value {
    return this.names.has(name) ? (this.names.get(name) ?? null) : this.resolve(name);
  }

  /** Runs something while a name means a value; null takes the name away. */
  with<T>(name: string, value: Value, run: () => T): T {
    const before = this.names.get(name);
    this.names.set(name, value);
    try {
      return run();
    } finally {
      if (before !== undefined) this.names.set(name, before);
      else this.names.delete(name);
    }
  }

  /** Counts work, so that no expression runs for ever. */
  step(count = 1) {
    this.steps += count;
    if (this.steps > STEPS || (this.steps % 16 === 0 && Date.now() > this.end)) {
      decline('This expression does more work than a page can. Try it in OpenRefine.');
    }
  }

  /** Counts a result as work and stops texts and arrays that outgrow the page. */
  weigh(value: Value): Value {
    this.step();
    if (typeof value === 'string' && value.length > LONGEST_TEXT) {
      decline('The result is longer than a page can hold. Try it in OpenRefine.');
    }
    if (Array.isArray(value)) checkLength(value.length);
    return value;
  }
}

/** Stops before an array is made that is too long for the page. */
export function checkLength(length: number) {
  if (length > MOST_ITEMS) decline('The array is longer than a page can hold. Try it in OpenRefine.');
}

export type ParseHtml = (html: string) => Element;
