import type {OperationEntry} from '../data/operations.schema';

/** What an operation history can hold, by name: operations by their `op`, facets by their `type`. */
export interface OperationReference {
  operations: OperationEntry[];
  facets: OperationEntry[];
}

/** Every operation has a description, which OpenRefine writes and never reads. */
const ALWAYS = ['op', 'description'];

/** What is wrong with the JSON of an operation: an unknown name, an unknown key, or one that is missing. */
export function findFaults(operation: object, {operations, facets}: OperationReference): string[] {
  const {op, engineConfig} = operation as {op: string; engineConfig?: {facets?: {type: string}[]}};
  const used = engineConfig?.facets ?? [];
  return [
    ...compare(op, operation, ALWAYS, operations, 'src/data/operations.json'),
    ...used.flatMap((facet) => compare(facet.type, facet, ['type'], facets, 'src/data/facets.json')),
  ];
}

function compare(name: string, written: object, always: string[], entries: OperationEntry[], file: string): string[] {
  const entry = entries.find((one) => one.name === name);
  if (!entry) return [`${name} is not in ${file}. Correct the name, or describe it there.`];
  const names = entry.keys.map((key) => key.name);
  const missing = entry.keys.filter(
    ({name: key, required}) => required === true && !/[.[]/.test(key) && !(key in written),
  );
  return [
    ...missing.map((key) => `${name} lacks the key "${key.name}". Add it.`),
    ...findUnknown(written, [...always, ...names]).map(
      (key) => `${name} has no key "${key}". Its keys are ${names.join(', ')}; they are listed in ${file}.`,
    ),
  ];
}

/** The paths that no key describes. Inside a key none of whose own keys are described, everything is allowed. */
function findUnknown(value: unknown, keys: string[], path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => findUnknown(one, keys, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  const prefix = path && `${path}.`;
  if (!keys.some((key) => key.startsWith(prefix))) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = prefix + key;
    return keys.includes(name) ? findUnknown(inner, keys, name) : [name];
  });
}
