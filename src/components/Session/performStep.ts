import {cluster} from './model/cluster';
import {columns} from './model/objects';
import {reduceSession} from './model/reduceSession';
import {countValues, rowsOf, type MassEdit, type SessionAction, type SessionState} from './model/session';
import {downloadCsv} from './downloadCsv';
import {evaluateRows} from './evaluateRows';

const [, TYPE, MAKER, MADE] = columns.map((_name, column) => column) as [number, number, number, number];

/** The clusters as the window proposes them: each with its most frequent spelling. */
function mergeAll(state: SessionState): MassEdit[] {
  const rows = rowsOf(state);
  return cluster(countValues(rows, [...rows.keys()], MAKER)).map(({members}) => ({
    from: members.map(({value}) => value),
    to: members[0]?.value ?? '',
  }));
}

/** What a reader who follows the sentence of the next step does. */
export async function performStep(state: SessionState): Promise<SessionAction[]> {
  const facet: SessionAction[] = [{type: 'facet', column: MAKER}, {type: 'reset all'}];
  // Every step is for all rows.
  const reset = reduceSession(state, {type: 'reset all'});
  switch (state.step) {
    case 0:
      return [...facet, {type: 'select', column: MAKER, choice: 'Edith Hale'}];
    case 1:
      return [...facet, {type: 'merge', column: MAKER, edits: mergeAll(state)}];
    case 2:
      return [{type: 'reset all'}, await evaluateRows(reset, TYPE, 'value.trim()')];
    case 3:
      return [{type: 'reset all'}, await evaluateRows(reset, MADE, 'value.replace("about", "c.")')];
    default:
      downloadCsv(reset);
      return [{type: 'reset all'}, {type: 'exported'}];
  }
}
