import {decline} from '../errors';

/** Java's numbers as text, and text as numbers. */

const DIGITS_VARY = 'The digits of this number depend on the version of Java. Try it in OpenRefine.';

export const LONG_MAX = 2n ** 63n - 1n;
export const LONG_MIN = -(2n ** 63n);

/** The lower 32 bits, as Java's arithmetic of integers keeps them. */
export function toInt32(value: number): number {
  return Number.isSafeInteger(value) ? Number(BigInt.asIntN(32, BigInt(value))) : value | 0;
}

/** Double.toString(): always with a fraction, and with an exponent from ten million and below a thousandth. */
export function renderDouble(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  if (value === 0) return Object.is(value, -0) ? '-0.0' : '0.0';
  const size = Math.abs(value);
  // Until Java 19, such numbers can have a digit too many.
  const isLong = size >= 2 ** 53 && size < 2 ** 63;
  const isPowerOfTwo = (size >= 2 ** 63 || size < 1) && Number.isInteger(Math.log2(size));
  const digitsOf = (text: string) => text.replace(/\.|e.*/g, '').replace(/0+$/, '');
  if (size < 2 ** -1022 || (isPowerOfTwo && digitsOf(size.toExponential()).length > 15)) decline(DIGITS_VARY);
  if (isLong && digitsOf(String(BigInt(value))) !== digitsOf(value.toExponential())) decline(DIGITS_VARY);
  if (size >= 1e-3 && size < 1e7) return Number.isInteger(value) ? `${value}.0` : String(value);
  const [digits = '', exponent = ''] = value.toExponential().split('e');
  return `${digits.includes('.') ? digits : `${digits}.0`}E${exponent.replace('+', '')}`;
}

/** Decimal digits of any script in 16 bits; Java reads no others. */
export const DIGITS = '(?:(?![^\\0-\\uffff])\\p{Nd})+';
const INTEGER = new RegExp(`^([+-]?)(${DIGITS})$`, 'u');

/** The value of a decimal digit. */
export function digitValue(char: string): number {
  const code = char.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--;
  return code - zero;
}

/** Long.parseLong() and, with their limits, its kin: digits of any script with a sign, or undefined. */
export function parseInteger(text: string, min = LONG_MIN, max = LONG_MAX): bigint | undefined {
  const match = INTEGER.exec(text);
  if (!match?.[2]) return undefined;
  const digits = Array.from(match[2], digitValue).join('');
  // Twenty digits are beyond a long even after zeros are left out.
  if (digits.replace(/^0+/, '').length > 19) return undefined;
  const value = BigInt(`${match[1] === '-' ? '-' : ''}${digits}`);
  return value < min || value > max ? undefined : value;
}

/** Integer.parseInt(). */
export function parseInt32(text: string): number | undefined {
  const value = parseInteger(text, -(2n ** 31n), 2n ** 31n - 1n);
  return value === undefined ? undefined : Number(value);
}

/** Double.valueOf(), but for hexadecimal numbers, which are read nowhere in GREL's use of it. */
export function parseDouble(text: string): number | undefined {
  const match =
    /^[\0- ]*([+-]?(?:NaN|Infinity|(?:(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)))(?<suffix>[fFdD]?)[\0- ]*$/.exec(text);
  if (!match?.[1] || (match.groups?.suffix && /[NI]/.test(match[1]))) return undefined;
  return match[1].endsWith('NaN') ? NaN : Number(match[1]);
}
