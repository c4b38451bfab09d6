/**
 * Takes the site's pictures of OpenRefine: `npm run screenshots`, or `npm run screenshots -- home/` for those whose
 * name starts so. Needs the tool (npm run prepare:openrefine) and a Chromium.
 * `--check` takes them again and fails when one differs from the file that is there.
 * `--small` takes none: it makes the small sizes that are missing, from the pictures that are there.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {startOpenRefine} from '../tests/openrefine/openRefineProcess.mjs';
import {openCamera} from '../tests/openrefine/screenshots/camera.mjs';
import {startGazetteer} from '../tests/openrefine/screenshots/gazetteer.mjs';
import {deleteProject} from '../tests/openrefine/screenshots/projects.mjs';
import {scenarios} from '../tests/openrefine/screenshots/scenarios.mjs';
import {createStage} from '../tests/openrefine/screenshots/stage.mjs';
import {findBrowser} from './findPrograms.mjs';
import {openResizer} from './smallPictures.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const listFile = path.join(root, 'src/data/screenshots.json');
const folder = path.join(root, 'static/img');
const LIMIT = 120_000; // bytes of one picture

const args = process.argv.slice(2);
const check = args.includes('--check');
const prefixes = args.filter((arg) => !arg.startsWith('--'));
const chosen = scenarios.filter(
  ({name}) => prefixes.length === 0 || prefixes.some((prefix) => name.startsWith(prefix)),
);
if (chosen.length === 0) throw new Error(`No picture has a name that starts with ${prefixes.join(' or ')}.`);

// Those of the home page are taken in one pixel for one.
const hasSmall = ({scale = 2}) => scale > 1;

const browser = await findBrowser();
const resizer = await openResizer(browser, folder);
try {
  const list = JSON.parse(await fs.readFile(listFile, 'utf8').catch(() => '{}'));
  await (args.includes('--small') ? makeMissing(list) : photograph(list));
} finally {
  await resizer.close();
}

async function makeMissing(list) {
  for (const scenario of chosen.filter(hasSmall)) {
    if (!list[scenario.name]) continue; // It was never taken.
    const made = await resizer.makeSmall(scenario.name, list[scenario.name].width, {all: false});
    for (const file of made) console.log(file);
  }
}

async function photograph(list) {
  const faults = [];
  const tool = await startOpenRefine();
  const gazetteer = await startGazetteer();
  try {
    const camera = await openCamera(browser, [tool.address, gazetteer.address]);
    try {
      for (const scenario of chosen) {
        const taken = await take(camera, scenario, tool.address, gazetteer).catch(
          (error) => void faults.push(`${scenario.name}: ${error.message}`),
        );
        if (!taken) continue;
        const {image, width, height} = taken;
        if (image.length > LIMIT) faults.push(`${scenario.name} has ${image.length} bytes; the limit is ${LIMIT}.`);

        const file = path.join(folder, `${scenario.name}.webp`);
        const there = await fs.readFile(file).catch(() => Buffer.alloc(0));
        if (check) {
          if (!there.equals(image)) faults.push(`${scenario.name} differs from ${path.relative(root, file)}.`);
        } else if (!there.equals(image) || !list[scenario.name]) {
          await fs.mkdir(path.dirname(file), {recursive: true});
          await fs.writeFile(file, image);
          const today = new Date().toISOString().slice(0, 10);
          list[scenario.name] = {width, height, openRefine: tool.version, taken: today};
        }
        if (hasSmall(scenario)) {
          const others = await resizer.makeSmall(scenario.name, width, {write: !check});
          if (check) faults.push(...others.map((other) => `${other} is missing or differs.`));
        }
        console.log(`${scenario.name}  ${width}×${height}  ${Math.ceil(image.length / 1024)} kB`);
      }
      if (!check) {
        const sorted = Object.fromEntries(Object.entries(list).sort(([a], [b]) => (a < b ? -1 : 1)));
        await fs.mkdir(path.dirname(listFile), {recursive: true});
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

/** Takes one picture, and leaves no project behind that the next one could show. */
async function take(camera, scenario, address, gazetteer) {
  let stage;
  try {
    return await camera.take(scenario, (page, settle) => {
      stage = createStage(page, address, gazetteer, settle);
      return scenario.prepare(stage);
    });
  } finally {
    for (const id of stage?.created ?? []) await deleteProject(address, id);
  }
}
