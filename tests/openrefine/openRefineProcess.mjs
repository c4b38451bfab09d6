// @ts-check
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {findFreePort, onPath} from '../../scripts/findPrograms.mjs';
import {findPrepared} from '../../scripts/prepareOpenRefine.mjs';
import {createOpenRefineClient} from './openRefineClient.mjs';

/**
 * @typedef {object} RunningOpenRefine
 * @property {string} address `http://127.0.0.1:PORT`, without a slash at the end
 * @property {string} version for example `3.9.5`
 * @property {import('./openRefineClient.mjs').OpenRefineClient} client
 * @property {() => Promise<void>} stop ends the program and deletes its workspace
 */

/** Milliseconds until a start counts as failed. It needs about seven seconds on two cores. */
const START_LIMIT = 90_000;

// With several processors, the program splits its blocks, and clusters of neighbors depend on their number. By default,
// Java leaves out the message of an exception that it threw many times. In a few minutes, the second compiler costs more
// than it saves.
export const JAVA_TOOL_OPTIONS = '-XX:ActiveProcessorCount=1 -XX:-OmitStackTraceInFastThrow -XX:TieredStopAtLevel=1';

/**
 * Starts OpenRefine without a browser on a free port, with a workspace that is deleted when it stops.
 * @param {(workspace: string) => void} [prepare] puts what the program finds at its start, such as extensions
 * @returns {Promise<RunningOpenRefine>}
 */
export async function startOpenRefine(prepare) {
  const command = findPrepared() ?? onPath('openrefine');
  if (!command) throw new Error('There is no OpenRefine. Prepare it with "node scripts/prepare-openrefine.mjs".');
  const workspace = mkdtempSync(join(tmpdir(), 'openrefine-'));
  prepare?.(workspace);
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;

  /** @type {string[]} */
  const log = [];
  const args = ['-p', String(port), '-i', '127.0.0.1', '-d', workspace, '-x', 'refine.headless=true'];
  const env = {...process.env, TZ: 'UTC', LC_ALL: 'C.UTF-8', JAVA_TOOL_OPTIONS};
  const program = spawn(command, args, {detached: true, env, stdio: ['ignore', 'pipe', 'pipe']});
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (text) => log.push(String(text)));
  const ended = once(program, 'exit');

  // The command is a chain of shell scripts and Java, so the whole process group has to go. The watchdog holds the
  // other end of a pipe: it acts when this process ends, even when that is killed and can no longer clean up.
  const watchdog = spawn(
    'sh',
    ['-c', 'cat >/dev/null; kill -s KILL -- "-$0" 2>/dev/null; rm -rf "$1"', String(program.pid), workspace],
    {detached: true, stdio: ['pipe', 'ignore', 'ignore']},
  );

  const stop = async () => {
    const cleaned = watchdog.exitCode === null ? once(watchdog, 'exit') : undefined;
    watchdog.stdin.end();
    await Promise.all([cleaned, program.exitCode === null && program.signalCode === null ? ended : undefined]);
    rmSync(workspace, {recursive: true, force: true});
  };

  try {
    const version = await waitForVersion(address, () => program.exitCode);
    return {address, version, client: createOpenRefineClient(address), stop};
  } catch (error) {
    await stop();
    throw new Error(`OpenRefine did not start: ${/** @type {Error} */ (error).message}\n${log.join('').slice(-4000)}`);
  }
}

/**
 * Asks until the program answers; it has no other sign of being ready that all versions share.
 * @param {string} address @param {() => number | null} exitCode
 */
async function waitForVersion(address, exitCode) {
  const limit = Date.now() + START_LIMIT;
  while (Date.now() < limit) {
    if (exitCode() !== null) throw new Error(`it ended with exit code ${exitCode()}.`);
    try {
      const response = await fetch(`${address}/command/core/get-version`);
      if (response.ok) return (await response.json()).version;
    } catch {
      // Nobody listens yet.
    }
    await wait(100);
  }
  throw new Error(`it gave no answer on ${address} within ${START_LIMIT / 1000} seconds.`);
}
