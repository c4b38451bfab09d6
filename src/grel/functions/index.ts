import type {GrelFunction} from '../evaluable';
import {dates} from './dates';
import {encoding} from './encode';
import {searching} from './find';
import {keys} from './keys';
import {lists} from './lists';
import {logic} from './logic';
import {markup} from './markup';
import {math} from './math';
import {parts} from './parts';
import {rows} from './rows';
import {splitting} from './split';
import {text} from './text';
import {types} from './types';
import {uri} from './uri';

/** All functions by their names. */
export const FUNCTIONS = new Map<string, GrelFunction>(
  [dates, encoding, searching, keys, lists, logic, markup, math, parts, rows, splitting, text, types, uri].flatMap(
    (family) => Object.entries(family),
  ),
);
