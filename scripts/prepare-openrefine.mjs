// @ts-check
// Prepares the OpenRefine that checks the examples: `node scripts/prepare-openrefine.mjs`. The program goes into a cache
// folder outside the project, so only the first run needs a network. If that version is installed, it is used instead.
// If this machine cannot prepare the program, the script says why and exits with 75.
import {startOpenRefine} from '../tests/openrefine/openRefineProcess.mjs';
import {onPath} from './findPrograms.mjs';
import {findPrepared, NotPossible, prepare, preparedFolder, version} from './prepareOpenRefine.mjs';

/** @returns {Promise<string | undefined>} the version of the `openrefine` command on PATH, where it starts */
async function findInstalledVersion() {
  if (!onPath('openrefine')) return undefined;
  const tool = await startOpenRefine().catch(() => undefined);
  await tool?.stop();
  return tool?.version;
}

try {
  if (findPrepared()) {
    console.log(`OpenRefine ${version} is ready in ${preparedFolder()}.`);
  } else if ((await findInstalledVersion()) === version) {
    console.log(`OpenRefine ${version} is installed.`);
  } else {
    console.log(`Preparing OpenRefine ${version} in ${preparedFolder()} …`);
    prepare();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof NotPossible ? 75 : 1;
}
