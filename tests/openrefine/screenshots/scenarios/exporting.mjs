const books = {file: 'books.csv', name: 'Library books', numbers: true};

async function openExport(stage, label) {
  await stage.show(books);
  await stage.page.locator('#export-button').click();
  if (label === undefined) return;
  await stage.menuItem(label).click();
  await stage.dialog().waitFor();
  await stage.settle();
}

export const exporting = [
  {
    name: 'manual/exporting/menu',
    width: 1000,
    height: 560,
    async prepare(stage) {
      await openExport(stage);
      return stage.around([stage.page.locator('#project-controls'), ...(await stage.menus())], 8);
    },
  },
  {
    name: 'manual/exporting/custom-tabular-content',
    width: 1000,
    height: 720,
    async prepare(stage) {
      await openExport(stage, 'Custom tabular…');
      return stage.dialog();
    },
  },
  {
    name: 'manual/exporting/custom-tabular-download',
    width: 1000,
    height: 640,
    async prepare(stage) {
      await openExport(stage, 'Custom tabular…');
      await stage.dialog().locator('.ui-tabs-nav, ul').first().getByText('Download', {exact: true}).click();
      await stage.settle();
      return stage.dialog();
    },
  },
  {
    name: 'manual/exporting/sql',
    width: 1000,
    height: 640,
    async prepare(stage) {
      await openExport(stage, 'SQL…');
      return stage.dialog();
    },
  },
  {
    name: 'manual/exporting/templating',
    width: 1100,
    height: 800,
    async prepare(stage) {
      await openExport(stage, 'Templating…');
      return stage.dialog();
    },
  },
];
