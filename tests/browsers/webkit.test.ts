import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {Builder, Capabilities, Key} from 'selenium-webdriver';
import {findFreePort} from '../../scripts/findPrograms.mjs';
import type {Launch} from './browser';
import {describeJourneys} from './journeys';

/** `ArrowDown` is `Key.ARROW_DOWN`. */
const keyOf = (name: string) =>
  (Key as unknown as Record<string, string>)[name.replace(/(?<=[a-z])[A-Z]/g, '_$&').toUpperCase()] ?? name;

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

  const args = ['--automation', `--enable-javascript=${javaScript}`];
  const session = new Builder().usingServer(server);
  const page = await session
    .withCapabilities(new Capabilities({browserName: 'MiniBrowser', 'webkitgtk:browserOptions': {args}}))
    .build();
  return {
    goto: (url) => page.get(url),
    async resize(width, height) {
      // The height of the bar above the page.
      const bar = await page.executeScript<number>('return outerHeight - innerHeight');
      await page
        .manage()
        .window()
        .setRect({x: 0, y: 0, width, height: height + bar});
    },
    type: (text) => page.actions().sendKeys(text).perform(),
    press: (...keys) => {
      const actions = page.actions();
      for (const key of keys) actions.keyDown(keyOf(key));
      for (const key of keys.reverse()) actions.keyUp(keyOf(key));
      return actions.perform();
    },
    click: (x, y) => page.actions().move({x, y, duration: 0}).click().perform(),
    evaluate: (script, ...args) => page.executeScript(script, ...args),
    async close() {
      await page.quit();
      driver.kill();
      screen.kill();
      fs.rmSync(config, {recursive: true});
    },
  };
};

describeJourneys('WebKit', 390, launch);
