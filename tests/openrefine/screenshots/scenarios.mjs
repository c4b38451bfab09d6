/**
 * The pictures of OpenRefine on this site, each taken from the running tool.
 *
 * To add one, add an entry to a file of ./scenarios: `name` is the file's path below static/img, without `.webp`;
 * `width` and `height` are the window's, in CSS pixels; `prepare` brings the page into the state to show and may answer
 * a locator or a box, which is then all that is pictured. ./stage.mjs holds what it works with.
 */
import {cells} from './scenarios/cells.mjs';
import {columns} from './scenarios/columns.mjs';
import {exporting} from './scenarios/exporting.mjs';
import {expressions} from './scenarios/expressions.mjs';
import {facets} from './scenarios/facets.mjs';
import {home} from './scenarios/home.mjs';
import {history, project} from './scenarios/project.mjs';
import {reconciling} from './scenarios/reconciling.mjs';
import {starting} from './scenarios/starting.mjs';
import {wikibase} from './scenarios/wikibase.mjs';

/**
 * @typedef {object} Scenario
 * @property {string} name
 * @property {number} width
 * @property {number} height
 * @property {1 | 2} [scale] pixels of the file for each of the page, in each direction; 2 unless the picture has to be light
 * @property {(stage: import('./stage.mjs').Stage) => Promise<void | import('./camera.mjs').Locator | import('./camera.mjs').Box>} prepare
 */

/** @type {Scenario[]} */
export const scenarios = [
  ...home,
  ...starting,
  ...project,
  ...facets,
  ...cells,
  ...columns,
  ...expressions,
  ...history,
  ...exporting,
  ...reconciling,
  ...wikibase,
];
