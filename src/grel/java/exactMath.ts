import {decline} from '../errors';

/**
 * The functions that Java leaves to the processor: exp(), ln(), log(), pow(), sin(), cos(), and tan(). Processors answer
 * with the double nearest to the true value, and so does this, unless that lies almost halfway between two doubles.
 */

/** Binary digits behind the point of the numbers below. */
const PLACES = 256n;
const ONE = 1n << PLACES;

const multiply = (one: bigint, other: bigint): bigint => (one * other) >> PLACES;

/** Adds up a series whose terms become ever smaller; `next` gets the number of the term that it makes. */
function addUp(first: bigint, next: (term: bigint, number: bigint) => bigint): bigint {
  let sum = 0n;
  for (let term = first, number = 1n; term !== 0n && term !== -1n; term = next(term, number++)) sum += term;
  return sum;
}

/** The area tangent of a fraction, or with a sign of -1 the arc tangent. */
function areaTangent(x: bigint, sign = 1n): bigint {
  const square = sign * multiply(x, x);
  let power = x;
  return addUp(x, (_, number) => (power = multiply(power, square)) / (2n * number + 1n));
}

const LN2 = 2n * areaTangent(ONE / 3n);
const PI = 4n * (4n * areaTangent(ONE / 5n, -1n) - areaTangent(ONE / 239n, -1n));

/** A positive double as a whole number, times two to a power. */
function split(x: number): [bigint, number] {
  let power = Math.floor(Math.log2(x)) - 53;
  if (power < -1074) power = -1074;
  return [BigInt(x / 2 ** Math.max(power, -1000) / 2 ** Math.min(power + 1000, 0)), power];
}

function toFixed(x: number): bigint {
  if (x === 0) return 0n;
  const [digits, power] = split(Math.abs(x));
  const shift = PLACES + BigInt(power);
  const size = shift >= 0n ? digits << shift : digits >> -shift;
  return x < 0 ? -size : size;
}

function lnFixed(x: number): bigint {
  const [digits, power] = split(x);
  const length = digits.toString(2).length;
  // Between 1 and 2.
  const part = digits << (PLACES - BigInt(length - 1));
  return 2n * areaTangent(((part - ONE) << PLACES) / (part + ONE)) + BigInt(length - 1 + power) * LN2;
}

/** The nearest double to a fixed number times two to a power; `doubt` is how near to the middle of two it may not lie. */
function round(value: bigint, power = 0, doubt = 0.015): number {
  const size = value < 0n ? -value : value;
  const excess = BigInt(size.toString(2).length - 53);
  const digits = size >> excess;
  const rest = Number(((size - (digits << excess)) << 20n) >> excess) / 2 ** 20;
  if (Math.abs(rest - 0.5) < doubt) decline('The last digit of this depends on the processor. Try it in OpenRefine.');
  const result = Number(digits + (rest > 0.5 ? 1n : 0n)) * 2 ** (Number(excess - PLACES) + power);
  return value < 0n ? -result : result;
}

function expFixed(x: bigint): number {
  const power = x / LN2;
  const rest = x - power * LN2;
  return round(
    addUp(ONE, (term, number) => multiply(term, rest) / number),
    Number(power),
  );
}

/** The browser's own result where it is certain: none, infinite, or a whole number. */
function unlessCertain(native: number, calculate: () => number): number {
  const isCertain = !Number.isFinite(native) || native === 0 || Math.abs(native) < 1e-300;
  return isCertain ? native : calculate();
}

export function exp(x: number): number {
  return unlessCertain(Math.exp(x), () => expFixed(toFixed(x)));
}

export function ln(x: number): number {
  return unlessCertain(Math.log(x), () => round(lnFixed(x)));
}

const LN10 = lnFixed(10);

export function log10(x: number): number {
  return unlessCertain(Math.log10(x), () => round((lnFixed(x) << PLACES) / LN10));
}

export function pow(x: number, y: number): number {
  return unlessCertain(x ** y, () => {
    const size = Math.abs(x) === 1 || y === 0 ? 1 : expFixed(multiply(lnFixed(Math.abs(x)), toFixed(y)));
    return x < 0 && y % 2 !== 0 ? -size : size;
  });
}

/** Sine and cosine. */
function turn(x: number): [bigint, bigint] {
  if (Math.abs(x) > 1e15) decline('This angle is too large for this page. Try it in OpenRefine.');
  const angle = toFixed(x) % (2n * PI);
  const square = multiply(angle, angle);
  const series = (first: bigint, offset: bigint) =>
    addUp(first, (term, number) => -multiply(term, square) / ((2n * number - 1n + offset) * (2n * number + offset)));
  return [series(angle, 1n), series(ONE, 0n)];
}

export function sin(x: number): number {
  return unlessCertain(Math.sin(x), () => round(turn(x)[0]));
}

export function cos(x: number): number {
  return unlessCertain(Math.cos(x), () => round(turn(x)[1]));
}

export function tan(x: number): number {
  return unlessCertain(Math.tan(x), () => {
    const [sine, cosine] = turn(x);
    return round((sine << PLACES) / cosine, 0, 0.05);
  });
}
