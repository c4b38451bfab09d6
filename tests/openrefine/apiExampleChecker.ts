import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';
import {
  describeAnswerMismatch,
  DOCUMENTED_ADDRESS,
  type ApiExample,
  type ApiExampleFile,
} from '../examples/apiExamples';

/** Prepares a folder for the examples of a page, which build on each other: they share it, and the names they set. */
export function createApiExampleCheck(files: ApiExampleFile[], address: string) {
  const folder = mkdtempSync(join(tmpdir(), 'api-examples-'));
  for (const {name, text: content} of [{name: '.names', text: ''}, ...files])
    writeFileSync(join(folder, name), content);
  const groups: number[] = [];

  return {
    /** Says how the commands fail, or print anything other than the page, or nothing where they do neither. */
    async check({commands, sets, answer}: ApiExample): Promise<string | undefined> {
      const script = [
        '. ./.names',
        commands.replaceAll(DOCUMENTED_ADDRESS, address),
        ...sets.map((name) => `declare -p ${name} >> .names`),
      ];
      const shell = spawn('bash', ['-eu', '-o', 'pipefail', '-c', script.join('\n')], {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      });
      if (shell.pid) groups.push(shell.pid);
      const [printed, errors, [code]] = await Promise.all([
        text(shell.stdout),
        text(shell.stderr),
        once(shell, 'close'),
      ]);
      if (code !== 0) return `the commands end with code ${code}\n${errors}${printed}`;
      return answer?.unchecked ? undefined : describeAnswerMismatch(answer, printed);
    },

    /** Ends what an example left running in the background. */
    clear() {
      for (const group of groups) {
        try {
          process.kill(-group, 'SIGKILL');
        } catch {
          // Nothing of it is left.
        }
      }
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
