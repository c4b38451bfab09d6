import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {getVcsPreset} from '@docusaurus/utils';
import {afterEach, expect, test, vi} from 'vitest';
import {vcs} from './vcs';

afterEach(() => vi.restoreAllMocks());

const contacts = Array.from(
  readFileSync('.mailmap', 'utf8').matchAll(/> (.+ <\S+>)$/gm),
  ([, contact = '']) => contact,
);

test.each(['Ann <ann@example.org>', ...contacts])('%s has the name that Git shows', async (contact) => {
  const author = (written: string): string => written.slice(0, written.indexOf(' <'));
  vi.spyOn(getVcsPreset('default-v2'), 'getFileLastUpdateInfo').mockResolvedValue({
    timestamp: 1,
    author: author(contact),
  });
  const shown = execFileSync('git', ['check-mailmap', contact], {encoding: 'utf8'});
  expect(await vcs.getFileLastUpdateInfo('a.md')).toEqual({timestamp: 1, author: author(shown)});
});
