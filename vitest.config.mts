import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        // Pure code, and the sources as they stand in the repository.
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/{examples,sources}/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          maxWorkers: '100%',
          // Some tests start a process, which takes long on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        // The built site: run `npm run build` first.
        test: {
          name: 'output',
          include: ['tests/{output,search}/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          maxWorkers: '100%',
          // The longest takes 20 seconds alone, and more than a minute beside other work.
          testTimeout: 240_000,
        },
      },
      {
        // The built site in Firefox and WebKit, one file each.
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: {poll: {timeout: 20_000}},
          maxWorkers: 2,
        },
      },
      {
        // The real OpenRefine, which the files share: the lessons wait for its page, and the others ask it meanwhile.
        test: {
          name: 'openrefine',
          include: ['tests/openrefine/**/*.test.ts'],
          globalSetup: 'tests/openrefine/sharedOpenRefine.ts',
          environment: 'node',
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          maxConcurrency: 5,
        },
      },
    ],
  },
});
