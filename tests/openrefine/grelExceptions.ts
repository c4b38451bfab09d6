import {compareVersions} from '../../src/data/compareVersions';

/** Where the evaluator of GREL and the tool may answer differently, and why. */

interface Case {
  expression: string;
  /** The value as GREL writes it. */
  value: string;
  ours: string;
  tool: string;
  version: string;
}

interface Exception {
  reason: string;
  /** The release from which the tool answers as the evaluator does. */
  before?: string;
  /** It does not show each time. */
  sometimes?: true;
  applies: (one: Case) => boolean;
}

export const UNUSED_REMEDY = 'These exceptions excuse nothing. Take them out of grelExceptions.ts.';

export const isOlder = (version: string, than: string): boolean => compareVersions(version, than) < 0;

const hideSpaces = (text: string) => text.replace(/\s|\\n/g, '');
const hideCase = (text: string) => text.toLowerCase().replace(/ +/g, ' ');

export const EXCEPTIONS: Exception[] = [
  {
    reason: 'Half of a character that takes two places cannot be sent over the network, and becomes question marks.',
    applies: ({ours}) => /\p{Cs}/u.test(ours),
  },
  {
    reason:
      "Debian's jsoup 1.15 sets other spaces and lines than those of the releases, whose answers src/grel/markup holds.",
    sometimes: true,
    applies: ({expression, ours, tool}) =>
      /parse(?:Html|Xml)\(/.test(expression) && hideSpaces(ours) === hideSpaces(tool),
  },
  {
    reason: 'Until 3.10, functions of markup wrote "String", "Element", and some marks otherwise in their errors.',
    before: '3.10',
    sometimes: true,
    applies: ({ours, tool}) => ours.includes('[error: ') && hideCase(ours) === hideCase(tool),
  },
  {
    reason: 'reinterpret() wrote "String" in its error until 3.10.',
    before: '3.10',
    sometimes: true,
    applies: ({ours, tool}) => ours === tool.replaceAll('expects String to', 'expects string to'),
  },
];

/** The exception that explains a difference. */
export function findException(one: Case): Exception | undefined {
  return EXCEPTIONS.find(({before, applies}) => (!before || isOlder(one.version, before)) && applies(one));
}
