import {saveCsv} from '../saveCsv';
import {evaluateRows} from './evaluateRows';
import {cluster} from './model/cluster';
import {exportedRows} from './model/exportedRows';
import {countValues, matchingRows, rowsOf, type SessionAction, type SessionState} from './model/session';

const [TYPE, MAKER, MADE] = [1, 2, 3];
const openFacet: SessionAction = {type: 'facet', column: MAKER};

/** Saves the rows that match, under the name that the program gives the file: that of the project. */
export const saveSession = (state: SessionState): void => saveCsv('objects-24-csv.csv', exportedRows(state));

/** What a reader does who follows each of the guided steps in `steps.tsx`, while the facets select nothing. */
export const stepActions: readonly ((state: SessionState) => Promise<SessionAction[]>)[] = [
  async () => [openFacet, {type: 'select', column: MAKER, choice: 'Edith Hale'}],
  async (state) => {
    const clusters = cluster(countValues(rowsOf(state), matchingRows(state), MAKER));
    const edits = clusters.map(({members}) => ({from: members.map(({value}) => value), to: members[0]?.value ?? ''}));
    return [openFacet, {type: 'merge', column: MAKER, edits}];
  },
  async (state) => [await evaluateRows(state, TYPE, 'value.trim()')],
  async (state) => [await evaluateRows(state, MADE, 'value.replace("about", "c.")')],
  async (state) => {
    saveSession(state);
    return [{type: 'exported'}];
  },
];
