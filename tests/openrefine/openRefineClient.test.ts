import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {findOpenRefine} from './openRefineProcess.mjs';
import {startOpenRefine, type RunningOpenRefine} from './startOpenRefine';

let openRefine: RunningOpenRefine;

beforeAll(async () => {
  openRefine = await startOpenRefine();
});

afterAll(async () => {
  await openRefine?.stop();
});

test('says how to get OpenRefine where it is missing', () => {
  expect(() => findOpenRefine('', '/nowhere')).toThrow('node scripts/prepare-openrefine.mjs');
});

test('makes a project, applies operations to it and clusters a column', async () => {
  const {client} = openRefine;
  const project = await client.createProject('cities', 'City\n"Paris, France"\nFrance Paris\nOslo\n');
  expect(project.columns).toEqual([{name: 'City', cellIndex: 0}]);

  const clusters = await client.computeClusters(project, 'City', {type: 'binning', function: 'fingerprint'});
  expect(clusters).toHaveLength(1);
  expect(clusters[0]?.map(({v}) => v).sort()).toEqual(['France Paris', 'Paris, France']);

  const renamed = await client.applyOperations(project, [
    {op: 'core/column-rename', oldColumnName: 'City', newColumnName: 'Town', description: ''},
  ]);
  expect(renamed.columns.map(({name}) => name)).toEqual(['Town']);
  expect(await client.previewExpression({project: renamed, expression: 'value', column: 'Town', rows: [2]})).toEqual({
    cells: [{text: 'Oslo'}],
  });
  await client.deleteProject(project);
});

test('stops the program, so that its address no longer answers', async () => {
  const other = await startOpenRefine();
  await other.stop();
  await expect(fetch(other.address)).rejects.toThrow('fetch failed');
});

test('a shell that loses its input ends the process group it was given', async () => {
  // What the watchdog relies on: the shell of Debian takes no other spelling of this kill.
  const child = spawn('sleep', ['600'], {detached: true, stdio: 'ignore'});
  const shell = spawn('sh', ['-c', 'cat >/dev/null; kill -s KILL -- "-$0"', String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.stdin.end();
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
});
