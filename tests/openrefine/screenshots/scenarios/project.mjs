import {rangeFacet, textFacet, transform} from '../stage.mjs';

const books = {file: 'books.csv', name: 'Library books', numbers: true};
const makers = {file: 'makers.csv', name: 'Objects and makers', numbers: true};

const steps = [
  transform('Publisher', 'grel:value.trim()'),
  {
    op: 'core/mass-edit',
    engineConfig: {facets: [], mode: 'row-based'},
    columnName: 'Publisher',
    expression: 'value',
    edits: [
      {
        from: ['Nortgate Press', 'NORTHGATE PRESS', 'Press, Northgate'],
        fromBlank: false,
        fromError: false,
        to: 'Northgate Press',
      },
    ],
  },
  {op: 'core/column-rename', oldColumnName: 'Pages', newColumnName: 'Number of pages'},
  transform('Acquired', 'grel:value.toDate()'),
];

async function showHistory(stage) {
  await stage.show({...books, operations: steps});
  await stage.page.locator('#or-proj-undoRedo').click();
  await stage.settle();
}

export const project = [
  {
    name: 'manual/exploring/project',
    width: 1200,
    height: 700,
    prepare: (stage) => stage.show(books, [textFacet('Publisher'), rangeFacet('Year')]),
  },
  {
    name: 'manual/exploring/column-menu',
    width: 1200,
    height: 700,
    async prepare(stage) {
      await stage.show(books);
      await stage.openMenu('Publisher', 'Edit column');
      return stage.around([stage.header('Author'), ...(await stage.menus())], 8);
    },
  },
  {
    name: 'manual/exploring/all-menu',
    width: 1000,
    height: 520,
    async prepare(stage) {
      await stage.show(books);
      await stage.openMenu('All', 'Edit rows');
      return stage.around([stage.header('All'), stage.header('Author'), ...(await stage.menus())], 8);
    },
  },
  {
    name: 'manual/exploring/rows',
    width: 1000,
    height: 520,
    async prepare(stage) {
      await stage.show(makers);
      await stage.view('rows');
      return stage.around([stage.page.locator('#summary-bar'), await stage.grid('Year', 9)], 6);
    },
  },
  {
    name: 'manual/exploring/records',
    width: 1000,
    height: 520,
    async prepare(stage) {
      await stage.show(makers);
      await stage.view('records');
      return stage.around([stage.page.locator('#summary-bar'), await stage.grid('Year', 9)], 6);
    },
  },
];

export const history = [
  {
    name: 'manual/running/project-screen',
    width: 1000,
    height: 440,
    async prepare(stage) {
      const {page} = stage;
      await stage.show(books, [textFacet('Publisher')]);
      await stage.number([
        {part: page.locator('#header'), y: 4},
        {part: page.locator('#left-panel'), y: 357},
        {part: page.locator('#summary-bar'), x: 60},
        {part: stage.header('Title'), y: -3, x: 30},
        {part: page.locator('.data-table tbody tr').nth(9), y: 40},
      ]);
    },
  },
  {
    name: 'manual/running/history',
    width: 1000,
    height: 460,
    async prepare(stage) {
      const {page} = stage;
      await showHistory(stage);
      // One step back, so that there is something to redo.
      await page.locator('.history-panel-body .history-entry').nth(3).click();
      await stage.settle();
      await page.locator('.history-future .history-entry').first().waitFor();
      return stage.around(
        [page.locator('#left-panel .ui-tabs-nav').first(), page.locator('.history-future .history-entry').last()],
        8,
      );
    },
  },
  {
    name: 'manual/running/extract',
    width: 1100,
    height: 620,
    async prepare(stage) {
      await showHistory(stage);
      await stage.page.getByText('Extract…', {exact: true}).click();
      await stage.settle();
      return stage.dialog();
    },
  },
  {
    name: 'manual/running/apply',
    width: 1000,
    height: 800,
    async prepare(stage) {
      const {page} = stage;
      await stage.show(books);
      await page.locator('#or-proj-undoRedo').click();
      await page.getByText('Apply…', {exact: true}).click();
      await stage
        .dialog()
        .locator('textarea')
        .fill(JSON.stringify(steps.slice(0, 1), null, 2));
      return stage.dialog();
    },
  },
];
