import {md5, sha1} from '@noble/hashes/legacy';
import {decline, expects, GrelError, javaException, someException} from '../errors';
import type {GrelFunction} from '../evaluable';
import {fingerprint, simplify} from '../fingerprint';
import {colognePhonetic, soundex} from '../java/phonetics';
import {parseInt32} from '../java/numbers';
import {toUtf8} from '../java/text';
import type {Scope} from '../scope';
import {isNumber, toInt, toJavaString, type Value} from '../values';
import {ofText} from './text';

const ngramFingerprint: GrelFunction = (args, name, scope) => {
  if (args.length !== 1 && args.length !== 2) return expects(name, 'at least a string');
  const [value = null, given = null] = args;
  if (value === null) return null;
  const size = given === null ? 1 : readSize(given);
  if (size < 0) return someException();
  return listNgrams(toJavaString(value), size, scope);
};

function listNgrams(value: string, size: number, scope: Scope): string {
  const text = simplify(value).replace(/[\p{Cc}\p{White_Space}]/gu, '');
  scope.step(text.length);
  const pieces = new Set<string>();
  for (let start = 0; start + size <= text.length; start++) pieces.add(text.slice(start, start + size));
  return [...pieces].sort().join('');
}

function readSize(value: Value): number {
  if (isNumber(value)) return toInt(value);
  const text = toJavaString(value);
  return parseInt32(text) ?? javaException('NumberFormatException', `For input string: "${text}"`);
}

const LONG_RULES = /^(?:daitch-mokotoff|metaphone3|metaphone|doublemetaphone|beider-morse)$/;

const phonetic: GrelFunction = (args, name, scope) => {
  const [value = null, given] = args;
  if (value === null) return expects(name, 'at least one argument');
  if (given === null) return expects(name, 'the second parameter to be a string, the phonetic encoding to use.');
  if (given !== undefined && typeof given !== 'string') return expects(name, 'the second parameter to be a string');
  if (args.length > 2) return expects(name, 'one or two strings');
  const text = toJavaString(value);
  const encoding = (given ?? 'metaphone3').toLowerCase();
  if (encoding === 'soundex') return soundex(text);
  if (encoding === 'cologne-phonetic') return colognePhonetic(text);
  if (encoding === 'fingerprint') return fingerprint(text);
  if (encoding === 'ngram-fingerprint') return listNgrams(text, 2, scope);
  if (LONG_RULES.test(encoding)) {
    return decline(`This page does not know the rules of ${encoding}. Try it in OpenRefine, or use soundex here.`);
  }
  return new GrelError(`${name} does not know how to handle the '${encoding}' encoding.`);
};

function hash(digest: (bytes: Uint8Array) => Uint8Array): GrelFunction {
  return ofText(
    (text) => Array.from(digest(toUtf8(text)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
    (name) => expects(name, 'a string'),
  );
}

export const keys: Record<string, GrelFunction> = {
  fingerprint: ofText(fingerprint, () => null),
  ngramFingerprint,
  phonetic,
  md5: hash(md5),
  sha1: hash(sha1),
};
