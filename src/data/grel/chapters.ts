import conditions from './functions/conditions.json';
import dates from './functions/dates.json';
import encode from './functions/encode.json';
import find from './functions/find.json';
import markup from './functions/json-html-xml.json';
import keys from './functions/keys.json';
import lists from './functions/lists.json';
import numbers from './functions/numbers.json';
import parts from './functions/parts.json';
import rows from './functions/rows.json';
import split from './functions/split.json';
import text from './functions/text.json';
import types from './functions/types.json';
import {createChapters, type GrelChapter} from './functions.schema';
import registry from './registry.json';

/** By the name of the file, which is also the name of the page in `docs/manual/grelfunctions`. */
const files = {
  conditions,
  dates,
  encode,
  find,
  'json-html-xml': markup,
  keys,
  lists,
  numbers,
  parts,
  rows,
  split,
  text,
  types,
};

/** The reference of GREL's functions, checked: for the build and the tests, not for the browser. */
export const readChapters = (): GrelChapter[] => createChapters(files, registry);
