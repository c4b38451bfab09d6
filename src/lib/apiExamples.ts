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
 * Commands that print nothing have no answer. `csv answer`, `html answer` and `text answer` are compared as they stand.
 * In JSON, keys and types must agree, and scalars must be equal, except for what is marked:
 * `"<text>"`, `"<number>"`, `"<boolean>"` stand for any scalar of that type and `"<any>"` for anything,
 * `"…": "…"` as the last member of an object for further members, and `"…"` at the end of an array
 * for further elements of the shape that stands before it.
 *
 * A fence of any language with `title="service.mjs"` is a file of that name, in the folder where the page's commands run.
 *
 * On the line before a fence, `<!-- unchecked: reason -->` says why the commands are not run (before the first)
 * or their answer is not compared (before the second).
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
const UNCHECKED = /^(?:<!--|\{\/\*)\s*unchecked:(.*?)(?:-->|\*\/\})\s*$/;

/** A plain file name: nothing that leads out of the folder. */
const TITLE = /\btitle="([\w-]+(?:\.[\w-]+)*)"/;

interface Fence {
  line: number;
  /** The info string in words: `["bash", "curl"]`. */
  info: string[];
  text: string;
  unchecked?: string;
  /** Nothing but blank lines and a mark stand between this fence and the one before. */
  follows: boolean;
}

/** Reads every example of a page. `file` is only repeated in the answer. */
export function collectApiExamples(file: string, markdown: string): CollectedApiExamples {
  const examples: ApiExample[] = [];
  const problems: ApiExampleProblem[] = [];
  const fences = collectFences(markdown);
  const report = (line: number, message: string) => problems.push({file, line, message});

  fences.forEach((fence, index) => {
    const [language = '', role] = fence.info;
    if (fence.unchecked === '' && (role === 'curl' || role === 'answer')) {
      report(fence.line - 1, 'The mark gives no reason. Write "<!-- unchecked: the reason -->".');
    }
    if (role === 'answer') {
      const before = fences[index - 1];
      if (!fence.follows || before?.info[1] !== 'curl') {
        report(fence.line, 'This answer follows no commands. Put a "```bash curl" fence directly before it.');
      }
      return;
    }
    if (role !== 'curl') return;
    if (language !== 'bash') {
      report(fence.line, `Commands are run by bash. Write "\`\`\`bash curl" instead of "\`\`\`${language} curl".`);
      return;
    }
    const example: ApiExample = {file, line: fence.line, commands: fence.text, sets: findSetNames(fence.text)};
    if (fence.unchecked) example.unrun = fence.unchecked;
    const next = fences[index + 1];
    if (next?.follows && next.info[1] === 'answer') {
      try {
        example.answer = readAnswer(next);
      } catch (error) {
        report(next.line, (error as Error).message);
      }
    }
    examples.push(example);
  });
  const files = fences.flatMap(({info, text}) => {
    const name = TITLE.exec(info.join(' '))?.[1];
    return name ? [{name, text: `${text}\n`}] : [];
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

function readAnswer(fence: Fence): ApiAnswer {
  const [language = ''] = fence.info;
  if (!ANSWER_LANGUAGES.includes(language)) {
    throw new Error(`An answer is one of ${ANSWER_LANGUAGES.join(', ')}. Write "\`\`\`json answer", for example.`);
  }
  const mark = fence.unchecked ? {unchecked: fence.unchecked} : {};
  if (language !== 'json') return {line: fence.line, expected: {kind: 'text', text: fence.text.trimEnd()}, ...mark};
  let value: Json;
  try {
    value = JSON.parse(fence.text) as Json;
  } catch (error) {
    throw new Error(
      `The answer is not JSON: ${(error as Error).message}. Mark what varies inside quotes: "<number>", "…".`,
    );
  }
  const misplaced = findMisplacedMore(value);
  if (misplaced) throw new Error(misplaced);
  return {line: fence.line, expected: {kind: 'json', value}, ...mark};
}

/** A "…" in another place than the last would be compared as text, and never agree. */
function findMisplacedMore(value: Json): string | undefined {
  if (value === MORE) return 'A "…" stands where nothing can be left out. Write "<any>" for a value that varies.';
  if (Array.isArray(value)) {
    if (value.length === 1 && value[0] === MORE) {
      return 'An array holds only "…". Show the shape of one element before it, or write "<any>" for the array.';
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

function collectFences(markdown: string): Fence[] {
  const fences: Fence[] = [];
  let open: {mark: string; fence: Fence; lines: string[]} | undefined;
  let unchecked: string | undefined;
  let follows = false;
  markdown.split(/\r?\n/).forEach((text, index) => {
    if (open) {
      if (text.trim().startsWith(open.mark) && /^(`+|~+)$/.test(text.trim())) {
        fences.push({...open.fence, text: open.lines.join('\n')});
        open = undefined;
        follows = true;
      } else open.lines.push(text);
      return;
    }
    const [, mark, info = ''] = /^(`{3,}|~{3,})(.*)$/.exec(text) ?? [];
    if (mark) {
      const fence: Fence = {line: index + 1, info: info.trim().split(/\s+/), text: '', follows};
      if (unchecked !== undefined) fence.unchecked = unchecked;
      open = {mark, fence, lines: []};
      unchecked = undefined;
      return;
    }
    const reason = UNCHECKED.exec(text)?.[1]?.trim();
    if (reason !== undefined) unchecked = reason;
    else if (text.trim()) {
      unchecked = undefined;
      follows = false;
    }
  });
  return fences;
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
