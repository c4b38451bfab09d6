const books = {file: 'books.csv', name: 'Library books', numbers: true};

export const columns = [
  {
    name: 'manual/columnediting/split',
    width: 1000,
    height: 560,
    async prepare(stage) {
      await stage.show(books);
      await stage.choose('Author', 'Edit column', 'Split into several columns…');
      await stage.part('separatorInput').fill(', ');
      return stage.dialog();
    },
  },
  {
    name: 'manual/columnediting/join',
    width: 1000,
    height: 640,
    async prepare(stage) {
      await stage.show(books);
      await stage.choose('Publisher', 'Edit column', 'Join columns…');
      await stage.dialog().getByText('Year', {exact: true}).locator('xpath=..').locator('input[type=checkbox]').check();
      await stage.part('field_separatorInput').fill(', ');
      await stage.part('new_column_nameInput').fill('Imprint');
      await stage.part('copy_to_new_columnInput').check();
      return stage.dialog();
    },
  },
  {
    name: 'manual/columnediting/add-column',
    width: 1000,
    height: 640,
    async prepare(stage) {
      await stage.show(books);
      await stage.choose('Title', 'Edit column', 'Add column based on this column…');
      await stage.part('columnNameInput').fill('Words in title');
      await stage.dialog().locator('textarea').first().fill('value.split(" ").length()');
      await stage.dialog().locator('textarea').first().press('End');
      await stage.page.waitForTimeout(600);
      await stage.settle();
      return stage.dialog();
    },
  },
  {
    name: 'manual/columnediting/fetch-urls',
    width: 1000,
    height: 760,
    async prepare(stage) {
      await stage.show({file: 'stations.csv', name: 'Weather stations', numbers: true});
      await stage.choose('Station', 'Edit column', 'Add column by fetching URLs…');
      await stage.part('columnNameInput').fill('Forecast');
      await stage
        .dialog()
        .locator('textarea')
        .first()
        .fill('"https://weather.example.org/forecast?station=" + value.escape("url")');
      await stage.dialog().locator('textarea').first().press('End');
      await stage.page.waitForTimeout(600);
      await stage.settle();
      return stage.dialog();
    },
  },
  {
    name: 'manual/columnediting/reorder',
    width: 1000,
    height: 560,
    async prepare(stage) {
      const {page} = stage;
      await stage.show(books);
      await stage.choose('All', 'Edit columns', 'Re-order / remove columns…');
      const from = await stage.dialog().getByText('Acquired', {exact: true}).boundingBox();
      const to = await stage.part('trashContainer').boundingBox();
      await page.mouse.move(from.x + 10, from.y + 5);
      await page.mouse.down();
      await page.mouse.move(to.x + 30, to.y + 20, {steps: 8});
      await page.mouse.up();
      await stage.settle();
      return stage.dialog();
    },
  },
  {
    name: 'manual/transposing/columns-into-rows',
    width: 1000,
    height: 560,
    async prepare(stage) {
      await stage.show({file: 'visitors.csv', name: 'Visitors', numbers: true});
      await stage.choose('2021', 'Transpose', 'Transpose cells across columns into rows…');
      await stage.part('keyColumnNameInput').fill('Year');
      await stage.part('valueColumnNameInput').fill('Visitors');
      return stage.dialog();
    },
  },
  {
    name: 'manual/transposing/columns-into-rows-result',
    width: 1000,
    height: 560,
    async prepare(stage) {
      await stage.show({
        file: 'visitors.csv',
        name: 'Visitors',
        numbers: true,
        operations: [
          {
            op: 'core/transpose-columns-into-rows',
            startColumnName: '2021',
            columnCount: 3,
            ignoreBlankCells: true,
            fillDown: true,
            separator: null,
            keyColumnName: 'Year',
            valueColumnName: 'Visitors',
          },
        ],
      });
      return stage.grid('Visitors', 7);
    },
  },
  {
    name: 'manual/transposing/columnize',
    width: 1000,
    height: 560,
    async prepare(stage) {
      await stage.show({file: 'museum-details.csv', name: 'Museum details'});
      await stage.choose('Museum', 'Transpose', 'Columnize by key/value columns…');
      const lists = stage.dialog().locator('select');
      await lists.nth(0).selectOption('Detail');
      await lists.nth(1).selectOption('Content');
      return stage.dialog();
    },
  },
  {
    name: 'manual/sortview/view-menu',
    width: 1200,
    height: 520,
    async prepare(stage) {
      await stage.show(books);
      await stage.openMenu('Publisher', 'View');
      return stage.around([stage.header('Author'), ...(await stage.menus())], 8);
    },
  },
  {
    name: 'manual/sortview/sort',
    width: 1000,
    height: 560,
    async prepare(stage) {
      await stage.show(books);
      await stage.choose('Year', 'Sort…');
      await stage.dialog().locator('input[type=radio][value=number]').check();
      return stage.dialog();
    },
  },
  {
    name: 'manual/sortview/sort-menu',
    width: 1000,
    height: 460,
    async prepare(stage) {
      const {page} = stage;
      await stage.show(books);
      await stage.choose('Author', 'Sort…');
      await stage.dialog().getByRole('button', {name: 'OK', exact: true}).click();
      await stage.settle();
      await page.locator('.viewpanel-sorting').getByText('Sort', {exact: true}).click();
      return stage.around([
        page.locator('.viewpanel-header'),
        ...(await stage.menus()),
        await stage.grid('Publisher', 6),
      ]);
    },
  },
];
