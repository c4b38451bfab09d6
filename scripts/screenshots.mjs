// @ts-check
// Takes the site's screenshots of OpenRefine. It needs OpenRefine, a Chromium, and Arial or the Liberation fonts.
//   npm run screenshots                takes all of them in ten minutes
//   npm run screenshots -- home/       takes those whose names start this way
//   npm run screenshots -- --check     writes nothing, and fails if one differs from its file
import fs from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {startOpenRefine} from '../tests/openrefine/openRefineProcess.mjs';
import {openCamera} from '../tests/openrefine/screenshots/camera.mjs';
import {startGazetteer} from '../tests/openrefine/screenshots/gazetteer.mjs';
import {scenarios} from '../tests/openrefine/screenshots/scenarios.mjs';
import {createStage} from '../tests/openrefine/screenshots/stage.mjs';
import {findBrowser} from './findPrograms.mjs';
import {makeSmall} from './smallImages.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const listFile = path.join(root, 'src/data/screenshots.json');
const folder = path.join(root, 'static/img');
const LIMIT = 120_000; // bytes of one screenshot

const {
  values: {check},
  positionals: prefixes,
} = parseArgs({allowPositionals: true, options: {check: {type: 'boolean'}}});
const chosen = scenarios.filter(
  ({name}) => prefixes.length === 0 || prefixes.some((prefix) => name.startsWith(prefix)),
);
if (chosen.length === 0) throw new Error(`No screenshot has a name that starts with ${prefixes.join(' or ')}.`);

const browser = await findBrowser();
await photograph(JSON.parse(await fs.readFile(listFile, 'utf8').catch(() => '{}')));

/** @param {Record<string, {width: number, height: number, openRefine: string, taken: string}>} list */
async function photograph(list) {
  /** @type {string[]} */
  const faults = [];
  const tool = await startOpenRefine();
  // With its usual port, because a screenshot shows it.
  const gazetteer = await startGazetteer(8765);
  try {
    // Otherwise a bar at the top of each page asks whether OpenRefine may look for news.
    await tool.client.setPreference('notification.status', '"disabled"');
    const camera = await openCamera(browser, [tool.address, gazetteer.address]);
    try {
      for (const scenario of chosen) {
        const taken = await take(camera, scenario, tool.client, gazetteer).catch(
          (error) => void faults.push(`${scenario.name}: ${error.message}`),
        );
        if (!taken) continue;
        const {image, width, height} = taken;
        if (image.length > LIMIT) faults.push(`${scenario.name} has ${image.length} bytes; the limit is ${LIMIT}.`);

        const file = path.join(folder, `${scenario.name}.webp`);
        const there = await fs.readFile(file).catch(() => Buffer.alloc(0));
        if (check) {
          if (!there.equals(image)) faults.push(`${scenario.name} differs from ${path.relative(root, file)}.`);
        } else if (!there.equals(image) || list[scenario.name]?.openRefine !== tool.version) {
          await fs.mkdir(path.dirname(file), {recursive: true});
          await fs.writeFile(file, image);
          const today = new Date().toISOString().slice(0, 10);
          list[scenario.name] = {width, height, openRefine: tool.version, taken: today};
          // The home page shows its screenshots at one pixel for one, so they have no smaller files.
          if (scenario.scale !== 1) await makeSmall(file, width);
        }
        console.log(`${scenario.name}  ${width}×${height}  ${Math.ceil(image.length / 1024)} kB`);
      }
      if (!check) {
        const sorted = Object.fromEntries(Object.entries(list).sort(([a], [b]) => (a < b ? -1 : 1)));
        await fs.writeFile(listFile, `${JSON.stringify(sorted, null, 2)}\n`);
      }
    } finally {
      await camera.close();
    }
  } finally {
    await gazetteer.stop();
    await tool.stop();
  }
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

/**
 * Takes one screenshot, and deletes its projects so that the next screenshot does not show them.
 * @param {Awaited<ReturnType<typeof openCamera>>} camera @param {(typeof scenarios)[number]} scenario
 * @param {import('../tests/openrefine/openRefineClient.mjs').OpenRefineClient} client
 * @param {Awaited<ReturnType<typeof startGazetteer>>} gazetteer
 */
async function take(camera, scenario, client, gazetteer) {
  /** @type {import('../tests/openrefine/screenshots/stage.mjs').Stage | undefined} */
  let stage;
  try {
    return await camera.take(scenario, (page, settle) => {
      stage = createStage(page, client, gazetteer, settle);
      return scenario.prepare(stage);
    });
  } finally {
    for (const id of stage?.created ?? []) await client.deleteProject(id);
  }
}
