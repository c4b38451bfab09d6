import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {checkAll, dataFiles} from './dataFiles';

const readFile = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

describe('check-data', () => {
  const onDisk = (folder: string): string[] =>
    readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return onDisk(file);
      return file.endsWith('.json') ? [file] : [];
    });

  test('checks every data file that has a schema', () => {
    // versions-json checks the first two; the configuration and tests check the others.
    const elsewhere = ['releases', 'events', 'announcement', 'architectureReferences', 'checkedVersion'].map(
      (name) => `src/data/${name}.json`,
    );
    const unchecked = onDisk('src/data')
      .filter((file) => !dataFiles.has(file) && !elsewhere.includes(file))
      // The remark plugin of the function reference checks these.
      .filter((file) => !file.startsWith('src/data/grel/'));
    expect(unchecked, 'add them to src/plugins/check-data/dataFiles.ts').toEqual([]);
  });

  test('passes what the files hold', async () => {
    await expect(checkAll(async (file) => readFile(file))).resolves.toBeUndefined();
  });

  test.each([...dataFiles.keys()])('stops at a fault in %s, and names the file', async (file) => {
    for (const fault of [null, [], [null], 'text']) {
      await expect(checkAll(async (name) => (name === file ? fault : readFile(name)))).rejects.toThrow(
        new RegExp(`^${file.replaceAll('.', '\\.')} (has|has problems)`),
      );
    }
  });

  test('says everything that is wrong at once', async () => {
    const broken = ['src/data/extensions.json', 'src/data/usage.json'];
    await expect(checkAll(async (name) => (broken.includes(name) ? {} : readFile(name)))).rejects.toThrow(
      /src\/data\/extensions\.json has[\s\S]*src\/data\/usage\.json has/,
    );
  });
});
