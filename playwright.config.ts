import {defineConfig, devices} from '@playwright/test';

const port = Number(process.env.SITE_PORT ?? 4173);

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // What a screen reader finds in a part of the page. Names that contributors change are patterns there.
  expect: {timeout: 10_000, toMatchAriaSnapshot: {pathTemplate: '{testDir}/screens/{arg}{ext}'}},
  reporter: process.env.REPORT_FILE ? [['dot'], ['json', {outputFile: process.env.REPORT_FILE}]] : [['list']],
  // No traces, which cost every test: after a failure, ask for one with `npx playwright test --trace=on`.
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.BROWSER_PATH,
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
  },
  projects: [
    {
      name: 'desktop',
      use: {...devices['Desktop Chrome'], viewport: {width: 1280, height: 800}},
      grepInvert: /@phone/,
    },
    {
      name: 'phone',
      use: {...devices['Pixel 7'], viewport: {width: 390, height: 844}},
      // What does not depend on the width runs once.
      grepInvert: /@desktop/,
    },
  ],
  webServer: {
    command: `node scripts/host.mjs --port=${port}`,
    url: `http://127.0.0.1:${port}/sitemap.xml`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
