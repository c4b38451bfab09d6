import {parseMarkdown, visitBlocks, type Fence} from '../../src/lib/pageBlocks';

/**
 * Examples of OpenRefine's HTTP interface in the documentation.
 *
 * An example is a fence of shell commands, followed by a fence with what they print:
 *
 *     ```bash curl
 *     curl -s "$API/get-csrf-token"
 *     ```
 *
 *     ```json answer
 *     {"token": "<text>"}
 *     ```
 *
 * Commands that print nothing have no answer. A `csv answer`, `html answer`, or `text answer` must match exactly. In a
 * JSON answer, keys and types must match, and plain values must be equal, except for these: `"<text>"`, `"<number>"`, and
 * `"<boolean>"` stand for any value of that type, and `"<any>"` for anything. `"…": "…"` at the end of an object stands for
 * additional keys, and `"…"` at the end of an array for additional elements of the same shape.
 *
 * A fence with `title="service.mjs"` becomes a file with that name, in the folder where the commands run.
 *
 * `<!-- unchecked: reason -->` on the line before the commands keeps them from being run. On the line before the answer,
 * it keeps only the answer from being compared.
 */

export interface ApiExample {
  file: string;
  /** Where the fence of commands stands, counted from 1. */
  line: number;
  commands: string;
  /** Names that the commands set, in upper case: later examples of the page may use them. */
  sets: string[];
  answer?: ApiAnswer;
  /** Why the commands are not run. */
  unrun?: string;
}

export interface ApiAnswer {
  line: number;
  expected: {kind: 'json'; value: Json} | {kind: 'text'; text: string};
  /** Why the answer of the installed tool is not compared. */
  unchecked?: string;
}

/** A file that the commands of a page find in their folder. */
export interface ApiExampleFile {
  name: string;
  text: string;
}

export interface CollectedApiExamples {
  examples: ApiExample[];
  files: ApiExampleFile[];
  problems: ApiExampleProblem[];
}

export interface ApiExampleProblem {
  file: string;
  line: number;
  /** What is wrong and how to put it right. */
  message: string;
}

export type Json = string | number | boolean | null | Json[] | {[key: string]: Json};

/** The address the documentation writes; the checker puts the one of the running tool in its place. */
export const DOCUMENTED_ADDRESS = 'http://127.0.0.1:3333';

const MORE = '…';
const ANY = {'<text>': 'string', '<number>': 'number', '<boolean>': 'boolean'} as const;
const ANSWER_LANGUAGES = ['json', 'csv', 'html', 'text'];

/** A plain file name: nothing that leads out of the folder. */
const TITLE = /\btitle="([\w-]+(?:\.[\w-]+)*)"/;

/** Reads every example of a page. `file` is only repeated in the answer. */
export function collectApiExamples(file: string, markdown: string): CollectedApiExamples {
  const examples: ApiExample[] = [];
  const files: ApiExampleFile[] = [];
  const problems: ApiExampleProblem[] = [];
  const report = (line: number, message: string) => problems.push({file, line, message});

  visitBlocks(parseMarkdown(markdown), (blocks) => {
    /** The commands that an answer may follow. */
    let open: ApiExample | undefined;
    blocks.forEach((block, index) => {
      if (block.kind === 'unchecked') return;
      const before = blocks[index - 1];
      const unchecked = before?.kind === 'unchecked' ? before.reason : undefined;
      const commands = open;
      open = undefined;
      if (block.kind !== 'fence') return;
      const {line, language, meta, text} = block;
      const role = meta.split(/\s/)[0];
      const name = TITLE.exec(meta)?.[1];
      if (name) files.push({name, text: `${text}\n`});
      if (role !== 'curl' && role !== 'answer') return;
      if (before && unchecked === '') {
        report(before.line, 'The mark has no reason. Write "<!-- unchecked: the reason -->".');
      }
      if (role === 'answer') {
        if (!commands) {
          report(line, 'This answer follows no commands. Put a "```bash curl" fence directly before it.');
          return;
        }
        try {
          commands.answer = readAnswer(block, unchecked);
        } catch (error) {
          report(line, (error as Error).message);
        }
      } else if (language === 'bash') {
        open = {file, line, commands: text, sets: findSetNames(text), ...(unchecked && {unrun: unchecked})};
        examples.push(open);
      } else {
        report(line, `Commands are run by bash. Write "\`\`\`bash curl" instead of "\`\`\`${language} curl".`);
      }
    });
  });
  return {examples, files: examples.length ? files : [], problems};
}

