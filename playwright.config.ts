import {defineConfig, devices, firefox, webkit} from '@playwright/test';
import {findEngines} from './tests/engines';

const port = Number(process.env.SITE_PORT ?? 4173);
const executablePath = process.env.BROWSER_PATH;

const chromium = {
  launchOptions: {
    executablePath,
    // A browser under test makes no requests by itself, and runs as root on build machines.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  },
};

const {installed, leftOut} = findEngines({
  firefox: () => firefox.executablePath(),
  webkit: () => webkit.executablePath(),
});
// Workers read this file, too.
if (leftOut && process.env.TEST_WORKER_INDEX === undefined) console.warn(leftOut);

/** What may come out differently in another engine: layout, focus, keys, history, storage, workers. */
const engineTests =
  /(code|keyboard|navigation|offline|pictures|search-modal|search-page|shell|states|without-script)\.spec\.ts$/;
const engineUses = {firefox: devices['Desktop Firefox'], webkit: devices['Desktop Safari']};

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: {timeout: 10_000},
  reporter: process.env.PLAYWRIGHT_JSON ? [['dot'], ['json', {outputFile: process.env.PLAYWRIGHT_JSON}]] : [['list']],
  // No traces, which cost every test: after a failure, ask for one with `npx playwright test --trace=on`.
  use: {baseURL: `http://127.0.0.1:${port}`, serviceWorkers: 'block', ...chromium},
  projects: [
    {name: 'desktop', use: {...devices['Desktop Chrome'], viewport: {width: 1280, height: 800}, ...chromium}},
    {
      name: 'phone',
      use: {...devices['Pixel 7'], viewport: {width: 390, height: 844}, ...chromium},
      // What does not depend on the width runs once.
      grepInvert: /@desktop/,
    },
    ...installed.map((name) => ({
      name,
      testMatch: engineTests,
      use: {...engineUses[name], viewport: {width: 1280, height: 800}, deviceScaleFactor: 1, launchOptions: {}},
      // What a test can do or see in Chromium alone; in Safari, Tab passes links by unless its user asks for them.
      grepInvert: name === 'webkit' ? /@chromium|@tab/ : /@chromium/,
      // Not yet tried there: workers without network.
      testIgnore: name === 'webkit' ? /offline/ : [],
    })),
  ],
  webServer: {
    command: `node scripts/host.mjs --port=${port}`,
    url: `http://127.0.0.1:${port}/sitemap.xml`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
