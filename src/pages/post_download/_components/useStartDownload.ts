import {useEffect, useState} from 'react';

// Kept in the entry of the browser's history itself, so that it lives and dies with it.
const mark = 'downloadStarted';

const isMarked = (): boolean => Boolean((window.history.state as Record<string, unknown> | null)?.[mark]);

/**
 * Starts the download of an address, once for each entry of the browser's history.
 * Coming back to the page, reloading it or restoring its tab starts nothing again.
 * For a component that renders in the browser only, and again for each entry.
 * Returns whether this rendering is the one that starts the download.
 */
export function useStartDownload(url: string): boolean {
  const [isStarting] = useState(() => !isMarked());

  useEffect(() => {
    if (!isStarting || isMarked()) return;
    window.history.replaceState({...window.history.state, [mark]: true}, '');

    // GitHub serves kits as attachments, so their address leaves this page where it is.
    window.location.assign(url);
  }, [url, isStarting]);

  return isStarting;
}
