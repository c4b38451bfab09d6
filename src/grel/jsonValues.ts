import type {Json} from './json';
import {Int, type Value} from './values';

/** A part of JSON as a separate value. The tool gives null for whole numbers between 32 and 64 bits. */
export function fromJson(json: Json | undefined): Value {
  if (!json) return null;
  switch (json.kind) {
    case 'object':
    case 'array':
      return json;
    case 'string':
    case 'boolean':
    case 'double':
      return json.scalar;
    case 'int':
      return new Int(Number(json.scalar));
    case 'bigint':
      return BigInt.asIntN(64, BigInt(json.scalar ?? 0));
    default:
      return null;
  }
}
