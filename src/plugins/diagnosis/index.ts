import {readFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {readDiagnoses} from '../../build/diagnoses';
import type {Diagnosis} from '../../lib/diagnosis/diagnosis';

type Page = [title: string, found: Diagnosis[]];

/** Writes the comments "diagnose" of the manual, and a list of their faults, to `@generated/diagnosis/default`. */
export default function diagnosis({siteDir}: LoadContext): Plugin {
  return {
    name: 'diagnosis',

    // Live editing reads them once: if the manual were watched here as well, an edit would take seconds longer to show.
    loadContent() {
      return Globby.sync('docs/manual/**/*.md', {cwd: siteDir})
        .sort()
        .flatMap((file): Page[] => {
          const text = readFileSync(path.join(siteDir, file), 'utf8');
          const found = readDiagnoses(file, text);
          return found.length > 0 ? [[/^title: '?(.*?)'?$/m.exec(text)?.[1] ?? file, found]] : [];
        });
    },

    async contentLoaded({content, actions}) {
      const pages = content as Page[];
      const diagnoses = pages.flatMap(([, found]) => found);
      // A fault with several recipes leads to the first.
      const isFirst = (one: Diagnosis) => diagnoses.find(({sees}) => sees === one.sees) === one;
      const faults = pages.map(([title, found]) => [title, found.filter(isFirst).map(({sees, to}) => [sees, to])]);
      await actions.createData('diagnoses.json', diagnoses);
      await actions.createData('faults.json', faults);
      logger.info(`diagnosis: ${diagnoses.length} faults from the manual`);
    },
  };
}
