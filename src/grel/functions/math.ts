import {decline, javaException} from '../errors';
import type {GrelFunction} from '../evaluable';
import {LONG_MAX} from '../java/numbers';
import {Int, isNumber, itemsOf, toDouble, toInt, toLong, type Value} from '../values';
import {expects} from './messages';

function ofOne(calculate: (value: number) => Value): GrelFunction {
  return (args, name) => {
    const [value = null] = args;
    return args.length === 1 && isNumber(value) ? calculate(toDouble(value)) : expects(name, 'a number');
  };
}

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
      if (sum > LONG_MAX) throw javaRangeError();
      return sum;
    });
  }
  return row[k] ?? 0n;
}

function javaRangeError(): never {
  return javaException('RuntimeException', 'Range limit exceeded');
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
  return decline('OpenRefine answers with an error whose text changes each time: gcd expects two numbers.');
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

/** Half is rounded up, also below zero. */
const round = ofOne((value) => toLong(Math.round(value)));

export const math: Record<string, GrelFunction> = {
  acos: ofOne((value) => Math.acos(value)),
  asin: ofOne((value) => Math.asin(value)),
  atan: ofOne((value) => Math.atan(value)),
  atan2: ofTwo((one, other) => Math.atan2(one, other), 'a number'),
  cos: ofOne((value) => Math.cos(value)),
  cosh: ofOne((value) => Math.cosh(value)),
  sin: ofOne((value) => Math.sin(value)),
  sinh: ofOne((value) => Math.sinh(value)),
  tan: ofOne((value) => Math.tan(value)),
  tanh: ofOne((value) => Math.tanh(value)),
  round,
  floor: ofOne((value) => toLong(Math.floor(value))),
  ceil: ofOne((value) => toLong(Math.ceil(value))),
  even: ofOne((value) => (Math.ceil(value) % 2 === 0 ? Math.ceil(value) : Math.ceil(value) + 1)),
  odd: ofOne((value) => (Math.ceil(value) % 2 === 0 ? Math.ceil(value) + 1 : Math.ceil(value))),
  abs: ofOne(Math.abs),
  mod,
  max: ofTwo(Math.max),
  min: ofTwo(Math.min),
  log: ofOne((value) => Math.log10(value)),
  ln: ofOne((value) => Math.log(value)),
  pow: ofTwo((one, other) => one ** other),
  exp: ofOne((value) => Math.exp(value)),
  sum,
  fact: ofOneInt((value) => factorial(value, 1)),
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

function ofOneInt(calculate: (value: number) => Value): GrelFunction {
  return (args, name) => {
    const [value = null] = args;
    return args.length === 1 && isNumber(value) ? calculate(toInt(value)) : expects(name, 'a number');
  };
}
