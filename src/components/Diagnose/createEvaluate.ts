import type {Answered, createGrelClient} from '../../grel/client';
import type {Evaluate} from '../../lib/diagnosis/diagnosis';

const toCell = (result: Answered) => {
  if ('declined' in result) return 'declined';
  if ('error' in result) return 'error';
  return result.type === 'undefined' ? null : {type: result.type, text: result.text};
};

/** Evaluates the cells of a column in the worker of the manual's examples, as long as somebody wants to know. */
export function createEvaluate(client: ReturnType<typeof createGrelClient>, isWanted: () => boolean): Evaluate {
  return async (expression, cells) => {
    if (!isWanted()) throw new Error('The cells have changed.');
    const inputs = cells.map((cell) => ({type: 'undefined', text: '', ...cell}) as never);
    return (await client.evaluateColumn(expression, inputs))?.map(toCell);
  };
}
