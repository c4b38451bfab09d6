// `npm start`, on a copy of the project: what an author sees while writing.
import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test as base} from './fixtures';

/** The server of live editing, with the folder whose pages it shows. */
interface Server {
  url: string;
  dir: string;
  /** Milliseconds until its first page was ready. */
  start: number;
}

const test = base.extend<object, {server: Server}>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs.
    async ({}, use) => {
      const {findFreePort} = await import('../scripts/findPrograms.mjs');
      const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'openrefine-live-'));
      const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
        encoding: 'utf8',
      });
      for (const file of files.split('\0').filter((name) => name && fs.existsSync(name))) {
        fs.cpSync(file, path.join(dir, file));
      }
      fs.symlinkSync(path.resolve('node_modules'), path.join(dir, 'node_modules'), 'junction');
      const port = await findFreePort();
      const began = Date.now();
      const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
      const child: ChildProcess = spawn(
        process.execPath,
        [docusaurus, 'start', '--no-open', '--host=127.0.0.1', `--port=${port}`],
        // The cache beside the packages belongs to the project itself.
        {cwd: dir, env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'}},
      );
      let output = '';
      await new Promise<void>((resolve, reject) => {
        for (const stream of [child.stdout, child.stderr]) {
          stream?.on('data', (text: Buffer) => {
            output += String(text);
            if (/compiled .*successfully/.test(output)) resolve();
          });
        }
        child.once('exit', () => reject(new Error(`npm start ended:\n${output}`)));
      });
      const start = Date.now() - began;
      const ended = once(child, 'exit');
      await use({url: `http://127.0.0.1:${port}`, dir, start});
      child.kill();
      await ended;
      fs.rmSync(dir, {recursive: true});
    },
    // On two cores, beside another test.
    {scope: 'worker', timeout: 120_000},
  ],
  baseURL: async ({server}, use) => use(server.url),
});

// One server for both.
test.describe.configure({mode: 'default'});

test('live editing shows a doc, a post, and the home page without an error @desktop', async ({page, site}) => {
  const [, title = ''] = /^title: (.*)$/m.exec(fs.readFileSync('docs/manual/facets.md', 'utf8')) ?? [];
  for (const [address, heading] of [
    ['/docs/manual/facets', title],
    ['/blog/2025/02/13/version-3-9-0', /3\.9/],
    ['/', /./],
  ] as const) {
    await site.open(address);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
  }
});

// A part of the start, because both take as much longer on a busy machine.
test('live editing shows a change in a third of the time that its start takes @desktop', async ({
  page,
  site,
  server,
}) => {
  await site.open('/docs/manual/facets');
  fs.appendFileSync(path.join(server.dir, 'docs/manual/facets.md'), '\nA sentence that was just written.\n');
  await expect(page.getByText('A sentence that was just written.')).toBeVisible({timeout: server.start / 3});
});
