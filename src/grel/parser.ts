import {CONTROLS} from './controls';
import type {Evaluable} from './evaluable';
import {FUNCTIONS} from './functions';
import {compileRegex, RegexSyntaxError} from './java/regex';
import {Scanner, type Token} from './scanner';

/** What the tool says of an expression that it cannot read. */
export class ParseError extends Error {}

const COMPARISONS = ['>', '=', '<', '>=', '==', '=<', '<=', '!='];

/** Reads an expression. What follows a complete one is ignored, as in the tool. */
export const parse = (source: string): Evaluable => parseWithRest(source).part;

/** The expression, and what follows it. */
export function parseWithRest(source: string): {part: Evaluable; rest: string} {
  const parser = new Parser(source);
  return {part: parser.parseExpression(), rest: parser.rest};
}

class Parser {
  private readonly scanner: Scanner;
  private token: Token | undefined;

  constructor(private readonly source: string) {
    this.scanner = new Scanner(source);
    this.next(true);
  }

  get rest(): string {
    return this.token ? this.source.slice(this.token.start) : '';
  }

  parseExpression(): Evaluable {
    return this.parseOperators(COMPARISONS, () =>
      this.parseOperators(['+', '-'], () => this.parseOperators(['*', '/', '%'], () => this.parseFactor())),
    );
  }

  /** The token that `take` may have changed, which TypeScript does not see. */
  private peek(): Token | undefined {
    return this.token;
  }

  private parseOperators(operators: string[], parseOperand: () => Evaluable): Evaluable {
    let left = parseOperand();
    while (this.token?.type === 'operator' && operators.includes(this.token.text)) {
      const operator = this.token.text;
      this.next(true);
      left = {kind: 'operator', operator, left, right: parseOperand()};
    }
    return left;
  }

  private parseFactor(): Evaluable {
    let factor = this.parsePrimary();
    while (this.token) {
      if (this.token.type === 'error') this.fail(`Unknown function or control named${this.token.text}`);
      if (this.take('operator', '.', false)) {
        const token = this.peek();
        const name = token?.type === 'identifier' ? token.text : this.fail('Missing function name');
        this.next(false);
        if (this.isAt('delimiter', '(')) {
          this.next(true);
          const call = FUNCTIONS.get(name) ?? this.fail(`Unknown function ${name}`);
          factor = {kind: 'call', name, call, args: [factor, ...this.parseList(')')]};
        } else {
          factor = {kind: 'field', inner: factor, name};
        }
      } else if (this.take('delimiter', '[', true)) {
        const call = FUNCTIONS.get('get') ?? this.fail('Unknown function get');
        factor = {kind: 'call', name: 'get', call, args: [factor, ...this.parseList(']')]};
      } else {
        break;
      }
    }
    return factor;
  }

  private parsePrimary(): Evaluable {
    const {token} = this;
    if (!token) return this.fail('Expecting something more at end of expression');
    if (token.type === 'string') return this.literal(token.text);
    if (token.type === 'number') return this.literal(token.value);
    if (token.type === 'regex') return this.parseRegex(token);
    if (this.take('operator', '-', true)) {
      if (this.token?.type !== 'number') return this.fail('Bad negative number');
      const {value} = this.token;
      return this.literal(typeof value === 'bigint' ? BigInt.asIntN(64, -value) : -value);
    }
    if (token.type === 'identifier') return this.parseName(token.text);
    if (this.take('delimiter', '(', true)) {
      const inner = this.parseExpression();
      if (!this.take('delimiter', ')', false)) this.fail('Missing )');
      return inner;
    }
    if (this.take('delimiter', '[', true)) return {kind: 'array', args: this.parseList(']')};
    return this.fail('Missing number, string, identifier, regex, or parenthesized expression');
  }

  private parseName(name: string): Evaluable {
    this.next(false);
    if (!this.isAt('delimiter', '(')) {
      return name === 'null' ? {kind: 'literal', value: null} : {kind: 'variable', name};
    }
    // The tool takes PI( for a number and leaves the parenthesis to be ignored or missed.
    if (name === 'PI') return this.literal(Math.PI);
    const call = FUNCTIONS.get(name);
    const control = CONTROLS.get(name);
    if (!call && !control) this.fail(`Unknown function or control named ${name}`);
    this.next(true);
    const args = this.parseList(')');
    if (control) {
      const fault = control.findFault(name, args);
      if (fault) this.fail(fault);
      return {kind: 'control', control, name, args};
    }
    return {kind: 'call', name, call: call ?? this.fail(name), args};
  }

  private parseRegex(token: {text: string; ignoreCase: boolean}): Evaluable {
    try {
      return this.literal(compileRegex(token.text, token.ignoreCase));
    } catch (error) {
      if (error instanceof RegexSyntaxError) return this.fail(`Bad regular expression (${error.message})`);
      throw error;
    }
  }

  private parseList(closing: string): Evaluable[] {
    const list: Evaluable[] = [];
    if (this.token && !this.isAt('delimiter', closing)) {
      while (this.peek()) {
        list.push(this.parseExpression());
        if (!this.take('delimiter', ',', true)) break;
      }
    }
    if (!this.take('delimiter', closing, false)) this.fail(`Missing ${closing}`);
    return list;
  }

  private literal(value: (Evaluable & {kind: 'literal'})['value']): Evaluable {
    this.next(false);
    return {kind: 'literal', value};
  }

  private isAt(type: Token['type'], text: string): boolean {
    return this.token?.type === type && 'text' in this.token && this.token.text === text;
  }

  private take(type: Token['type'], text: string, regexPossible: boolean): boolean {
    if (!this.isAt(type, text)) return false;
    this.next(regexPossible);
    return true;
  }

  private next(regexPossible: boolean) {
    this.token = this.scanner.next(regexPossible);
  }

  private fail(what: string): never {
    throw new ParseError(`Parsing error at offset ${this.token?.start ?? this.scanner.index}: ${what}`);
  }
}
