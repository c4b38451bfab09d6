import {useEffect, useState} from 'react';

/** How long a button says that it copied, in milliseconds. */
const SAYS_COPIED = 2000;

/** The state of a button that copies. That it copied passes after two seconds; a failure lasts until the next click. */
export function useCopy() {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');

  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('ready'), SAYS_COPIED);
    return () => clearTimeout(timer);
  }, [state]);

  /** `write` runs within the click: browsers allow copying then only. */
  const copy = (write: () => Promise<void>): void => {
    setState('ready');
    write().then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  return {state, copy};
}
