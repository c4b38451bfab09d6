import {decline} from '../errors';
import {Int, toDouble, toLong, type Numeric} from '../values';

/** What Java says of a format that it cannot use. */
export class FormatError extends Error {}

/** String.format() with one number. */
export function formatNumber(format: string, value: Numeric): string {
  let used = 0;
  return format.replace(
    /%(?:(\d+)\$)?([-#+ 0,(<]*)(\d+)?(\.\d+)?([tT]?)([a-zA-Z%])|%/g,
    (whole, ...parts: string[]) => {
      const [index, flags = '', width, precision, time, letter] = parts;
      if (whole === '%') throw new FormatError("Conversion = '%'");
      if (time || /[<#(]/.test(flags) || (index && index !== '1')) return declineFormat();
      if (letter === 'n' && whole === '%n') return '\n';
      if (letter === '%' && whole === '%%') return '%';
      if (!index && used++ > 0) throw new FormatError(`Format specifier '${whole}'`);
      return formatOne(
        whole,
        {flags, width: Number(width ?? 0), precision: precision ? Number(precision.slice(1)) : undefined},
        letter ?? '',
        value,
      );
    },
  );
}

interface Options {
  flags: string;
  width: number;
  precision: number | undefined;
}

function declineFormat(): never {
  return decline('This number format is not known to this page. Try it in OpenRefine.');
}

function formatOne(whole: string, options: Options, letter: string, value: Numeric): string {
  const {flags, width, precision} = options;
  const isWhole = typeof value === 'bigint' || value instanceof Int;
  const className = typeof value === 'number' ? 'Double' : value instanceof Int ? 'Integer' : 'Long';
  if (!/[dfsxXo]/.test(letter)) {
    // Java knows these, or says so in its own words.
    if (/[a-zA-Z%]/.test(letter) && !/[bBhHScCeEgGaAtT%]/.test(letter))
      throw new FormatError(`Conversion = '${letter}'`);
    return declineFormat();
  }
  if (new Set(flags).size < flags.length || (flags.includes('-') && (flags.includes('0') || width === 0)))
    return declineFormat();
  if ((flags.includes('+') && flags.includes(' ')) || (flags.includes('0') && width === 0)) return declineFormat();
  if (/[dxXo]/.test(letter) && !isWhole) throw new FormatError(`${letter} != java.lang.${className}`);
  if (letter === 'f' && isWhole) throw new FormatError(`f != java.lang.${className}`);
  if (/[dxXo]/.test(letter) && precision !== undefined) throw new FormatError(String(precision));
  if (letter !== 'd' && letter !== 'f' && flags !== '' && flags !== '-') return declineFormat();
  if (width > 1000 || (precision ?? 0) > 1000) return declineFormat();
  void whole;
  switch (letter) {
    case 's': {
      const text = isWhole ? String(toLong(value)) : declineUnlessSimple(value);
      return padText(text.slice(0, precision), options);
    }
    case 'd':
      return padNumber(toLong(value) < 0n, String(toLong(value)).replace('-', ''), options);
    case 'f': {
      const number = toDouble(value);
      if (!Number.isFinite(number)) return declineFormat();
      return padNumber(number < 0 || Object.is(number, -0), roundHalfUp(Math.abs(number), precision ?? 6), options);
    }
    default: {
      const bits = value instanceof Int ? 32 : 64;
      const text = BigInt.asUintN(bits, toLong(value)).toString(letter === 'o' ? 8 : 16);
      return padText(letter === 'X' ? text.toUpperCase() : text, options);
    }
  }
}

function declineUnlessSimple(value: Numeric): string {
  const number = toDouble(value);
  return Number.isInteger(number) && Math.abs(number) < 1e7 ? `${number}.0` : declineFormat();
}

function padText(text: string, {flags, width}: Options): string {
  return flags.includes('-') ? text.padEnd(width) : text.padStart(width);
}

function padNumber(negative: boolean, digits: string, options: Options): string {
  const {flags, width} = options;
  const [whole = '', fraction] = digits.split('.');
  const grouped = flags.includes(',') ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  const number = fraction === undefined ? grouped : `${grouped}.${fraction}`;
  const sign = negative ? '-' : flags.includes('+') ? '+' : flags.includes(' ') ? ' ' : '';
  return flags.includes('0') ? sign + number.padStart(width - sign.length, '0') : padText(sign + number, options);
}

/** Rounds the shortest decimal form of a number, as Java does: 2.675 becomes 2.68, though its bits are a little less. */
function roundHalfUp(value: number, places: number): string {
  const [mantissa = '0', exponent = '0'] = value.toExponential().split('e');
  const digits = mantissa.replace('.', '');
  const scale = digits.length - 1 - Number(exponent);
  let units = BigInt(digits);
  if (scale > places) {
    const divisor = 10n ** BigInt(scale - places);
    units = (units + divisor / 2n) / divisor;
  } else {
    units *= 10n ** BigInt(places - scale);
  }
  const text = units.toString().padStart(places + 1, '0');
  return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
}
