import {GrelError, someException} from './errors';
import type {Control, Evaluable} from './evaluable';
import {Json} from './json';
import {DIGITS} from './java/numbers';
import {catchException, run} from './run';
import {checkLength, type Scope} from './scope';
import {elementsOf, Int, isNumber, isTrue, toDouble, toLong, toStableString, type Numeric, type Value} from './values';

const COUNTS = ['no arguments', 'one argument', 'two arguments', 'three arguments', 'four arguments', 'five arguments'];

/** A control with so many arguments, some of which must be names. `where` says what each name is, by its place. */
function control(count: number, where: Record<number, string>, runControl: Control['run']): Control {
  return {
    findFault(name, args) {
      // 3.10.1 counts "expects one argument" and "expects three arguments" alike.
      if (args.length !== count) return `${name} expects ${COUNTS[count]}`;
      const place = Object.keys(where).find((index) => args[Number(index)]?.kind !== 'variable');
      return place === undefined ? undefined : `${name} expects ${where[Number(place)]}`;
    },
    run: runControl,
  };
}

const VARIABLE = {1: 'second argument to be a variable name'};

/** A test that looks at errors too. */
function test(passes: (value: Value) => boolean): Control {
  return control(1, {}, ([arg], scope) => passes(arg ? catchException(() => run(arg, scope)) : null));
}

export function isNonBlank(value: Value): boolean {
  return value !== null && value !== '' && !(value instanceof GrelError);
}

function nameOf(part: Evaluable | undefined): string {
  return part?.kind === 'variable' ? part.name : '';
}

const filter = control(3, VARIABLE, ([from, variable, condition], scope, name) => {
  const value = evaluate(from, scope);
  if (value instanceof GrelError) return value;
  const items = elementsOf(value);
  if (!items) return new GrelError(`${name} expects an array as its first argument`);
  return items.filter((item) => scope.with(nameOf(variable), item, () => evaluate(condition, scope)) === true);
});

const forEach = control(3, VARIABLE, ([from, variable, body], scope) => {
  const value = evaluate(from, scope);
  if (value instanceof GrelError) return value;
  const isObject = value instanceof Json && value.kind === 'object';
  // The fields of an object stay JSON, the items of an array do not.
  const items = isObject ? Array.from(value.entries.values()) : elementsOf(value);
  if (!items) return new GrelError('First argument to forEach is not an array or JSON object');
  return items.map((item) => scope.with(nameOf(variable), item, () => evaluate(body, scope)));
});

const forEachIndex: Control = {
  findFault(name, args) {
    // The program's messages lose their apostrophes, too.
    const names = {
      1: 'second argument to be the indexs variable name',
      2: 'second argument to be the elements variable name',
    };
    const fault = control(4, names, () => null).findFault(name, args);
    if (fault || nameOf(args[1]) !== nameOf(args[2])) return fault;
    return `${name} expects the second and third arguments to be different variable names`;
  },
  run([from, index, variable, body], scope) {
    const value = evaluate(from, scope);
    if (value instanceof GrelError) return value;
    const entries: [Value, Value][] | undefined =
      value instanceof Json && value.kind === 'object'
        ? Array.from(value.entries)
        : elementsOf(value)?.map((item, place) => [new Int(place), item]);
    if (!entries) return new GrelError('First argument to forEachIndex is not an array or JSON object');
    return entries.map(([place, item]) =>
      scope.with(nameOf(index), place, () => scope.with(nameOf(variable), item, () => evaluate(body, scope))),
    );
  },
};

const forRange = control(
  5,
  {3: 'second argument to be the elements variable name'},
  ([from, to, step, variable, body], scope) => {
    const ends = [from, to, step].map((part) => evaluate(part, scope));
    const error = ends.find((value) => value instanceof GrelError);
    if (error) return error;
    const [start = null, end = null, by = null] = ends;
    if (!isNumber(start) || !isNumber(end) || !isNumber(by)) {
      return new GrelError('First, second, and third arguments of forRange must all be numbers');
    }
    const results: Value[] = [];
    const isWhole = (value: Numeric) => toDouble(value) - Number(toLong(value)) === 0;
    const limit = toDouble(end);
    const loop = <T extends number | bigint>(first: T, add: (value: T) => T, size: number): Value => {
      if (size === 0) return new GrelError('Invalid argument');
      for (let at = first; size > 0 ? at < limit : at > limit; at = add(at)) {
        results.push(scope.with(nameOf(variable), at, () => evaluate(body, scope)));
        checkLength(results.length);
      }
      return results;
    };
    if (isWhole(start) && isWhole(by)) {
      return loop(toLong(start), (value) => BigInt.asIntN(64, value + toLong(by)), Number(toLong(by)));
    }
    return loop(toDouble(start), (value) => value + toDouble(by), toDouble(by));
  },
);

const forNonBlank = control(4, VARIABLE, ([from, variable, body, otherwise], scope) => {
  const value = evaluate(from, scope);
  if (!isNonBlank(value)) return evaluate(otherwise, scope);
  return scope.with(nameOf(variable), value, () => evaluate(body, scope));
});

const choose = control(3, {}, ([condition, then, otherwise], scope) => {
  const value = evaluate(condition, scope);
  if (value instanceof GrelError) return value;
  return evaluate(isTrue(value) ? then : otherwise, scope);
});

const withName = control(3, VARIABLE, ([from, variable, body], scope) =>
  scope.with(nameOf(variable), evaluate(from, scope), () => evaluate(body, scope)),
);

const ONLY_DIGITS = new RegExp(`^${DIGITS}$`, 'u');

const isNumeric = test((value) => {
  if (value === null) return someException();
  return isNumber(value) || ONLY_DIGITS.test(toStableString(value) ?? '');
});

function evaluate(part: Evaluable | undefined, scope: Scope): Value {
  return part ? run(part, scope) : null;
}

export const CONTROLS = new Map<string, Control>([
  ['if', choose],
  ['with', withName],
  ['forEach', forEach],
  ['forEachIndex', forEachIndex],
  ['forRange', forRange],
  ['filter', filter],
  ['forNonBlank', forNonBlank],
  ['isNull', test((value) => value === null)],
  ['isNotNull', test((value) => value !== null)],
  ['isEmptyString', test((value) => value === '')],
  ['isBlank', test((value) => !isNonBlank(value))],
  ['isNonBlank', test(isNonBlank)],
  ['isNumeric', isNumeric],
  ['isError', test((value) => value instanceof GrelError)],
]);
