// @ts-check
// What the test command says about faults.
import fs from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

/**
 * What a failed command says to the person who has to correct something: causes first, because the innermost one is the
 * site's own message, and without the functions that the framework went through.
 * @param {string} output
 */
export function cleanOutput(output) {
  const lines = stripVTControlCharacters(output).split(/\r?\n/);
  const telling = lines.filter((line) => !/^\s+at |^\[(INFO|SUCCESS)\]|^Node version|^\s*\}?$/.test(line));
  const causes = telling.join('\n').split(/\s*\[cause\]: /);
  // Node writes an error of several data files, which has no stack, between brackets.
  const bare = causes.reverse().map((cause) => cause.replace(/^\[([^]*)\]$/, '$1'));
  return bare.join('\n').trim();
}

/** @param {string} text */
const escape = (text) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/**
 * The commands that show a fault beside its line on GitHub, one for each place that it names: `a.md:3: …`,
 * `a.ts(3,1): …`, or as ESLint does, the file on one line and each place on a line below it. A check of data names entries.
 * @param {string} fault
 */
export function annotate(fault) {
  let current = '';
  const places = fault.split('\n').flatMap((line) => {
    const [, file = '', number, message] =
      /^[\s✗-]*(?:\w+: )?([^\s:()]+\.\w+)(?:[:(](\d+)(?:[:,]\d+\)?)?)?(?::? (.+))?$/.exec(line) ?? [];
    if (file && fs.existsSync(file)) {
      current = file;
      if (number) return [{file: path.relative('.', file), line: number, message: message ?? line}];
    }
    const [, problem, entry = ''] = /^\s*- (entry (".*?"|).*)$/.exec(line) ?? [];
    if (problem && current) {
      const [above = ''] = fs.readFileSync(current, 'utf8').split(entry);
      return [{file: current, line: String(above.split('\n').length), message: problem}];
    }
    const [, below, rest] = /^\s+(\d+):\d+\s+(.+)$/.exec(line) ?? [];
    return below && rest && current ? [{file: path.relative('.', current), line: below, message: rest}] : [];
  });
  const all = places.length > 0 ? places : [{file: current, line: '1', message: fault}];
  return all.map(({file, line, message}) => `::error ${file && `file=${file},line=${line}`}::${escape(message)}`);
}
