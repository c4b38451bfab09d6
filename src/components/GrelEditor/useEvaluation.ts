import {useEffect, useState} from 'react';
import {createGrelClient, type Answered, type Input} from '../../grel/client';

/** Milliseconds without a key before an expression is evaluated. */
const PAUSE = 150;

interface Run {
  expression: string;
  inputs: Input[];
  results: Answered[];
}

/** The results of an expression for each input, as far as nothing newer is asked; undefined until there are any. */
export function useEvaluation(expression: string, inputs: Input[]): Run | undefined {
  // Its worker starts with the first evaluation.
  const [client] = useState(() => createGrelClient());
  const [run, setRun] = useState<Run>();

  useEffect(() => () => client.close(), [client]);

  useEffect(() => {
    let isNewest = true;
    const evaluateAll = async (): Promise<void> => {
      const results = await client.evaluate(expression, inputs);
      if (isNewest) setRun({expression, inputs, results});
    };
    const timer = setTimeout(() => void evaluateAll(), PAUSE);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [client, expression, inputs]);

  return run;
}
