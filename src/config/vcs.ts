import fs from 'node:fs';
import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';

// Docusaurus asks Git for the names in the commits, without those of `.mailmap`.
const names = new Map(
  [...fs.readFileSync('.mailmap', 'utf8').matchAll(/^([^#<]+?) <\S+> (.+) <\S+>$/gm)].map(
    ([, shown = '', committed = '']) => [committed, shown],
  ),
);
const git = getVcsPreset('default-v2');

/** Git, with the names of authors that `.mailmap` gives. */
export const vcs: VcsConfig = {
  initialize: (context) => git.initialize(context),
  getFileCreationInfo: (file) => git.getFileCreationInfo(file),
  async getFileLastUpdateInfo(file) {
    const info = await git.getFileLastUpdateInfo(file);
    return info && {...info, author: names.get(info.author) ?? info.author};
  },
};
