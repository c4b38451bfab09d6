import * as z from 'zod';
import {visitBlocks, type Fence} from '../../src/build/pageBlocks';
import type {ExampleProblem} from './expressionExamples';
import {parsePage} from './readPages';

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
  unchecked?: string;
}

interface ApiAnswer {
  line: number;
  text: string;
  /** What a JSON answer matches. */
  schema?: z.ZodType;
  /** Why the answer of the installed tool is not compared. */
  unchecked?: string;
}

/** A file that the commands of a page find in their folder. */
export interface ApiExampleFile {
  name: string;
  text: string;
}

interface CollectedApiExamples {
  examples: ApiExample[];
  files: ApiExampleFile[];
  problems: ExampleProblem[];
}

/** The address the documentation writes; the checker puts the one of the running tool in its place. */
export const DOCUMENTED_ADDRESS = 'http://127.0.0.1:3333';

const MORE = '…';
const ANY = new Map<unknown, z.ZodType>([
  ['<text>', z.string()],
  ['<number>', z.number()],
  ['<boolean>', z.boolean()],
  ['<any>', z.json()],
]);
const ANSWER_LANGUAGES = ['json', 'csv', 'html', 'text'];

/** A plain file name: nothing that leads out of the folder. */
const TITLE = /\btitle="([\w-]+(?:\.[\w-]+)*)"/;

/** Reads every example of a page. `file` is only repeated in the answer. */
export function collectApiExamples(file: string, markdown: string): CollectedApiExamples {
  const examples: ApiExample[] = [];
  const files: ApiExampleFile[] = [];
  const problems: ExampleProblem[] = [];
  const report = (line: number, message: string) => problems.push({file, line, message});

  visitBlocks(parsePage(markdown), (blocks) => {
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
          commands.answer = {...readAnswer(block), ...(unchecked && {unchecked})};
        } catch (error) {
          report(line, (error as Error).message);
        }
      } else if (language === 'bash') {
        open = {file, line, commands: text, sets: findSetNames(text), ...(unchecked && {unchecked})};
        examples.push(open);
      } else {
        report(line, `Commands are run by bash. Write "\`\`\`bash curl" instead of "\`\`\`${language} curl".`);
      }
    });
  });
  return {examples, files: examples.length ? files : [], problems};
}

/** Says how what was printed differs from the answer on the page, or nothing where it agrees. */
export function describeAnswerMismatch(answer: ApiAnswer | undefined, printed: string): string | undefined {
  const text = printed.replaceAll('\r\n', '\n').trimEnd();
  if (!answer) return text ? `the commands print something, but no answer fence follows them: ${text}` : undefined;
  if (!answer.schema) return text === answer.text ? undefined : `expected ${answer.text}\nbut got  ${text}`;
  try {
    const {error} = answer.schema.safeParse(JSON.parse(text));
    return error && `${z.prettifyError(error)}\nin ${text}`;
  } catch {
    return `the answer is not JSON: ${text}`;
  }
}

function readAnswer({line, language, text}: Fence): ApiAnswer {
  if (!ANSWER_LANGUAGES.includes(language)) {
    throw new Error(`An answer is one of ${ANSWER_LANGUAGES.join(', ')}. Write "\`\`\`json answer", for example.`);
  }
  const answer = {line, text: text.trimEnd()};
  if (language !== 'json') return answer;
  let shape: unknown;
  try {
    shape = JSON.parse(text);
  } catch (error) {
    throw new Error(
      `The answer is not JSON: ${(error as Error).message}. Mark what varies inside quotes: "<number>", "…".`,
    );
  }
  return {...answer, schema: createSchema(shape)};
}

/** What an answer of this shape matches. A "…" in another place than the last would never agree. */
function createSchema(shape: unknown): z.ZodType {
  if (shape === MORE) {
    throw new Error('A "…" is used where nothing can be omitted. Write "<any>" for a value that varies.');
  }
  if (Array.isArray(shape)) {
    const isOpen = shape.at(-1) === MORE;
    const items = (isOpen ? shape.slice(0, -1) : shape).map(createSchema) as [z.ZodType];
    if (!isOpen) return z.tuple(items);
    const last = items.at(-1);
    if (!last) {
      throw new Error(
        'An array contains only "…". Show the shape of one element before it, or write "<any>" for the array.',
      );
    }
    return z.tuple(items, last);
  }
  if (typeof shape === 'object' && shape !== null) {
    const {[MORE]: more, ...members} = shape as Record<string, unknown>;
    if (MORE in shape && (more !== MORE || Object.keys(shape).at(-1) !== MORE)) {
      throw new Error('Further members of an object are written "…": "…", after the others.');
    }
    const schemas = Object.fromEntries(Object.entries(members).map(([key, value]) => [key, createSchema(value)]));
    return MORE in shape ? z.looseObject(schemas) : z.strictObject(schemas);
  }
  return ANY.get(shape) ?? z.literal(shape as z.util.Literal);
}

function findSetNames(commands: string): string[] {
  return [...new Set([...commands.matchAll(/^(?:export )?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name as string))];
}
