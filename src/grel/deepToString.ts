import {isGrelDate, renderDate} from './java/dates';
import {toJavaString, type Value} from './values';

/** OpenRefine's own toString(): arrays with their items, dates as it shows them, nothing for null. */
export function deepToString(value: Value): string {
  if (value === null) return '';
  if (isGrelDate(value)) return renderDate(value);
  if (!Array.isArray(value)) return toJavaString(value);
  return `[${value.map((item) => (Array.isArray(item) ? deepToString(item) : toJavaString(item))).join(', ')}]`;
}
