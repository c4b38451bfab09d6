import {textFacet} from '../stage.mjs';

const books = {file: 'books.csv', name: 'Library books', numbers: true};

async function cluster(stage, column, method) {
  await stage.show(books);
  await stage.choose(column, 'Edit cells', 'Cluster and edit…');
  if (method) await stage.part('methodSelector').selectOption(method);
  await stage.findClusters();
  return stage.dialog();
}

export const cells = [
  {
    name: 'manual/cellediting/common-transforms',
    width: 1000,
    height: 560,
    async prepare(stage) {
      await stage.show(books);
      await stage.openMenu('Title', 'Edit cells', 'Common transforms');
      return stage.around([stage.header('Title'), ...(await stage.menus())], 8);
    },
  },
  {
    name: 'manual/cellediting/cell-editor',
    width: 1000,
    height: 520,
    async prepare(stage) {
      const {page} = stage;
      await stage.show(books);
      const cell = page.locator('.data-table tbody tr').nth(5).locator('td').nth(6);
      await cell.hover();
      await cell.locator('.data-table-cell-edit').click();
      const editor = page.locator('.data-table-cell-editor');
      await editor.locator('textarea').fill('1950');
      await editor.locator('select, input[type=radio]').first().waitFor();
      return stage.around([stage.header('Publisher'), stage.header('Pages'), editor], 8);
    },
  },
  {
    name: 'manual/cellediting/clusters-key-collision',
    width: 1100,
    height: 760,
    prepare: (stage) => cluster(stage, 'Publisher'),
  },
  {
    name: 'manual/cellediting/clusters-nearest-neighbor',
    width: 1100,
    height: 760,
    prepare: (stage) => cluster(stage, 'Publisher', {index: 1}),
  },
  {
    name: 'manual/cellediting/split-multi-valued-cells',
    width: 1000,
    height: 560,
    async prepare(stage) {
      await stage.show(books);
      await stage.choose('Subjects', 'Edit cells', 'Split multi-valued cells…');
      await stage.part('separatorInput').fill('; ');
      return stage.dialog();
    },
  },
  {
    name: 'manual/cellediting/split-rows',
    width: 1000,
    height: 560,
    async prepare(stage) {
      await stage.show({
        ...books,
        operations: [
          {op: 'core/column-move', columnName: 'Subjects', index: 1},
          {
            op: 'core/multivalued-cell-split',
            columnName: 'Subjects',
            keyColumnName: 'Title',
            mode: 'separator',
            separator: '; ',
            regex: false,
          },
        ],
      });
      await stage.view('rows');
      return stage.grid('Publisher', 9);
    },
  },
  {
    name: 'manual/cellediting/replace',
    width: 1000,
    height: 560,
    async prepare(stage) {
      await stage.show(books);
      await stage.choose('Publisher', 'Edit cells', 'Replace…');
      const fields = stage.dialog().locator('input[type=text], textarea');
      await fields.first().fill(' and ');
      await fields.nth(1).fill(' & ');
      return stage.dialog();
    },
  },
  {
    name: 'manual/cellediting/merged',
    width: 1100,
    height: 760,
    async prepare(stage) {
      const {page} = stage;
      await stage.show(books, [textFacet('Publisher')]);
      await stage.facet().getByRole('button', {name: 'Cluster', exact: true}).click();
      await stage.findClusters();
      await stage.dialog().getByRole('button', {name: 'Select all', exact: true}).click();
      await stage.dialog().getByRole('button', {name: 'Merge selected & Close'}).click();
      await page.locator('#notification-container').waitFor();
      await stage.settle();
      await stage.stretchFacet(30);
      return stage.around([stage.facet(), page.locator('#notification'), await stage.grid('Publisher', 4)], 6);
    },
  },
];
