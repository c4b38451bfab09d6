// The one interface over both browsers, and the site they are pointed at.
import fs from 'node:fs';
import type {AddressInfo} from 'node:net';
import {createHost} from '../../scripts/host.mjs';

/** A running browser with one page. Keys have the names of `KeyboardEvent.key`. */
export interface Browser {
  goto(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses keys together: `press('Control', 'k')`. */
  press(...keys: string[]): Promise<void>;
  click(x: number, y: number): Promise<void>;
  evaluate<T, A extends unknown[]>(script: (...args: A) => T | Promise<T>, ...args: A): Promise<T>;
  close(): Promise<void>;
}

export type Launch = (options: {javaScript: boolean}) => Promise<Browser>;

/** Runs in the page before every other script, and keeps what goes wrong for `faults`. */
function recordFaults() {
  const record = (fault: string) =>
    sessionStorage.setItem('faults', `${sessionStorage.getItem('faults') ?? ''}${location.pathname}: ${fault}\n`);
  addEventListener('error', ({message}) => record(message));
  addEventListener('unhandledrejection', ({reason}) => record(String(reason)));
  addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
    record(`${violatedDirective} ${blockedURI}`),
  );
  console.error = (...args: unknown[]) => record(args.map(String).join(' '));
}

/** Serves the built site as the real host does. WebDriver tells no console errors of WebKit: the first script gets them. */
export async function serve() {
  if (!fs.existsSync('build/404.html')) throw new Error('There is no built site. Run "npm test" from "build" on.');
  const host = createHost('build', '/');
  const [answer] = host.listeners('request');
  const first = '/js/fix-location.js';
  const script = `(${String(recordFaults)})();${fs.readFileSync(`build${first}`, 'utf8')}`;
  host.removeAllListeners('request').on('request', (request, response) => {
    if (request.url === first) response.setHeader('Content-Type', 'text/javascript').end(script);
    else answer?.call(host, request, response);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(host.address() as AddressInfo).port}/`,
    stop() {
      host.close();
      host.closeAllConnections();
    },
  };
}
