import {useEffect, useState} from 'react';
import type {Result} from '../../grel';
import {createGrelClient, TOO_LONG, type Question} from '../../grel/client';

/** What an expression finds; or its value as the tables of the manual write it. */
export type Input = Question['bindings'];

/** Milliseconds without a key before an expression is evaluated. */
const PAUSE = 150;

export interface Answered {
  expression: string;
  inputs: Input[];
  results: Result[];
}

const wasStopped = (result: Result): boolean => 'declined' in result && result.declined === TOO_LONG;

/** The results of an expression for each input, as far as nothing newer is asked; undefined until there are any. */
export function useResults(expression: string, inputs: Input[]): Answered | undefined {
  // Its worker starts with the first evaluation.
  const [client] = useState(() => createGrelClient());
  const [answered, setAnswered] = useState<Answered>();

  useEffect(() => () => client.close(), [client]);

  useEffect(() => {
    let isNewest = true;
    const evaluateAll = async (): Promise<void> => {
      const results: Result[] = [];
      for (const input of inputs) {
        const last = results.at(-1);
        // What takes too long for one row would take as long for the others.
        results.push(last && wasStopped(last) ? last : await client.evaluate(expression, input));
        if (!isNewest) return;
      }
      setAnswered({expression, inputs, results});
    };
    const timer = setTimeout(() => void evaluateAll(), PAUSE);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [client, expression, inputs]);

  return answered;
}
