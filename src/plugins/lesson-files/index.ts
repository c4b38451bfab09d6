import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {zipSync} from 'fflate';

/** Puts the files of the lessons into one archive, which teachers can carry into a room without a network. */
export default function lessonFiles({siteDir}: LoadContext): Plugin {
  const source = path.join(siteDir, 'static/lessons');
  return {
    name: 'lesson-files',
    async postBuild({outDir}) {
      const names = readdirSync(source, {recursive: true, encoding: 'utf8'}).filter((name) => path.extname(name));
      const files = names.map(
        (name) => [name.replaceAll(path.sep, '/'), readFileSync(path.join(source, name))] as const,
      );
      // With a fixed date, the same files always make the same archive.
      const archive = zipSync(Object.fromEntries(files), {mtime: '2026-01-01'});
      mkdirSync(path.join(outDir, 'lessons'), {recursive: true});
      writeFileSync(path.join(outDir, 'lessons/openrefine-lessons.zip'), archive);
      logger.info(`lesson-files: ${files.length} files in the archive`);
    },
  };
}
