import dates from './functions/dates.json';
import encode from './functions/encode.json';
import find from './functions/find.json';
import keys from './functions/keys.json';
import lists from './functions/lists.json';
import logic from './functions/logic.json';
import markup from './functions/markup.json';
import math from './functions/math.json';
import parts from './functions/parts.json';
import rows from './functions/rows.json';
import split from './functions/split.json';
import text from './functions/text.json';
import types from './functions/types.json';
import {createChapters, type GrelChapter} from './functions.schema';
import groups from './groups.json';
import registry from './registry.json';

const files = {dates, encode, find, keys, lists, logic, markup, math, parts, rows, split, text, types};

/** The reference of GREL's functions, checked: for the build and the tests, not for the browser. */
export const readChapters = (): GrelChapter[] => createChapters(groups, files, registry);
