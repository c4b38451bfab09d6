import {javaException} from './errors';
import {compareTexts} from './java/collator';
import {compareDates, isGrelDate} from './java/dates';
import {Int, isNumber, javaEquals, toDouble, toJavaString, toLong, type Numeric, type Value} from './values';

/** An operator between two values, neither of them an error. A pair that it cannot join gives null. */
export function applyOperator(operator: string, left: Value, right: Value): Value {
  const result = applyToLikes(operator, left, right);
  if (result !== undefined) return result;
  const isJoining = operator === '+' && (typeof left === 'string' || typeof right === 'string');
  if (isJoining && left !== null && right !== null) return toJavaString(left) + toJavaString(right);
  if (operator === '==') return javaEquals(left, right);
  if (operator === '!=') return !javaEquals(left, right);
  return null;
}

function applyToLikes(operator: string, left: Value, right: Value): Value | undefined {
  if (isNumber(left) && isNumber(right)) return calculate(operator, left, right);
  if (typeof left === 'string' && typeof right === 'string') return compare(operator, () => compareTexts(left, right));
  if (typeof left === 'boolean' && typeof right === 'boolean')
    return compare(operator, () => Number(left) - Number(right));
  if (isGrelDate(left) && isGrelDate(right)) return compare(operator, () => compareDates(left, right));
  return undefined;
}

const COMPARISONS: Record<string, (order: number) => boolean> = {
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '==': (order) => order === 0,
  '!=': (order) => order !== 0,
};

const compare = (operator: string, order: () => number): boolean | undefined => COMPARISONS[operator]?.(order());

function calculate(operator: string, left: Numeric, right: Numeric): Value | undefined {
  const whole = (value: Numeric) => typeof value === 'bigint' || value instanceof Int;
  return whole(left) && whole(right)
    ? calculateLongs(operator, toLong(left), toLong(right))
    : calculateDoubles(operator, toDouble(left), toDouble(right));
}

function calculateLongs(operator: string, left: bigint, right: bigint): Value | undefined {
  const wrap = (value: bigint) => BigInt.asIntN(64, value);
  switch (operator) {
    case '+':
      return wrap(left + right);
    case '-':
      return wrap(left - right);
    case '*':
      return wrap(left * right);
    case '/':
      return right === 0n ? Number(left) / 0 : wrap(left / right);
    case '%':
      return right === 0n ? javaException('ArithmeticException', '/ by zero') : left % right;
    default:
      return compare(operator, () => (left < right ? -1 : Number(left > right)));
  }
}

function calculateDoubles(operator: string, left: number, right: number): Value | undefined {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '%':
      return left % right;
    default:
      return compare(operator, () => (left === right ? 0 : left - right));
  }
}
