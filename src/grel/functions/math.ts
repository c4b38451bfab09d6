import {decline, expects, GrelError, javaException} from '../errors';
import type {GrelFunction} from '../evaluable';
import * as exact from '../java/exactMath';
import {LONG_MAX} from '../java/numbers';
import * as strict from '../java/strictMath';
import {Int, isNumber, itemsOf, toDouble, toInt, toLong, type Numeric, type Value} from '../values';

function ofNumber(calculate: (value: Numeric) => Value): GrelFunction {
  return (args, name) => {
    const [value = null] = args;
    return args.length === 1 && isNumber(value) ? calculate(value) : expects(name, 'a number');
  };
}

const ofOne = (calculate: (value: number) => Value) => ofNumber((value) => calculate(toDouble(value)));

function ofTwo(calculate: (one: number, other: number) => Value, message = 'two numbers'): GrelFunction {
  return (args, name) => {
    const [one = null, other = null] = args;
    const fits = args.length === 2 && isNumber(one) && isNumber(other);
    return fits ? calculate(toDouble(one), toDouble(other)) : expects(name, message);
  };
}

/** Two numbers whose checks say which one is wrong. */
function ofWholes(calculate: (one: number, other: number) => Value): GrelFunction {
  return (args, name) => {
    const [one = null, other = null] = args;
    if (args.length !== 2) return expects(name, 'two numbers');
    if (!isNumber(one)) return expects(name, 'the first parameter to be a number');
    if (!isNumber(other)) return expects(name, 'the second parameter to be a number');
    return calculate(toInt(one), toInt(other));
  };
}

function factorial(value: number, step: number): bigint {
  const fail = (): never =>
    javaException('IllegalArgumentException', "Can't compute the factorial of a negative number");
  if (step <= 0 && value > 1) decline('This factorial never ends in OpenRefine.');
  const factors: bigint[] = [];
  let rest = value;
  for (; rest > 1; rest -= step) {
    if (factors.length > 5000) decline('This factorial is too deep for OpenRefine.');
    factors.push(BigInt(rest));
  }
  if (rest < 0) fail();
  return factors.reverse().reduce((product, factor) => {
    const result = BigInt.asIntN(64, product * factor);
    if (result < 0n) javaException('ArithmeticException', 'Integer overflow computing factorial');
    return result;
  }, 1n);
}

function combination(n: number, k: number): Value {
  if (n < 0 || k < 0 || n * k > 1_000_000 || n > 5000)
    return decline('These numbers are too far out for this page. Try it in OpenRefine.');
  let row: bigint[] = [1n, ...Array<bigint>(k).fill(0n)];
  for (let i = 1; i <= n; i++) {
    row = row.map((value, j) => {
      const sum = j === 0 ? 1n : value + (row[j - 1] ?? 0n);
      if (sum > LONG_MAX) javaException('RuntimeException', 'Range limit exceeded');
      return sum;
    });
  }
  return row[k] ?? 0n;
}

const multinomial: GrelFunction = (args, name) => {
  if (args.length < 1) return expects(name, 'at least one number');
  const big = (value: number) => {
    if (value < 0) javaException('IllegalArgumentException', `n (${value}) must be >= 0`);
    if (value > 2000) decline('These numbers are too large for this page. Try it in OpenRefine.');
    let product = 1n;
    for (let factor = 2n; factor <= BigInt(value); factor++) product *= factor;
    return product;
  };
  let sum = 0;
  let product = 1n;
  for (const [index, value] of args.entries()) {
    if (!isNumber(value)) return expects(name, `parameter ${index + 1} to be a number`);
    sum += toInt(value);
    product *= big(toInt(value));
  }
  const result = big(sum) / product;
  return result > LONG_MAX ? javaException('ArithmeticException', 'Integer overflow computing multinomial') : result;
};

