// @ts-check
/**
 * The pictures of OpenRefine on this site, each taken from the running tool.
 *
 * They are listed in ./pictures, each with its path below static/img without `.webp`, the size of the window in CSS
 * pixels, and the steps that bring the window into the state to show. The steps are the commands of the lessons, and
 * those in ./steps.mjs. `take` says what is pictured; without it, that is the whole window. `×1` is for a picture that
 * has to be light: it has one pixel for each of the page, and not two. Other lines between pictures are comments.
 */
import fs from 'node:fs';
import {fileURLToPath} from 'node:url';
import {lessonPictures} from '../lessons/pictures.mjs';
import {readCommand} from '../lessons/readLesson.mjs';
import {runCommand} from '../lessons/runCommand.mjs';
import {steps, subject} from './steps.mjs';

/** @typedef {import('./stage.mjs').Stage} Stage */

const folder = fileURLToPath(new URL('pictures/', import.meta.url));

function readPictures(/** @type {string} */ file) {
  const text = fs.readFileSync(folder + file, 'utf8');
  return [...text.matchAll(/^(\S+\/\S+) (\d+)×(\d+)( ×1)?\n((?:.+\n)+)/gm)].map(
    ([, name = '', width, height, isLight, lines = '']) => ({
      name,
      width: Number(width),
      height: Number(height),
      scale: isLight ? 1 : 2,
      prepare: (/** @type {Stage} */ stage) => perform(stage, lines.trim().split('\n')),
    }),
  );
}

/** @param {Stage} stage @param {string[]} lines */
async function perform(stage, lines) {
  for (const line of lines) {
    const command = readCommand(line, 0);
    const {verb, path, value} = command;
    try {
      if (verb === 'take') return await subject(stage, path, value);
      const written = line.slice(verb.length + 2);
      await (steps[verb] ? steps[verb](stage, path, value, written) : runCommand(stage, command));
      await stage.settle();
    } catch (error) {
      throw new Error(`"${line}": ${/** @type {Error} */ (error).message}`, {cause: error});
    }
  }
}

export const scenarios = [...fs.readdirSync(folder).flatMap(readPictures), ...lessonPictures];
