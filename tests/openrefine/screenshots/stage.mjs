// What a scenario drives the interface with. Names of controls are what the interface says.
import {createProject, dataFile, post, setPreference} from './projects.mjs';

/** @typedef {import('./camera.mjs').Page} Page */
/** @typedef {import('./camera.mjs').Locator} Locator */
/** @typedef {import('./camera.mjs').Box} Box */
/** @typedef {{x?: number, y?: number, top?: number, right?: number, bottom?: number, left?: number}} Margins */

/** A text facet, as the address of a project page describes it. */
export const textFacet = (columnName, config = {}) => ({
  c: {type: 'list', name: columnName, columnName, expression: 'value', ...config},
  o: {sort: 'name'},
});

/** A facet whose panel draws something: `range` or `timerange`. */
export const rangeFacet = (columnName, config = {}) => ({
  c: {type: 'range', name: columnName, columnName, expression: 'value', ...config},
  o: {},
});

/** An operation that writes the result of an expression into a column, as the Undo/Redo tab extracts it. */
export const transform = (columnName, expression) => ({
  op: 'core/text-transform',
  engineConfig: {facets: [], mode: 'row-based'},
  columnName,
  expression,
  onError: 'keep-original',
  repeat: false,
  repeatCount: 10,
});

/**
 * @param {Page} page
 * @param {string} address where OpenRefine answers
 * @param {{address: string, manifest: object}} gazetteer the reconciliation service
 * @param {() => Promise<void>} settle waits until every request is answered
 */
export function createStage(page, address, gazetteer, settle) {
  const created = [];

  const stage = {
    page,
    address,
    gazetteer,
    /** The ids of the projects that were made on this stage. */
    created,

    /** @param {Parameters<typeof createProject>[1]} project @returns {Promise<string>} its id */
    async createProject(project) {
      const id = await createProject(address, project);
      created.push(id);
      return id;
    },
    post: (command, fields) => post(address, command, fields),
    setPreference: (name, value) => setPreference(address, name, value),

    /** Opens a project page with these facets in the panel. */
    async openProject(id, facets = []) {
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
      await stage.settle();
    },

    /** Creates a project and opens it. */
    async show(project, facets = []) {
      await stage.openProject(await stage.createProject(project), facets);
    },

    /** Opens the start page on one of its tabs: Create project, Open project, Import project, Language settings. */
    async openStart(tab = 'Create project') {
      await page.goto(`${address}/`);
      await page.locator('.action-area-tab', {hasText: tab}).click();
      await stage.settle();
    },

    /** Uploads files of tests/openrefine/data on the start page, which leads to the import preview. */
    async upload(...files) {
      await stage.openStart();
      await page.locator('input[type=file][name=upload]').setInputFiles(files.map(dataFile));
      await page.getByRole('button', {name: 'Next »'}).first().click();
      await page.locator('.default-importing-wizard-header:visible').waitFor();
      await stage.settle();
    },

    /** Makes our gazetteer the one reconciliation service that OpenRefine knows. */
    async useGazetteer() {
      const {address: url, manifest} = gazetteer;
      const service = {...manifest, url, ui: {handler: 'ReconStandardServicePanel', access: 'json'}};
      await stage.setPreference('reconciliation.standardServices', JSON.stringify([service]));
    },

    /** Reconciles a column with towns of the gazetteer. `identifierSpace` makes them items of another place. */
    async reconcile(id, columnName, identifierSpace = gazetteer.manifest.identifierSpace) {
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
      await stage.post('core/reconcile', {
        project: id,
        columnName,
        config: JSON.stringify(config),
        engine: JSON.stringify({facets: [], mode: 'row-based'}),
      });
      const works = async () => {
        const answer = await fetch(`${address}/command/core/get-processes?project=${id}`);
        return (await answer.json()).processes.length > 0;
      };
      while (await works()) await page.waitForTimeout(200);
    },

    /** Waits until requests are answered and the page draws nothing more. */
    async settle() {
      await settle();
      await page.waitForTimeout(100);
    },

    /** The header cell of a column; "All" is the first. */
    header: (column) =>
      page
        .locator('th.column-header')
        .filter({has: page.locator('.column-header-name').getByText(column, {exact: true})}),

    /** Opens a column menu and its submenus on the way to an entry. */
    async openMenu(column, ...path) {
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
    async choose(column, ...path) {
      const last = path.pop();
      await stage.openMenu(column, ...path);
      await (await stage.findItem(last)).click();
      await stage.settle();
    },

    /** An entry of the innermost open menu; if it is missing, the error lists what the menu has instead. */
    async findItem(label) {
      const item = stage.menuItem(label);
      await item.waitFor().catch(async () => {
        const labels = await page.locator('.menu-container').last().locator('.menu-item').allInnerTexts();
        throw new Error(`the menu has no "${label}", but ${labels.map((one) => one.trim()).join(', ')}.`);
      });
      return item;
    },

    /** An entry of the innermost open menu. */
    menuItem: (label) =>
      page
        .locator('.menu-container')
        .last()
        .locator('.menu-item')
        .filter({hasText: new RegExp(`^\\s*${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*$`)}),

    /** Has the open clustering window find its clusters. */
    async findClusters() {
      await stage.dialog().getByRole('button', {name: 'Cluster', exact: true}).click();
      await stage.dialog().getByText('clusters found').waitFor();
      await stage.settle();
    },

    menus: () => page.locator('.menu-container').all(),
    dialog: () => page.locator('.dialog-frame').last(),

    /** Selects in the bar above the grid: "records", "25" and so on. */
    async view(label) {
      await page.locator('.viewpanel-header a').getByText(label, {exact: true}).first().click();
      await stage.settle();
    },

    /** The grid from its left edge to this column and from its header to this row, both included. */
    async grid(column, rows) {
      const header = await stage.header(column).boundingBox();
      const row = await page
        .locator('.data-table tbody tr')
        .nth(rows - 1)
        .boundingBox();
      const start = await page.locator('.data-table thead').first().boundingBox();
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
      if (boxes.some((box) => !box)) throw new Error('A part of what was to be pictured is not on the page.');
      const size = page.viewportSize();
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
