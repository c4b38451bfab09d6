import {GrelError} from './errors';
import {isGrelDate, renderDate} from './java/dates';
import {renderDouble} from './java/numbers';
import {renderJsonString} from './json';
import {Fields, itemsOf, toJavaString, toLong, type Value} from './values';

/** As the tool's preview prints a value. Inside of arrays, texts are quoted. */
export function print(value: Value, quote = false): string {
  if (value === null) return 'null';
  if (value instanceof GrelError) return `[error: ${value.message}]`;
  if (value instanceof Fields) return `[object ${value.label}]`;
  const items = itemsOf(value);
  // An empty array has two spaces.
  if (items) return `[ ${items.map((item) => print(item, true)).join(', ')} ]`;
  if (isGrelDate(value)) return `[date ${renderDate(value)}]`;
  if (typeof value === 'string') return quote ? renderJsonString(value) : value;
  if (typeof value === 'number') {
    const whole = toLong(value);
    return value - Number(whole) === 0 ? String(whole) : renderDouble(value);
  }
  return toJavaString(value);
}
