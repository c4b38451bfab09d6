import {readdirSync} from 'node:fs';
import path from 'node:path';
import {checkSearchPhrasings, phrasingsFolder, type SearchPhrasings} from '../data/searchPhrasings.schema';
import {readJson} from '../build/readJson';

/** What readers type for sections of the site, from all files. */
export const readPhrasings = (siteDir: string): SearchPhrasings =>
  checkSearchPhrasings(
    Object.fromEntries(
      readdirSync(path.join(siteDir, phrasingsFolder)).map((name) => [
        path.parse(name).name,
        readJson(siteDir, `${phrasingsFolder}/${name}`),
      ]),
    ),
  );
