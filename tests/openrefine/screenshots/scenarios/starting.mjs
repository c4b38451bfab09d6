import {rows} from '../projects.mjs';

/** The tab of the start page that says where the data comes from. */
async function chooseSource(stage, label) {
  await stage.openStart();
  await stage.page.locator('.create-project-ui-source-selection-tab').getByText(label, {exact: true}).click();
  await stage.settle();
}

/** Chooses how the import preview reads the file, for example "XML files". */
async function parseAs(stage, label) {
  await stage.page.locator('.default-importing-parsing-control-panel-format').getByText(label, {exact: true}).click();
  await stage.settle();
  await stage.page.locator('.default-importing-progress-data-panel').waitFor({state: 'hidden'});
  await stage.settle();
}

const pages = [
  ['books', 'Library books', 'catalogue,2024', 'Ruth Whitlock', 'Acquisitions', 'Publisher names to be unified'],
  ['painters', 'Painters', 'gazetteer', 'Emi Sato', 'Birthplaces', 'To be reconciled'],
  ['stations', 'Weather stations', '2024', 'Jan Novák', 'Climate', ''],
];

export const starting = [
  {
    name: 'manual/starting/this-computer',
    width: 900,
    height: 380,
    prepare: (stage) => chooseSource(stage, 'This Computer'),
  },
  {
    name: 'manual/starting/web-addresses',
    width: 900,
    height: 380,
    async prepare(stage) {
      const {page} = stage;
      await chooseSource(stage, 'Web Addresses (URLs)');
      const fields = page.locator('input.default-importing-web-url[name=download]:visible');
      await fields.first().fill('https://data.example.org/visitors-2023.csv');
      await page.getByRole('button', {name: 'Add another URL'}).click();
      await fields.nth(1).fill('https://data.example.org/visitors-2024.csv');
    },
  },
  {
    name: 'manual/starting/clipboard',
    width: 1000,
    height: 480,
    async prepare(stage) {
      await chooseSource(stage, 'Clipboard');
      const {page} = stage;
      const field = page.locator('#default-importing-clipboard-textarea');
      // Drawn wider at its corner, and less high: its lines wrap in the width it starts with.
      await field.evaluate((element) => element.scrollIntoView({block: 'end'}));
      const {x, y, width, height} = await field.boundingBox();
      await page.mouse.move(x + width - 4, y + height - 4);
      await page.mouse.down();
      await page.mouse.move(x + 560, y + 200, {steps: 4});
      await page.mouse.up();
      await field.fill((await rows('painters.csv')).slice(0, 9).join('\n'));
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    name: 'manual/starting/csv-preview',
    width: 1100,
    height: 540,
    async prepare(stage) {
      await stage.upload('books.csv');
      await stage.page.locator('.data-table tbody tr').nth(9).waitFor();
      await stage.settle();
    },
  },
  {
    name: 'manual/starting/json-element',
    width: 900,
    height: 960,
    async prepare(stage) {
      const {page} = stage;
      await stage.upload('herbarium.json');
      const record = page.locator('.json-parser-ui-select-dom [data-cy=element0]').first();
      await record.waitFor();
      await stage.pointAt(record);
      return page.locator('.default-importing-parsing-data-panel');
    },
  },
  {
    name: 'manual/starting/json-records',
    width: 1060,
    height: 660,
    async prepare(stage) {
      const {page} = stage;
      await stage.upload('herbarium.json');
      await page
        .locator('.json-parser-ui-select-dom [data-cy=element0]')
        .first()
        .click({position: {x: 8, y: 8}});
      await page.locator('.default-importing-parsing-data-panel .data-table').waitFor();
      await stage.settle();
    },
  },
  {
    name: 'manual/starting/xml-element',
    width: 900,
    height: 960,
    async prepare(stage) {
      const {page} = stage;
      await stage.upload('letters.xml');
      const element = page.locator('.xml-parser-ui-select-dom .elmt').nth(1);
      await element.waitFor();
      await stage.pointAt(element);
      return page.locator('.default-importing-parsing-data-panel');
    },
  },
  {
    name: 'manual/starting/fixed-width',
    width: 1060,
    height: 640,
    async prepare(stage) {
      await stage.upload('inventory.txt');
      await parseAs(stage, 'Fixed-width field text files');
      await stage.page.locator('input[bind=columnWidthsInput]').fill('6,16,18,4');
      await stage.page.locator('input[bind=columnNamesInput]').fill('Number,Object,Owner,Year');
      await stage.page.locator('input[bind=columnNamesInput]').press('Tab');
      await stage.page.waitForTimeout(700);
      await stage.settle();
    },
  },
  {
    name: 'manual/starting/several-files',
    width: 1000,
    height: 420,
    prepare: (stage) => stage.upload('books.csv', 'painters.csv', 'stations.csv'),
  },
  {
    name: 'manual/starting/open-project',
    width: 1040,
    height: 420,
    async prepare(stage) {
      const {page} = stage;
      for (const [file, name, tags, creator, subject, description] of pages) {
        const id = await stage.createProject({file: `${file}.csv`, name});
        await stage.post('core/set-project-tags', {project: id, old: '', new: tags});
        // OpenRefine notes the number of rows when it shows some.
        await stage.post('core/get-rows', {project: id, start: '0', limit: '1'});
        for (const [key, value] of Object.entries({creator, subject, description})) {
          await stage.post('core/set-project-metadata', {project: id, name: key, value});
        }
      }
      // The times of change are the moment of the picture: two pictures would never agree.
      await page.route('**/command/core/get-all-project-metadata*', async (route) => {
        const answer = await (await route.fetch()).json();
        const projects = Object.values(answer.projects).sort((one, other) => (one.name < other.name ? -1 : 1));
        for (const [place, project] of projects.entries()) project.modified = `2024-05-0${3 - place}T09:30:00Z`;
        await route.fulfill({json: answer});
      });
      await stage.openStart('Open Project');
    },
  },
  {
    name: 'manual/starting/project-metadata',
    width: 1040,
    height: 640,
    async prepare(stage) {
      const {page} = stage;
      const id = await stage.createProject({file: 'books.csv', name: 'Library books'});
      await stage.post('core/get-rows', {project: id, start: '0', limit: '1'});
      await stage.post('core/set-project-tags', {project: id, old: '', new: 'catalogue,2024'});
      const metadata = {
        creator: 'Ruth Whitlock',
        title: 'Acquisitions 2019–2024',
        subject: 'Library',
        description: 'Publisher names to be unified',
      };
      for (const [key, value] of Object.entries(metadata)) {
        await stage.post('core/set-project-metadata', {project: id, name: key, value});
      }
      await page.route('**/command/core/get-all-project-metadata*', async (route) => {
        const answer = await (await route.fetch()).json();
        const [project] = Object.values(answer.projects);
        Object.assign(project, {created: '2024-05-01T08:15:00Z', modified: '2024-05-03T09:30:00Z'});
        // Its id is a number that no two projects share.
        await route.fulfill({json: {...answer, projects: {1714551300000: project}}});
      });
      await stage.openStart('Open Project');
      await page.locator('#tableBody').getByText('About', {exact: true}).click();
      await stage.settle();
      return stage.dialog();
    },
  },
  {
    name: 'manual/running/preferences',
    width: 900,
    height: 240,
    async prepare(stage) {
      await stage.setPreference('cell-ui.previewMatchedCells', '"false"');
      await stage.setPreference('ui.browsing.listFacet.limit', '"5000"');
      await stage.page.goto(`${stage.address}/preferences`);
      await stage.page.getByRole('button', {name: 'Add preference'}).waitFor();
      await stage.settle();
    },
  },
];
