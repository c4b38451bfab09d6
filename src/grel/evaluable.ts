import type {Scope} from './scope';
import type {Value} from './values';

/** A part of an expression, as the parser reads it. */
export type Evaluable =
  | {kind: 'literal'; value: Value}
  | {kind: 'variable'; name: string}
  | {kind: 'field'; inner: Evaluable; name: string}
  | {kind: 'array'; args: Evaluable[]}
  | {kind: 'operator'; operator: string; left: Evaluable; right: Evaluable}
  | {kind: 'call'; name: string; call: GrelFunction; args: Evaluable[]}
  | {kind: 'control'; name: string; control: Control; args: Evaluable[]};

/** A function gets its arguments evaluated and free of errors, and the name that it was called by for its messages. */
export type GrelFunction = (args: Value[], name: string, scope: Scope) => Value;

/** A control gets its arguments unevaluated, so that it can choose among them and bind names. */
export interface Control {
  /** What is wrong with the arguments, while parsing. */
  findFault(name: string, args: Evaluable[]): string | undefined;
  run(args: Evaluable[], scope: Scope, name: string): Value;
}
