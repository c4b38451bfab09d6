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
  // With several processors, the program splits its blocks, and clusters of neighbors depend on their number. And by
  // default, Java leaves out the message of an exception that it threw many times.
  process.env.JAVA_TOOL_OPTIONS = '-XX:ActiveProcessorCount=1 -XX:-OmitStackTraceInFastThrow';
  const {address, version, stop} = await startOpenRefine().finally(() => delete process.env.JAVA_TOOL_OPTIONS);
  provide('openRefine', {address, version});
  return stop;
}

/** The program that all tests share. */
export function sharedOpenRefine() {
  const {address, version} = inject('openRefine');
  return {address, version, client: createOpenRefineClient(address)};
}
