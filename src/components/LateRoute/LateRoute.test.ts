import {beforeEach, expect, it, vi} from 'vitest';
import createLateRoute from '.';

const log: string[] = [];
const createRoute = vi.fn();
vi.mock('@docusaurus/core/lib/client/exports/ComponentCreator', () => ({
  default: (path: string, hash: string) => {
    createRoute(path, hash);
    return Object.assign(() => null, {
      preload: async () => {
        log.push('parts asked for');
        void endOfTask('the task that asks');
        return Promise.resolve();
      },
    });
  },
}));

/** Logs the end of a task: more follows in it from what has been resolved than anything here needs. */
async function endOfTask(name: string): Promise<void> {
  for (let step = 0; step < 50; step += 1) await Promise.resolve();
  log.push(`end of ${name}`);
}

const create = () => createLateRoute('/docs', 'a1b') as unknown as {preload: () => Promise<void>};

beforeEach(() => {
  log.length = 0;
  createRoute.mockClear();
});

it('prepares a route when it is asked for, and once', async () => {
  const route = create();
  expect(createRoute).not.toHaveBeenCalled();
  await route.preload();
  await route.preload();
  expect(createRoute.mock.calls).toEqual([['/docs', 'a1b']]);
});

it('asks for the parts of a page, and goes on with them, each in a task of its own', async () => {
  const ready = create().preload();
  void endOfTask('the task before');
  await ready;
  log.push('goes on');
  expect(log).toEqual(['end of the task before', 'parts asked for', 'end of the task that asks', 'goes on']);
});
