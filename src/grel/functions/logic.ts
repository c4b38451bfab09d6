import {expects} from '../errors';
import type {GrelFunction} from '../evaluable';
import {isTrue, type Value} from '../values';

/** Only the first two are checked; further arguments count as true if they read so. */
function ofBooleans(decide: (values: Value[]) => boolean): GrelFunction {
  return (args, name) =>
    args.length >= 2 && typeof args[0] === 'boolean' && typeof args[1] === 'boolean'
      ? decide(args)
      : expects(name, 'two or more booleans');
}

export const logic: Record<string, GrelFunction> = {
  and: ofBooleans((values) => values.every(isTrue)),
  or: ofBooleans((values) => values.some(isTrue)),
  xor: ofBooleans(([one, other]) => one !== other),
  not: (args, name) => {
    const [value] = args;
    return args.length === 1 && typeof value === 'boolean' ? !value : expects(name, 'a boolean');
  },
};
