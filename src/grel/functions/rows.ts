import {decline, expects, GrelError} from '../errors';
import type {GrelFunction} from '../evaluable';

/** These look at other rows and projects, which a page does not have; it knows their errors only. */
const cross: GrelFunction = (args) => {
  const [value = null, project = '', column = ''] = args;
  const fits = args.length >= 1 && args.length <= 3 && value !== null;
  if (!fits || typeof project !== 'string' || typeof column !== 'string') {
    return new GrelError(
      'cross expects a cell or value, a project name to look up (optional), and a column name in that project (optional)',
    );
  }
  return decline('cross() looks up rows of a project. Try it in OpenRefine.');
};

const facetCount: GrelFunction = (args, name) => {
  if (args.length !== 3 || typeof args[1] !== 'string' || typeof args[2] !== 'string') {
    return expects(name, 'a choice value, an expression as a string, and a column name');
  }
  return decline('facetCount() counts the rows of a project. Try it in OpenRefine.');
};

const wikibaseIssues: GrelFunction = () =>
  decline('wikibaseIssues() looks at the Wikibase schema of a project. Try it in OpenRefine.');

export const rows: Record<string, GrelFunction> = {cross, facetCount, wikibaseIssues};
