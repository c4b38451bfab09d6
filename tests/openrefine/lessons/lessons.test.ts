import fs from 'node:fs';
import {fileURLToPath} from 'node:url';
import {chromium, type Browser} from '@playwright/test';
import {afterAll, beforeAll, describe, it} from 'vitest';
import {findBrowser} from '../../../scripts/findPrograms.mjs';
import {watchRequests} from '../screenshots/camera.mjs';
import {startGazetteer} from '../screenshots/gazetteer.mjs';
import {createStage} from '../screenshots/stage.mjs';
import {sharedOpenRefine} from '../sharedOpenRefine';
import {readLesson} from './readLesson.mjs';
import {runCommand} from './runCommand.mjs';

const folder = fileURLToPath(new URL('../../../docs/manual/', import.meta.url));
const names = [...fs.readdirSync(`${folder}lessons`).map((name) => `lessons/${name}`), 'try.mdx', 'facets.md'];
const lessons = names.filter((name) => readLesson(folder + name).length > 0);

describe('the lessons, step by step in the window of OpenRefine', () => {
  const {client} = sharedOpenRefine();
  let browser: Browser;
  let gazetteer: Awaited<ReturnType<typeof startGazetteer>>;
  beforeAll(async () => {
    gazetteer = await startGazetteer();
    await client.setPreference('notification.status', '"disabled"');
    browser = await chromium.launch({executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu']});
  });
  afterAll(async () => {
    await browser?.close();
    await gazetteer?.stop();
  });

  // A lesson is a hundred clicks, each of which waits for the program, so the lessons run at the same time.
  it.concurrent.each(lessons)('%s', {timeout: 300_000}, async (name) => {
    const page = await browser.newPage({viewport: {width: 1400, height: 900}, locale: 'en-US', timezoneId: 'UTC'});
    page.setDefaultTimeout(30_000);
    const stage = createStage(page, client, gazetteer, watchRequests(page));
    for (const command of readLesson(folder + name)) {
      if (command.verb === 'picture') continue;
      try {
        await runCommand(stage, command);
      } catch (error) {
        throw new Error(`docs/manual/${name}:${command.line}: ${(error as Error).message}`);
      }
    }
    await page.close();
  });
});
