import {toStableString, type Value} from './values';

/** Whether a condition holds: true, or what reads as it. */
export function isTrue(value: Value): boolean {
  if (value === null || typeof value === 'boolean') return value === true;
  return toStableString(value)?.toLowerCase() === 'true';
}
