// @ts-check
// What a scenario drives the interface with. Names of controls are what the interface says.
import fs from 'node:fs/promises';
import {fileURLToPath} from 'node:url';

/** @typedef {import('./camera.mjs').Page} Page */
/** @typedef {import('./camera.mjs').Locator} Locator */
/** @typedef {import('./camera.mjs').Box} Box */

/** The full path of a file in tests/openrefine/data. */
export const dataFile = (/** @type {string} */ name) => fileURLToPath(new URL(`../data/${name}`, import.meta.url));

/** A text facet, as the address of a project page describes it. */
export const textFacet = (/** @type {string} */ columnName, config = {}) => ({
  c: {type: 'list', name: columnName, columnName, expression: 'value', ...config},
  o: {sort: 'name'},
});

/** A facet whose panel draws something: `range` or `timerange`. */
export const rangeFacet = (/** @type {string} */ columnName, config = {}) => ({
  c: {type: 'range', name: columnName, columnName, expression: 'value', ...config},
  o: {},
});

/**
 * @param {Page} page
 * @param {import('../openRefineClient.mjs').OpenRefineClient} client
 * @param {{address: string, manifest: Record<string, unknown>, printed: string[]}} gazetteer the service of the lessons
 * @param {() => Promise<void>} settle waits until every request is answered
 */
export function createStage(page, client, gazetteer, settle) {
  const {address} = client;
  /** @type {string[]} */
  const created = [];

  const stage = {
    page,
    client,
    gazetteer,
    /** The ids of the projects that were made on this stage. */
    created,

    /**
     * @param {{file: string, name: string, numbers?: boolean, operations?: object[]}} source a file of
     *   tests/openrefine/data; `numbers` makes numbers of what looks like one
     */
    async createProject({file, name, numbers, operations = []}) {
      const project = await client.createProject(name, await fs.readFile(dataFile(file), 'utf8'), {numbers});
      created.push(project.id);
      // One by one, so that each has its entry in the history.
      for (const operation of operations) await client.applyOperations(project, [operation]);
      return project.id;
    },

    /** Opens a project page with these facets in the panel. */
    async openProject(/** @type {string} */ id, /** @type {object[]} */ facets = []) {
      const state = new URLSearchParams({project: id, ui: JSON.stringify({facets})});
      await page.goto(`${address}/project?${state}`);
      await page.locator('.data-table tbody tr').first().waitFor();
      for (let place = 0; place < facets.length; place++) {
        await page
          .locator('.facet-container')
          .nth(place)
          .locator('.facet-body-inner, .facet-range-body, input')
          .first()
          .waitFor();
      }
    },

    /** Opens the start page on one of its tabs: Create project, Open project, Import project, Language settings. */
    async openStart(tab = 'Create project') {
      await page.goto(`${address}/`);
      await page.locator('.action-area-tab', {hasText: tab}).click();
    },

    /** Uploads files on the start page, which leads to the import preview. */
    async upload(/** @type {string[]} */ ...files) {
      await stage.openStart();
      await page.locator('input[type=file][name=upload]').setInputFiles(files);
      await page.getByRole('button', {name: 'Next »'}).first().click();
      await page.locator('.default-importing-wizard-header:visible').waitFor();
    },

    /** Makes our gazetteer the one reconciliation service that OpenRefine knows. */
    async useGazetteer() {
      const {address: url, manifest} = gazetteer;
      const service = {...manifest, url, ui: {handler: 'ReconStandardServicePanel', access: 'json'}};
      await client.setPreference('reconciliation.standardServices', JSON.stringify([service]));
    },

    /** Reconciles a column with towns of the gazetteer. `identifierSpace` makes them items of another place. */
    async reconcile(
      /** @type {string} */ id,
      /** @type {string} */ columnName,
      identifierSpace = gazetteer.manifest.identifierSpace,
    ) {
      const config = {
        mode: 'standard-service',
        service: gazetteer.address,
        identifierSpace,
        schemaSpace: gazetteer.manifest.schemaSpace,
        type: {id: 'town', name: 'Town'},
        autoMatch: true,
        columnDetails: [],
        limit: 0,
      };
      await client.post('core/reconcile', {
        project: id,
        columnName,
        config: JSON.stringify(config),
        engine: JSON.stringify({facets: [], mode: 'row-based'}),
      });
      await client.finishProcesses(id);
    },

    /** Waits until requests are answered and the page draws nothing more. */
    async settle() {
      await settle();
      await page.waitForTimeout(100);
    },

    /** The header cell of a column; "All" is the first. */
    header: (/** @type {string} */ column) =>
      page
        .locator('th.column-header')
        .filter({has: page.locator('.column-header-name').getByText(column, {exact: true})}),

    /** Opens a column menu and its submenus on the way to an entry. */
    async openMenu(/** @type {string} */ column, /** @type {string[]} */ ...path) {
      await stage.header(column).locator('.column-header-menu').click();
      for (const [depth, label] of path.entries()) {
        await (await stage.findItem(label)).hover();
        // A submenu opens after a moment.
        await page
          .locator('.menu-container')
          .nth(depth + 1)
          .waitFor();
      }
    },

    /** Chooses an entry in a column menu. */
    async choose(/** @type {string} */ column, /** @type {string[]} */ ...path) {
      const last = path.pop() ?? '';
      await stage.openMenu(column, ...path);
      await (await stage.findItem(last)).click();
    },

    /** An entry of the innermost open menu; if it is missing, the error lists what the menu has instead. */
    async findItem(/** @type {string} */ label) {
      const menu = page.locator('.menu-container').last();
      const name = new RegExp(`^\\s*${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*$`);
      const item = menu.locator('.menu-item').filter({hasText: name});
      await item.waitFor().catch(async () => {
        const labels = await menu.locator('.menu-item').allInnerTexts();
        throw new Error(`the menu has no "${label}", but ${labels.map((one) => one.trim()).join(', ')}.`);
      });
      return item;
    },

    dialog: () => page.locator('.dialog-frame').last(),

    /** The grid from its left edge to this column and from its header to this row, both included. */
    async grid(/** @type {string} */ column, /** @type {number} */ rows) {
      const header = await stage.header(column).boundingBox();
      const row = await page
        .locator('.data-table tbody tr')
        .nth(rows - 1)
        .boundingBox();
      const start = await page.locator('.data-table thead').first().boundingBox();
      if (!header || !row || !start) throw new Error('The grid is not on the page.');
      return {x: start.x, y: start.y, width: header.x + header.width - start.x, height: row.y + row.height - start.y};
    },

    /**
     * The box around what is given, with a margin, as far as the window reaches.
     * @param {(Locator | Box)[]} subjects
     * @param {number} margin in CSS pixels
     * @returns {Promise<Box>}
     */
    async around(subjects, margin = 0) {
      const boxes = await Promise.all(
        subjects.map((subject) => ('boundingBox' in subject ? subject.boundingBox() : subject)),
      );
      const size = page.viewportSize();
      if (!size || !boxes.every((box) => box !== null)) throw new Error('A part to be pictured is not on the page.');
      const x = Math.max(0, Math.min(...boxes.map((box) => box.x)) - margin);
      const y = Math.max(0, Math.min(...boxes.map((box) => box.y)) - margin);
      const right = Math.min(size.width, Math.max(...boxes.map((box) => box.x + box.width)) + margin);
      const bottom = Math.min(size.height, Math.max(...boxes.map((box) => box.y + box.height)) + margin);
      return {x, y, width: right - x, height: bottom - y};
    },
  };
  return stage;
}

/** @typedef {ReturnType<typeof createStage>} Stage */
