import {useEffect, useState} from 'react';

/** How long a button says that it copied, in milliseconds. */
const SAYS_COPIED = 2000;

type CopyState = 'ready' | 'copying' | 'copied' | 'failed';

interface Copying {
  state: CopyState;
  /** Copies by `write`, which runs within the click: browsers allow copying then only. */
  copy: (write: () => Promise<void>) => void;
}

/** The state of a button that copies: what it says passes after two seconds, a failure lasts unless `failurePasses`. */
export function useCopy({failurePasses}: {failurePasses: boolean}): Copying {
  const [state, setState] = useState<CopyState>('ready');
  const passes = state === 'copied' || (state === 'failed' && failurePasses);

  useEffect(() => {
    if (!passes) return undefined;
    const timer = setTimeout(() => setState('ready'), SAYS_COPIED);
    return () => clearTimeout(timer);
  }, [passes]);

  const copy = (write: () => Promise<void>): void => {
    if (state === 'copying') return;
    setState('copying');
    write().then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  return {state, copy};
}
