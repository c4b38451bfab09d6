import {beforeEach, expect, test, vi} from 'vitest';
import {createPatientLoader, type PatientLoader} from './patientLoader';

const missing = new Error('Loading chunk 1 failed.');
const now = {isStarting: false, isReachable: true};
const onFailure = vi.fn<(error: Error) => void>();
const load = vi.fn<() => Promise<string>>();
let loader: PatientLoader;

beforeEach(() => {
  Object.assign(now, {isStarting: false, isReachable: true});
  onFailure.mockReset();
  load.mockReset().mockRejectedValueOnce(missing).mockResolvedValue('page');
  loader = createPatientLoader({
    isStarting: () => now.isStarting,
    isReachable: async () => now.isReachable,
    onFailure,
  });
});

test('what can be loaded is handed on', async () => {
  load.mockReset().mockResolvedValue('page');
  await expect(loader.wrap(load)()).resolves.toBe('page');
  expect(onFailure).not.toHaveBeenCalled();
});

test('a load that a new visit would mend is given up', async () => {
  await expect(loader.wrap(load)()).rejects.toBe(missing);
  expect(onFailure).not.toHaveBeenCalled();
});

test.each([
  ['the site does not answer', {isReachable: false}],
  ['the page has just been opened', {isStarting: true}],
])('a load that fails while %s waits until it is tried again', async (_name, change) => {
  Object.assign(now, change);
  const page = loader.wrap(load)();
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledExactlyOnceWith(missing));
  loader.retry();
  await expect(page).resolves.toBe('page');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a load that fails again goes on waiting, and all that waits is tried at once', async () => {
  now.isReachable = false;
  load.mockReset().mockRejectedValueOnce(missing).mockRejectedValueOnce(missing).mockResolvedValue('page');
  const other = vi.fn<() => Promise<string>>().mockRejectedValueOnce(missing).mockResolvedValue('props');
  const parts = [loader.wrap(load)(), loader.wrap(other)()];
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledTimes(2));
  loader.retry();
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledTimes(3));
  expect(load).toHaveBeenCalledTimes(2);
  loader.retry();
  expect(await Promise.all(parts)).toEqual(['page', 'props']);
});

test('a load that a new visit would mend by now is given up when it is tried again', async () => {
  now.isReachable = false;
  load.mockReset().mockRejectedValue(missing);
  const page = loader.wrap(load)();
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  now.isReachable = true;
  loader.retry();
  await expect(page).rejects.toBe(missing);
});

test('a reason that is no error is told as one', async () => {
  now.isStarting = true;
  void loader.wrap(() => Promise.reject('gone'))();
  await vi.waitFor(() => expect(onFailure.mock.lastCall?.[0]).toEqual(new Error('gone')));
});
