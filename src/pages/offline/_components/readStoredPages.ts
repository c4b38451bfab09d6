export interface StoredPage {
  /** With the base URL. */
  path: string;
  title: string;
}

/** The pages that the service worker has stored, by title; none where there is no worker. */
export function readStoredPages(): Promise<StoredPage[]> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (!worker) return Promise.resolve([]);
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = ({data}: MessageEvent<StoredPage[]>) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage({type: 'list'}, [port2]);
  });
}
