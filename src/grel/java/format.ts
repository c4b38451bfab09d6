import {decline, someException} from '../errors';
import {Int, toDouble, toLong, type Numeric} from '../values';
import {renderDouble} from './numbers';

/** What Java says of a format that it cannot use. */
export class FormatError extends Error {}

interface Options {
  flags: string;
  width: number;
  precision: number | undefined;
}

/** String.format() with one number, which is written once. */
export function formatNumber(format: string, value: Numeric): string {
  // A second number is missing, unless the format refers to the first one twice.
  const count = format.match(/%[^a-zA-Z%]*[a-zA-Z%]/g)?.filter((part) => !/[%n]$/.test(part)).length ?? 0;
  if (count > 1) return /[$<]/.test(format) ? declineFormat() : someException();
  return format.replace(
    /%(?:\d+\$)?([-#+ 0,(<]*)(\d+)?(\.\d+)?([tT]?[a-zA-Z%])|%([^])?/g,
    (text, flags: string, width?: string, precision?: string, letter?: string, unknown?: string) => {
      if (letter === undefined) throw new FormatError(`Conversion = '${unknown ?? '%'}'`);
      if (text === '%n') return '\n';
      if (text === '%%') return '%';
      if (text.includes('$')) return declineFormat();
      const options = {
        flags,
        width: Number(width ?? 0),
        precision: precision === undefined ? undefined : Number(precision.slice(1)),
      };
      checkOptions(options, letter);
      return formatOne(options, letter, value);
    },
  );
}

function declineFormat(): never {
  return decline('This number format is not known to this page. Try it in OpenRefine.');
}

function checkOptions({flags, width, precision}: Options, letter: string) {
  const isWrong =
    /[#(<]/.test(flags) ||
    new Set(flags).size < flags.length ||
    (/[-0]/.test(flags) && width === 0) ||
    /-.*0|0.*-|\+.* | .*\+/.test(flags) ||
    (letter === 's' && /[^-]/.test(flags)) ||
    (/[exo]/i.test(letter) && /,/.test(flags)) ||
    (/[xo]/i.test(letter) && /[+ ]/.test(flags)) ||
    width > 1000 ||
    (precision ?? 0) > 1000;
  // Java knows these, or says so in its own words.
  if (isWrong || /^[bhscegat]$|^[tT].|^%/i.test(letter.replace(/^[es]$/, ''))) declineFormat();
  if (!/^[dfsexXo]$/.test(letter)) throw new FormatError(`Conversion = '${letter}'`);
  if (/[dxo]/i.test(letter) && precision !== undefined) throw new FormatError(String(precision));
}

function formatOne(options: Options, letter: string, value: Numeric): string {
  const isWhole = typeof value !== 'number';
  const className = isWhole ? (value instanceof Int ? 'Integer' : 'Long') : 'Double';
  if (letter !== 's' && /[dxo]/i.test(letter) !== isWhole) {
    throw new FormatError(`${letter} != java.lang.${className}`);
  }
  const size = Math.abs(toDouble(value));
  const isNegative = toDouble(value) < 0 || Object.is(value, -0);
  if (!Number.isFinite(size)) return declineFormat();
  // All digits come from the shortest form, if that is certain.
  if (!isWhole) renderDouble(value);
  switch (letter) {
    case 's': {
      const text = isWhole ? String(toLong(value)) : renderDouble(value);
      return padText(text.slice(0, options.precision), options);
    }
    case 'd':
      return padNumber(toLong(value) < 0n, String(toLong(value)).replace('-', ''), options);
    case 'o':
      return padNumber(false, unsigned(value).toString(8), options);
    case 'x':
      return padNumber(false, unsigned(value).toString(16), options);
    case 'X':
      return padNumber(false, unsigned(value).toString(16).toUpperCase(), options);
    case 'f':
      return padNumber(isNegative, roundHalfUp(size, options.precision ?? 6), options);
    case 'e': {
      const exponent = size === 0 ? 0 : Number(size.toExponential().split('e')[1]);
      const digits = roundHalfUp(Number(`${size.toExponential().split('e')[0]}`), options.precision ?? 6);
      // Rounding can make another digit.
      return /^10/.test(digits)
        ? declineFormat()
        : padNumber(
            isNegative,
            `${digits}e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`,
            options,
          );
    }
    default:
      return declineFormat();
  }
}

const unsigned = (value: Numeric) => BigInt.asUintN(value instanceof Int ? 32 : 64, toLong(value));

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
