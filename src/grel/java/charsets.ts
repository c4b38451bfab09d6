import {decline} from '../errors';
import {fromUtf8, toUtf8} from './text';

/** The places of windows-1252 that differ from ISO 8859-1, from 0x80; U+FFFD stands where there is none. */
const WINDOWS_1252 = '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ';

const NAMES: [RegExp, string][] = [
  [/^(?:utf-?8|unicode-1-1-utf-8)$/i, 'utf-8'],
  [/^(?:iso[-_]?8859[-_]1|latin1|l1|cp819|8859_1)$/i, 'latin1'],
  [/^(?:windows-1252|cp1252)$/i, 'windows-1252'],
];

function findName(name: string): string | undefined {
  return NAMES.find(([pattern]) => pattern.test(name))?.[1];
}

/** Writes a text as bytes in one encoding and reads them in another. */
export function reinterpretText(text: string, target: string, source: string): string {
  const from = source === '' ? 'utf-8' : findName(source);
  const to = target === '' ? 'utf-8' : findName(target);
  if (!from || !to) return decline('Of encodings, this page knows UTF-8, ISO 8859-1, and windows-1252 only.');
  return decode(encode(text, from), to);
}

function encode(text: string, name: string): Uint8Array {
  if (name === 'utf-8') return toUtf8(text);
  return Uint8Array.from(Array.from(text), (char) => {
    const code = char.codePointAt(0) ?? 0;
    if (code < 0x80) return code;
    const place = name === 'windows-1252' && char !== '\ufffd' ? WINDOWS_1252.indexOf(char) : -1;
    if (place >= 0) return 0x80 + place;
    const isLatin = code <= 0xff && (name === 'latin1' || code >= 0xa0);
    return isLatin ? code : '?'.charCodeAt(0);
  });
}

function decode(bytes: Uint8Array, name: string): string {
  if (name === 'utf-8') return fromUtf8(bytes);
  return Array.from(bytes, (byte) => {
    if (byte < 0x80) return String.fromCharCode(byte);
    return (name === 'windows-1252' && WINDOWS_1252[byte - 0x80]) || String.fromCharCode(byte);
  }).join('');
}
