// @ts-check
import fs from 'node:fs';

/**
 * @typedef {object} Command one line of a `<!-- do` comment (`{/* do` in MDX), such as `see choice: Type → letter = 4`
 * @property {number} line where it is in the file, counted from 1
 * @property {string} verb `see choice`
 * @property {string[]} path what comes before the equals sign, split at the arrows: `['Type', 'letter']`
 * @property {string | undefined} value what comes after it: `4`
 */

const COMMENT = /(?:<!--|\{\/\*) do\n([\s\S]*?)\n(?:-->|\*\/\})/g;
/** @param {string} text @param {number} index */
const lineAt = (text, index) => text.slice(0, index).split('\n').length;

/** @param {string} text @param {number} line @returns {Command} */
export function readCommand(text, line) {
  const [, verb = text, rest = ''] = /^([a-z ]+): (.*)$/.exec(text) ?? [];
  const [, subject = rest, value] = /^(.*?) = (.*)$/.exec(rest) ?? [];
  return {line, verb, path: subject ? subject.split(' → ') : [], value};
}

/** The words of a section as a reader sees them, so without marks and commands. @param {string} markdown */
const plain = (markdown) => markdown.replace(COMMENT, '').replace(/[*`]/g, '').replace(/\s+/g, ' ');

/**
 * Reads the commands of a lesson in their order.
 * @param {string} file a lesson in Markdown
 * @returns {Command[]}
 * @throws {Error} with the place, where a command expects something that the text of its section does not tell the reader
 */
export function readLesson(file) {
  const text = fs.readFileSync(file, 'utf8');
  const commands = [];
  let start = 0;
  for (const section of text.split(/^(?=## |### )/m)) {
    for (const match of section.matchAll(COMMENT)) {
      const first = lineAt(text, start + match.index) + 1;
      const lines = (match[1] ?? '').split('\n');
      for (const [index, line] of lines.entries()) {
        const command = readCommand(line, first + index);
        const expected = command.value ?? command.path.at(-1) ?? '';
        if (command.verb.startsWith('see ') && !plain(section).includes(expected.replace(/\s+/g, ' ').trim())) {
          throw new Error(
            `${file}:${command.line}: the text of this step does not say "${expected}". Tell the reader what to see.`,
          );
        }
        commands.push(command);
      }
    }
    start += section.length;
  }
  return commands;
}
