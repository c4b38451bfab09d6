import type {TestProject} from 'vitest/node';
import {inject} from 'vitest';
import {createOpenRefineClient} from './openRefineClient.mjs';
import {startOpenRefine} from './openRefineProcess.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    openRefine: {address: string; version: string};
  }
}

/** Starts the program that the tests share, because a start takes as long as many tests. */
export async function setup({provide}: TestProject): Promise<() => Promise<void>> {
  const {address, version, stop} = await startOpenRefine();
  provide('openRefine', {address, version});
  return stop;
}

/** The program that all tests share. */
export function sharedOpenRefine() {
  const {address, version} = inject('openRefine');
  return {address, version, client: createOpenRefineClient(address)};
}
