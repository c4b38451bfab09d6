import {spawn} from 'node:child_process';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

/** @returns {Promise<number>} a port that nothing listens on */
function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Starts OpenRefine with an empty workspace of its own.
 * The command is `openrefine`, or what OPENREFINE names: the `refine` script of an unpacked kit works too.
 * @returns {Promise<{address: string, version: string, stop: () => Promise<void>}>}
 */
export async function startOpenRefine() {
  const command = process.env.OPENREFINE ?? 'openrefine';
  const port = await findFreePort();
  const workspace = await fs.mkdtemp(path.join(os.tmpdir(), 'openrefine-screenshots-'));
  const address = `http://127.0.0.1:${port}`;
  // The command is a script that starts Java: a group of their own lets both be stopped together.
  const child = spawn(command, ['-p', String(port), '-i', '127.0.0.1', '-d', workspace, '-x', 'refine.headless=true'], {
    detached: true,
    stdio: 'ignore',
    env: {...process.env, TZ: 'UTC', LC_ALL: 'C.UTF-8'},
  });
  let ended;
  child.once('error', (error) => (ended = `${command} does not start: ${error.message}`));
  child.once('exit', (code) => (ended ??= `${command} ended with ${code} before it answered.`));

  async function stop() {
    if (child.pid !== undefined && child.exitCode === null) {
      const exit = new Promise((resolve) => child.once('exit', resolve));
      process.kill(-child.pid, 'SIGTERM');
      await exit;
    }
    await fs.rm(workspace, {recursive: true, force: true, maxRetries: 5, retryDelay: 200});
  }

  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline && ended === undefined) {
    try {
      const answer = await fetch(`${address}/command/core/get-version`);
      if (answer.ok) return {address, version: (await answer.json()).version, stop};
    } catch {
      // Nothing listens yet.
    }
    await wait(250);
  }
  await stop();
  throw new Error(ended ?? `${command} did not answer on port ${port} within 90 seconds.`);
}

/**
 * Creates a project from CSV text with a header row, every cell as text.
 * @returns {Promise<string>} the project's id
 */
export async function createProject(address, name, csv) {
  const {token} = await (await fetch(`${address}/command/core/get-csrf-token`)).json();
  const options = {separator: ',', headerLines: 1, guessCellValueTypes: false, trimStrings: false, encoding: 'UTF-8'};
  const form = new FormData();
  form.set('project-name', name);
  form.set('format', 'text/line-based/*sv');
  form.set('project-file', new Blob([csv], {type: 'text/csv'}), `${name}.csv`);
  const query = new URLSearchParams({csrf_token: token, options: JSON.stringify(options)});
  const response = await fetch(`${address}/command/core/create-project-from-upload?${query}`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  const id = /project=(\d+)/.exec(response.headers.get('location') ?? '')?.[1];
  if (!id) throw new Error(`OpenRefine made no project of ${name}: ${response.status} ${await response.text()}`);
  return id;
}
