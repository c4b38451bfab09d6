/** Java's numbers as text, and text as numbers. */

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
  if (size >= 1e-3 && size < 1e7) return Number.isInteger(value) ? `${value}.0` : String(value);
  const [digits = '', exponent = ''] = value.toExponential().split('e');
  return `${digits.includes('.') ? digits : `${digits}.0`}E${exponent.replace('+', '')}`;
}

/** The value of a decimal digit of any script, or -1. */
export function digitValue(char: string): number {
  if (!/^\p{Nd}$/u.test(char)) return -1;
  const code = char.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--;
  return code - zero;
}

/** Long.parseLong() and, with their limits, its kin: digits of any script with a sign, or undefined. */
export function parseInteger(text: string, min = LONG_MIN, max = LONG_MAX): bigint | undefined {
  const match = /^([+-]?)(\p{Nd}+)$/u.exec(text);
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