/** The first multiple of the larger number that the smaller one divides; Java's loop counts in 32 bits. */
function leastMultiple(one: number, other: number): number {
  const larger = Math.max(one, other);
  const smaller = Math.min(one, other);
  for (let i = 1; i <= larger; i++) {
    if ((larger * i) % smaller === 0) return larger * i;
    if (i > 1_000_000) decline('These numbers take too long for this page. Try it in OpenRefine.');
  }
  return larger * smaller;
}

function greatestDivisor(one: number, other: number): number {
  for (let rounds = 0; other !== 0; rounds++) {
    if (Number.isNaN(other) || rounds > 5000) decline('This never ends in OpenRefine.');
    [one, other] = [other, one % other];
  }
  return one;
}

const gcd: GrelFunction = (args) => {
  const [one = null, other = null] = args;
  if (args.length === 2 && isNumber(one) && isNumber(other)) return greatestDivisor(toDouble(one), toDouble(other));
  return new GrelError();
};

const random: GrelFunction = (args, name) => {
  if (args.length === 0) return Math.random();
  const [one = null, other = null] = args;
  if (args.length === 2 && isNumber(one) && isNumber(other) && toInt(one) < toInt(other)) {
    const range = toDouble(other) - toDouble(one);
    if (typeof one !== 'bigint' || typeof other !== 'bigint') return toDouble(one) + Math.random() * range;
    return one + BigInt(Math.floor(Math.random() * (range + 1)));
  }
  return expects(name, 'no arguments or two numbers, the first must be less than the second');
};

const mod: GrelFunction = (args, name) => {
  const [one = null, other = null] = args;
  if (args.length !== 2 || !isNumber(one) || !isNumber(other)) return expects(name, 'two numbers');
  if (toInt(other) === 0) return javaException('ArithmeticException', '/ by zero');
  return new Int(toInt(one) % toInt(other));
};

const sum: GrelFunction = (args, name) => {
  const items = args.length === 1 ? itemsOf(args[0]) : undefined;
  if (!items) return expects(name, 'an array of numbers');
  return items.reduceRight<number>((total, item) => (isNumber(item) ? total + toDouble(item) : total), 0);
};

const declineDigits = () => decline('The last digits of this are not known to this page. Try it in OpenRefine.');

/** Half is rounded up, also below zero. */
const round = ofOne((value) => toLong(Math.round(value)));

export const math: Record<string, GrelFunction> = {
  acos: ofOne(strict.acos),
  asin: ofOne(strict.asin),
  atan: ofOne(strict.atan),
  atan2: ofTwo(strict.atan2, 'a number'),
  cos: ofOne(exact.cos),
  cosh: ofOne(declineDigits),
  sin: ofOne(exact.sin),
  sinh: ofOne(declineDigits),
  tan: ofOne(exact.tan),
  tanh: ofOne(declineDigits),
  round,
  floor: ofOne((value) => toLong(Math.floor(value))),
  ceil: ofOne((value) => toLong(Math.ceil(value))),
  even: ofOne((value) => (Math.ceil(value) % 2 === 0 ? Math.ceil(value) : Math.ceil(value) + 1)),
  odd: ofOne((value) => (Math.ceil(value) % 2 === 0 ? Math.ceil(value) + 1 : Math.ceil(value))),
  abs: ofOne(Math.abs),
  mod,
  max: ofTwo(Math.max),
  min: ofTwo(Math.min),
  log: ofOne(exact.log10),
  ln: ofOne(exact.ln),
  pow: ofTwo(exact.pow),
  exp: ofOne(exact.exp),
  sum,
  fact: ofNumber((value) => factorial(toInt(value), 1)),
  factn: ofWholes(factorial),
  combin: ofWholes(combination),
  degrees: ofOne((value) => value * (180 / Math.PI)),
  radians: ofOne((value) => value * (Math.PI / 180)),
  randomNumber: random,
  random,
  gcd,
  lcm: ofTwo(leastMultiple),
  multinomial,
  quotient: ofTwo((one, other) => Math.floor(one / other)),
};
