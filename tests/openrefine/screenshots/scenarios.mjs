/**
 * The pictures of OpenRefine on this site, each taken from the running tool.
 *
 * To add one, add an entry: `name` is the file's path below static/img, without `.webp`; `data` a file of
 * tests/openrefine/data, which becomes a project of the name `project`; `prepare` brings the page into the state to
 * show and may answer a locator, which is then all that is pictured. Names of controls are what the interface says.
 */

/** @typedef {import('./camera.mjs').Page} Page */
/** @typedef {{page: Page, openProject: (facets?: object[]) => Promise<void>}} Stage */
/**
 * @typedef {object} Scenario
 * @property {string} name
 * @property {number} width of the window, in CSS pixels
 * @property {number} height of the window, in CSS pixels
 * @property {string} data
 * @property {string} project
 * @property {(stage: Stage) => Promise<void | import('./camera.mjs').Locator | import('./camera.mjs').Box>} prepare
 */

/** A text facet, as the address of a project page describes it. */
const textFacet = (columnName) => ({
  c: {type: 'list', name: columnName, columnName, expression: 'value'},
  o: {sort: 'name'},
});

/** Sets how many rows the grid shows: 5, 10, 25, 50 and so on. */
async function showRows(page, count) {
  await page.locator('.viewpanel-pagesize').getByText(String(count), {exact: true}).click();
  await page
    .locator('.data-table tbody tr')
    .nth(count - 1)
    .waitFor();
}

const loans = {data: 'loans.csv', project: 'Exhibition loans'};

async function openLoans({page, openProject}) {
  await openProject([textFacet('Lender'), textFacet('Material')]);
  await showRows(page, 25);
}

/** @type {Scenario[]} */
export const scenarios = [
  {...loans, name: 'home/project', width: 1040, height: 640, prepare: openLoans},
  {
    // For phones: the facets and the column they count, and no more.
    ...loans,
    name: 'home/project-narrow',
    width: 1040,
    height: 640,
    async prepare(stage) {
      await openLoans(stage);
      const column = await stage.page.locator('.data-table thead th').nth(1).boundingBox();
      return {x: 0, y: 0, width: column.x + column.width, height: 640};
    },
  },
  {
    ...loans,
    name: 'home/clusters',
    width: 1100,
    height: 760,
    async prepare({page, openProject}) {
      await openProject([textFacet('Lender')]);
      await page.getByRole('button', {name: 'Cluster', exact: true}).click();
      await page.getByText('clusters found').waitFor();
      return page.locator('.dialog-frame');
    },
  },
];
