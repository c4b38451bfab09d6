// @ts-check
// Formats all files and fixes what the linters can fix: `npm run fix`. Lists what is left for a person.
import {spawnSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {findScript} from './findPrograms.mjs';
import {eslint, markdownlint, prettier, stylelint, textlint} from './linters.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

// Prettier is the last, because what the others write needs its format.
const left = [textlint, eslint, stylelint, markdownlint, prettier].flatMap(({name, args, fix}) => {
  console.log(`▶ ${name}`);
  const {status, stdout, stderr} = spawnSync(process.execPath, [findScript(name), ...fix, ...args], {encoding: 'utf8'});
  return status === 0 ? [] : [`✗ ${name}:\n${`${stdout}${stderr}`.trim()}`];
});
console.log(left.length > 0 ? `\nLeft for you:\n\n${left.join('\n\n')}` : '\nNothing is left to fix.');
process.exitCode = left.length > 0 ? 1 : 0;
