import {GrelError} from '../errors';

/** `name` expects a different type from the one that it got. */
export function expects(name: string, what: string): GrelError {
  return new GrelError(`${name} expects ${what}`);
}
