import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {accessSync, constants, mkdtempSync, rmSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {delimiter, join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {createOpenRefineClient, type OpenRefineClient} from './openRefineClient';

export interface RunningOpenRefine {
  client: OpenRefineClient;
  /** `http://127.0.0.1:PORT`, without a slash at the end. */
  address: string;
  /** For example `3.6.2`. */
  version: string;
  /** Ends the program and deletes its workspace. */
  stop: () => Promise<void>;
}

/** Milliseconds until a start counts as failed. Debian's package needs about seven seconds on two cores. */
const START_LIMIT = 90_000;

/** The full path of the `openrefine` command on PATH; an error says how to get it. */
export function findOpenRefine(path = process.env.PATH ?? ''): string {
  for (const folder of path.split(delimiter).filter(Boolean)) {
    const command = join(folder, 'openrefine');
    try {
      accessSync(command, constants.X_OK);
      return command;
    } catch {
      // Not in this folder.
    }
  }
  throw new Error(
    'OpenRefine is not installed: no command "openrefine" on PATH. ' +
      'On Debian and Ubuntu, install it with "sudo apt-get install openrefine". ' +
      'Elsewhere, put a script named "openrefine" on PATH that calls the "refine" script of an unpacked kit.',
  );
}

/** Starts OpenRefine without a browser on a free port, with a workspace that is deleted when it stops. */
export async function startOpenRefine(): Promise<RunningOpenRefine> {
  const command = findOpenRefine();
  const workspace = mkdtempSync(join(tmpdir(), 'openrefine-'));
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;

  const log: string[] = [];
  const args = ['-p', String(port), '-i', '127.0.0.1', '-d', workspace, '-x', 'refine.headless=true'];
  const program = spawn(command, args, {detached: true, stdio: ['ignore', 'pipe', 'pipe']});
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
    return {client: createOpenRefineClient(address), address, version, stop};
  } catch (error) {
    await stop();
    throw new Error(`OpenRefine did not start: ${(error as Error).message}\n${log.join('').slice(-4000)}`);
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Asks until the program answers; it has no other sign of being ready that all versions share. */
async function waitForVersion(address: string, exitCode: () => number | null): Promise<string> {
  const limit = Date.now() + START_LIMIT;
  while (Date.now() < limit) {
    if (exitCode() !== null) throw new Error(`it ended with exit code ${exitCode()}.`);
    try {
      const response = await fetch(`${address}/command/core/get-version`);
      if (response.ok) return ((await response.json()) as {version: string}).version;
    } catch {
      // Nobody listens yet.
    }
    await wait(100);
  }
  throw new Error(`it gave no answer on ${address} within ${START_LIMIT / 1000} seconds.`);
}
