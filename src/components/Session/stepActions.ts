import {downloadCsv} from './downloadCsv';
import {evaluateRows} from './evaluateRows';
import {cluster} from './model/cluster';
import {countValues, matchingRows, rowsOf, type SessionAction, type SessionState} from './model/session';

interface StepActions {
  /** Whether an action does what the task asks for. */
  isDone: (action: SessionAction) => boolean;
  /** What a reader who follows the task does, while the facets select nothing. */
  perform: (state: SessionState) => Promise<SessionAction[]>;
}

const [TYPE, MAKER, MADE] = [1, 2, 3];
const openFacet: SessionAction = {type: 'facet', column: MAKER};

/** What each of the guided steps in `steps.tsx` does, in the same order. */
export const stepActions: readonly StepActions[] = [
  {
    isDone: ({type}) => type === 'select',
    perform: async () => [openFacet, {type: 'select', column: MAKER, choice: 'Edith Hale'}],
  },
  {
    isDone: ({type}) => type === 'merge',
    perform: async (state) => {
      const clusters = cluster(countValues(rowsOf(state), matchingRows(state), MAKER));
      const edits = clusters.map(({members}) => ({
        from: members.map(({value}) => value),
        to: members[0]?.value ?? '',
      }));
      return [openFacet, {type: 'merge', column: MAKER, edits}];
    },
  },
  {
    isDone: (action) => action.type === 'transform' && /^(grel:)?value\.trim\(\)$/.test(action.expression),
    perform: async (state) => [await evaluateRows(state, TYPE, 'value.trim()')],
  },
  {
    isDone: (action) => action.type === 'transform' && !action.expression.endsWith('value.trim()'),
    perform: async (state) => [await evaluateRows(state, MADE, 'value.replace("about", "c.")')],
  },
  {
    isDone: ({type}) => type === 'exported',
    perform: async (state) => {
      downloadCsv(state);
      return [{type: 'exported'}];
    },
  },
];
