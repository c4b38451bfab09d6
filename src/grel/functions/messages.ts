import {GrelError} from '../errors';

/** `name` expects something else than it got. */
export function expects(name: string, what: string): GrelError {
  return new GrelError(`${name} expects ${what}`);
}
