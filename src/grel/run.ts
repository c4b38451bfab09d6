import {GrelError, JavaException} from './errors';
import type {Evaluable} from './evaluable';
import {applyOperator} from './operators';
import type {Scope} from './scope';
import {Fields, fromJson, List, type Value} from './values';
import {Json} from './json';

/** Evaluates a part of an expression. A JavaException that leaves it makes the whole result null, as in the tool. */
export function run(part: Evaluable, scope: Scope): Value {
  scope.step();
  switch (part.kind) {
    case 'literal':
      return part.value;
    case 'variable':
      return scope.get(part.name);
    case 'field':
      return getField(run(part.inner, scope), part.name);
    case 'operator': {
      const values = runAll([part.left, part.right], scope);
      if (values instanceof GrelError) return values;
      const [left = null, right = null] = values;
      return scope.weigh(applyOperator(part.operator, left, right));
    }
    case 'array':
      return runAll(part.args, scope);
    case 'call': {
      const values = runAll(part.args, scope);
      if (values instanceof GrelError) return values;
      return scope.weigh(catchException(() => part.call(values, part.name, scope)));
    }
    case 'control':
      return scope.weigh(catchException(() => part.control.run(part.args, scope, part.name)));
  }
}

/** The values of all parts, or the first error among them. */
function runAll(parts: Evaluable[], scope: Scope): Value[] | GrelError {
  const values: Value[] = [];
  for (const part of parts) {
    const value = run(part, scope);
    if (value instanceof GrelError) return value;
    values.push(value);
  }
  return values;
}

export function catchException(evaluate: () => Value): Value {
  try {
    return evaluate();
  } catch (error) {
    if (error instanceof JavaException) return error.value;
    throw error;
  }
}

/** What follows a dot. Values without fields have none, silently. */
export function getField(value: Value, name: string): Value {
  if (value instanceof GrelError) return value;
  if (value instanceof Fields) return value.get(name);
  if (value instanceof List && value.ofCells) return value.items.map((item) => getField(item, name));
  if (value instanceof Json && value.kind === 'object') return fromJson(value.entries.get(name));
  return null;
}