/** Says how what was printed differs from the answer on the page, or nothing where it agrees. */
export function describeAnswerMismatch(
  expected: ApiAnswer['expected'] | undefined,
  printed: string,
): string | undefined {
  const text = printed.replaceAll('\r\n', '\n').trimEnd();
  if (!expected) {
    return text ? `the commands print something, but no answer fence follows them: ${shorten(text)}` : undefined;
  }
  if (expected.kind === 'text') {
    return text === expected.text ? undefined : `expected ${shorten(expected.text)}\nbut got  ${shorten(text)}`;
  }
  let actual: Json;
  try {
    actual = JSON.parse(text) as Json;
  } catch {
    return `the answer is not JSON: ${shorten(text)}`;
  }
  return describeShapeMismatch(expected.value, actual, 'the answer');
}

function describeShapeMismatch(expected: Json, actual: Json, place: string): string | undefined {
  if (expected === '<any>') return undefined;
  if (typeof expected === 'string' && expected in ANY) {
    const type = ANY[expected as keyof typeof ANY];
    return typeof actual === type ? undefined : `${place} is ${describe(actual)}, not a ${type}`;
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return `${place} is ${describe(actual)}, not an array`;
    const open = expected.at(-1) === MORE;
    const shapes = open ? expected.slice(0, -1) : expected;
    if (actual.length < shapes.length || (!open && actual.length > shapes.length)) {
      return `${place} has ${actual.length} elements, not ${open ? 'at least ' : ''}${shapes.length}: ${describe(actual)}`;
    }
    return first(actual, (element, index) => {
      const shape = shapes[Math.min(index, shapes.length - 1)];
      return shape === undefined ? undefined : describeShapeMismatch(shape, element, `${place}[${index}]`);
    });
  }
  if (expected !== null && typeof expected === 'object') {
    if (actual === null || typeof actual !== 'object' || Array.isArray(actual)) {
      return `${place} is ${describe(actual)}, not an object`;
    }
    const {[MORE]: open, ...members} = expected;
    const keys = Object.keys(members);
    const surplus = open === undefined ? Object.keys(actual).filter((key) => !keys.includes(key)) : [];
    if (surplus.length) return `${place} has a key that the page does not show: ${surplus.join(', ')}`;
    return first(keys, (key) => {
      const value = actual[key];
      if (value === undefined) return `${place} lacks the key ${key}: ${describe(actual)}`;
      return describeShapeMismatch(members[key] as Json, value, `${place}.${key}`);
    });
  }
  return expected === actual ? undefined : `${place} is ${describe(actual)}, not ${describe(expected)}`;
}

function readAnswer({line, language, text}: Fence, unchecked: string | undefined): ApiAnswer {
  if (!ANSWER_LANGUAGES.includes(language)) {
    throw new Error(`An answer is one of ${ANSWER_LANGUAGES.join(', ')}. Write "\`\`\`json answer", for example.`);
  }
  const mark = unchecked ? {unchecked} : {};
  if (language !== 'json') return {line, expected: {kind: 'text', text: text.trimEnd()}, ...mark};
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch (error) {
    throw new Error(
      `The answer is not JSON: ${(error as Error).message}. Mark what varies inside quotes: "<number>", "…".`,
    );
  }
  const misplaced = findMisplacedMore(value);
  if (misplaced) throw new Error(misplaced);
  return {line, expected: {kind: 'json', value}, ...mark};
}

/** A "…" in another place than the last would be compared as text, and never agree. */
function findMisplacedMore(value: Json): string | undefined {
  if (value === MORE) return 'A "…" is used where nothing can be omitted. Write "<any>" for a value that varies.';
  if (Array.isArray(value)) {
    if (value.length === 1 && value[0] === MORE) {
      return 'An array contains only "…". Show the shape of one element before it, or write "<any>" for the array.';
    }
    return first(value.at(-1) === MORE ? value.slice(0, -1) : value, findMisplacedMore);
  }
  if (value !== null && typeof value === 'object') {
    const keys = Object.keys(value);
    if (MORE in value && (keys.at(-1) !== MORE || value[MORE] !== MORE)) {
      return 'Further members of an object are written "…": "…", after the others.';
    }
    return first(
      keys.filter((key) => key !== MORE),
      (key) => findMisplacedMore(value[key] as Json),
    );
  }
  return undefined;
}

function findSetNames(commands: string): string[] {
  return [...new Set([...commands.matchAll(/^(?:export )?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name as string))];
}

function first<T, R>(items: T[], find: (item: T, index: number) => R | undefined): R | undefined {
  for (const [index, item] of items.entries()) {
    const found = find(item, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

function describe(value: Json): string {
  return shorten(JSON.stringify(value));
}

function shorten(text: string): string {
  return text.length > 400 ? `${text.slice(0, 400)}…` : text;
}
