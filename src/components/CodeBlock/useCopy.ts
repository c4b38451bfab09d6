import {useEffect, useState} from 'react';

/** How long a button says that it copied, in milliseconds. */
const SAYS_COPIED = 2000;

/** The state of a button that copies: what it says passes after two seconds, a failure lasts unless `failurePasses`. */
export function useCopy({failurePasses}: {failurePasses: boolean}) {
  const [state, setState] = useState<'ready' | 'copying' | 'copied' | 'failed'>('ready');
  const passes = state === 'copied' || (state === 'failed' && failurePasses);

  useEffect(() => {
    if (!passes) return undefined;
    const timer = setTimeout(() => setState('ready'), SAYS_COPIED);
    return () => clearTimeout(timer);
  }, [passes]);

  /** `write` runs within the click: browsers allow copying then only. */
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
