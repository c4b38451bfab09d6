import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {findFreePort} from '../../scripts/findPrograms.mjs';
import type {Launch} from './browser';
import {describeJourneys} from './journeys';

/** What WebDriver calls the keys that write nothing. */
const keys: Record<string, string> = {
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};

/** The small browser of WebKitGTK, over WebDriver, in a window on a screen that nobody sees. */
const launch: Launch = async ({javaScript}) => {
  const config = fs.mkdtempSync(path.join(os.tmpdir(), 'openrefine-webkit-'));
  fs.mkdirSync(`${config}/gtk-3.0`);
  // Buttons beside the address keep the window from being as narrow as a phone.
  fs.writeFileSync(`${config}/gtk-3.0/gtk.css`, 'button, entry {min-width: 0; padding: 0; margin: 0}');
  // A scrollbar that lies over the page takes the clicks at its edge.
  fs.writeFileSync(`${config}/gtk-3.0/settings.ini`, '[Settings]\ngtk-overlay-scrolling=0\n');

  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const port = await findFreePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      XDG_CONFIG_HOME: config,
      // Mesa's stand-in for a graphics card has crashed under WebKit.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  });
  const server = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${server}/status`).catch(() => null))) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}.`);
  }

  const send = async (path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<unknown> => {
    const answer = await fetch(server + path, {method, body: body && JSON.stringify(body)});
    const {value} = (await answer.json()) as {value: unknown};
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const args = ['--automation', `--enable-javascript=${javaScript}`];
  const alwaysMatch = {browserName: 'MiniBrowser', 'webkitgtk:browserOptions': {args}};
  const {sessionId} = (await send('/session', {capabilities: {alwaysMatch}})) as {sessionId: string};
  const page = `/session/${sessionId}`;
  const run = (script: string, scriptArgs: unknown[] = []) => send(`${page}/execute/sync`, {script, args: scriptArgs});
  const act = async (type: 'key' | 'pointer', actions: object[]) =>
    void (await send(`${page}/actions`, {actions: [{type, id: type, actions}]}));
  const down = (key: string) => ({type: 'keyDown', value: keys[key] ?? key});
  const up = (key: string) => ({type: 'keyUp', value: keys[key] ?? key});
  return {
    goto: async (url) => void (await send(`${page}/url`, {url})),
    async resize(width, height) {
      // The height of the bar above the page.
      const bar = (await run('return outerHeight - innerHeight')) as number;
      await send(`${page}/window/rect`, {x: 0, y: 0, width, height: height + bar});
    },
    type: (text) =>
      act(
        'key',
        [...text].flatMap((letter) => [down(letter), up(letter)]),
      ),
    press: (...pressed) => act('key', [...pressed.map(down), ...pressed.reverse().map(up)]),
    click: (x, y) =>
      act('pointer', [
        {type: 'pointerMove', x, y, duration: 0},
        {type: 'pointerDown', button: 0},
        {type: 'pointerUp', button: 0},
      ]),
    evaluate: (script, ...scriptArgs) => run(`return (${String(script)}).apply(null, arguments)`, scriptArgs) as never,
    async close() {
      await send(page, undefined, 'DELETE');
      driver.kill();
      screen.kill();
      fs.rmSync(config, {recursive: true});
    },
  };
};

describeJourneys('WebKit', 390, launch);
