import {readFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER, Globby} from '@docusaurus/utils';
import {readDiagnoses} from '../../build/diagnoses';
import type {Diagnosis} from '../../lib/diagnosis/diagnosis';

type Page = [title: string, found: Diagnosis[]];

/** Writes the comments "diagnose" of the manual, and a list of their faults, to `@generated/diagnosis/default`. */
export default function diagnosis({siteDir}: LoadContext): Plugin {
  return {
    name: 'diagnosis',

    // Live editing reads them once: if the manual were watched here as well, an edit would take seconds longer to show.
    loadContent: () =>
      Promise.all(
        Globby.sync('docs/manual/**/*.md', {cwd: siteDir})
          .sort()
          .map(async (filePath): Promise<Page> => {
            const fileContent = readFileSync(path.join(siteDir, filePath), 'utf8');
            const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
            return [String(frontMatter.title), readDiagnoses(filePath, fileContent)];
          }),
      ),

    async contentLoaded({content, actions}) {
      const pages = content as Page[];
      const diagnoses = pages.flatMap(([, found]) => found);
      // A fault with several recipes leads to the first.
      const isFirst = (one: Diagnosis) => diagnoses.find(({sees}) => sees === one.sees) === one;
      const faults = pages
        .map(([title, found]) => [title, found.filter(isFirst).map(({sees, to}) => [sees, to])] as const)
        .filter(([, listed]) => listed.length > 0);
      await actions.createData('diagnoses.json', diagnoses);
      await actions.createData('faults.json', faults);
      logger.info(`diagnosis: ${diagnoses.length} faults from the manual`);
    },
  };
}
