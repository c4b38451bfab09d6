// @ts-check
import fs from 'node:fs';
import {fileURLToPath} from 'node:url';
import {readLesson} from './readLesson.mjs';
import {runCommand} from './runCommand.mjs';

const folder = fileURLToPath(new URL('../../../docs/manual/lessons/', import.meta.url));

/** A screenshot for each `picture` of a lesson: the window as the steps before it leave it. */
export const lessonPictures = fs
  .readdirSync(folder)
  .map((file) => readLesson(folder + file))
  .flatMap((commands) =>
    commands.flatMap(({verb, path}, place) =>
      verb === 'picture'
        ? {
            name: path[0] ?? '',
            width: 1100,
            height: 720,
            scale: 2,
            async prepare(/** @type {import('../screenshots/stage.mjs').Stage} */ stage) {
              for (const command of commands.slice(0, place)) {
                if (command.verb !== 'picture') await runCommand(stage, command);
              }
              // The lower part of the window is empty, unless a dialog or a menu needs it.
              const dialogs = stage.page.locator('.dialog-frame');
              const box = (await dialogs.count()) > 0 && (await dialogs.last().boundingBox());
              return {x: 0, y: 0, width: 1100, height: box ? Math.min(720, box.y + box.height + 8) : 440};
            },
          }
        : [],
    ),
  );
