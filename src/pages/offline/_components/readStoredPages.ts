export interface StoredPage {
  /** With the base URL. */
  path: string;
  title: string;
}

/** The pages that the service worker has stored, by title; none where there is no worker. Rejects where its store cannot be read. */
export function readStoredPages(): Promise<StoredPage[]> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (!worker) return Promise.resolve([]);
  return new Promise((resolve, reject) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = ({data}: MessageEvent<StoredPage[] | null>) => {
      port1.close();
      if (data) resolve(data);
      else reject(new Error('The service worker cannot read its store.'));
    };
    worker.postMessage({type: 'list'}, [port2]);
  });
}
