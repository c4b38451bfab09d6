import {useReducer, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

function Broken(): ReactNode {
  const asleep = new Error('The host is asleep.');
  const empty = new Error('The answer is empty.', {cause: asleep});
  throw new Error('The table cannot be drawn.', {cause: empty});
}

/** A button that breaks the page, as long as the root element has an attribute that a test can remove. */
export default function Faults(): ReactNode {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const isBroken = useIsBrowser() && 'broken' in document.documentElement.dataset;
  return (
    <>
      <button
        type="button"
        onClick={() => {
          document.documentElement.dataset.broken = '';
          render();
        }}
      >
        Break the page
      </button>
      {isBroken && <Broken />}
    </>
  );
}
