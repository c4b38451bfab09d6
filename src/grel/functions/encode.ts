import {decline, expects, GrelError, someException} from '../errors';
import type {GrelFunction} from '../evaluable';
import {decodeBase, encodeBase, isBase} from '../java/baseEncoding';
import {reinterpretText} from '../java/charsets';
import {ESCAPES, UNESCAPES} from '../java/escapes';
import {deepToString, toJavaString} from '../values';

const escape: GrelFunction = (args, name) => {
  const [value = null, mode] = args;
  if (args.length !== 2 || typeof mode !== 'string') return null;
  const run = ESCAPES.get(mode.toLowerCase());
  return run ? run(deepToString(value)) : new GrelError(`${name} does not recognize mode ${mode.toLowerCase()}.`);
};

const unescape: GrelFunction = (args, name) => {
  const [text, mode] = args;
  if (args.length !== 2 || typeof text !== 'string' || typeof mode !== 'string') return null;
  const run = UNESCAPES.get(mode.toLowerCase());
  return run ? run(text) : new GrelError(`${name} does not recognize mode ${mode.toLowerCase()}.`);
};

function coding(change: (text: string, base: string) => string): GrelFunction {
  return (args, name) => {
    const [text, base] = args;
    if (args.length !== 2 || typeof text !== 'string' || typeof base !== 'string') {
      return expects(name, 'two arguments: a string and an encoding');
    }
    return isBase(base) ? change(text, base) : new GrelError(`${name}: Unknown encoding ${base}.`);
  };
}

const reinterpret: GrelFunction = (args, name) => {
  const [value = null, target, source] = args;
  if ((args.length !== 2 && args.length !== 3) || value === null || typeof target !== 'string') {
    return expects(name, 'string to reinterpret with a given target encoding and optional source encoding.');
  }
  if (args.length === 2) return decline('Without a source encoding, reinterpret() needs that of your project.');
  if (typeof source !== 'string' && source !== null) return someException();
  return reinterpretText(toJavaString(value), target, source ?? '');
};

export const encoding: Record<string, GrelFunction> = {
  escape,
  unescape,
  encode: coding(encodeBase),
  decode: coding(decodeBase),
  reinterpret,
};
