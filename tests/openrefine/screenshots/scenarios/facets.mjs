import {rangeFacet, textFacet, transform} from '../stage.mjs';

const books = {file: 'books.csv', name: 'Library books', numbers: true};
const events = {
  file: 'events.csv',
  name: 'Museum events',
  numbers: true,
  operations: [transform('Date', 'grel:value.toDate()')],
};
const stations = {file: 'stations.csv', name: 'Weather stations', numbers: true};

export const facets = [
  {
    name: 'manual/facets/text-facet',
    width: 1000,
    height: 560,
    async prepare(stage) {
      await stage.show(books, [textFacet('Publisher')]);
      await stage.stretchFacet(180);
      return stage.facet();
    },
  },
  {
    name: 'manual/facets/include-exclude',
    width: 1000,
    height: 560,
    async prepare(stage) {
      await stage.show(books, [textFacet('Publisher')]);
      await stage.include('Northgate Press', 'NORTHGATE PRESS');
      await stage.view('5');
      return stage.around([
        stage.facet(),
        stage.page.locator('#summary-bar'),
        stage.page.locator('.viewpanel-header'),
        await stage.grid('Year', 5),
      ]);
    },
  },
  {
    name: 'manual/facets/edit-choice',
    width: 1000,
    height: 640,
    async prepare(stage) {
      const {page} = stage;
      await stage.show(books, [textFacet('Publisher')]);
      const choice = page.locator('.facet-choice').filter({hasText: 'Nortgate Press'});
      await choice.hover();
      await choice.getByText('edit', {exact: true}).click();
      await page.locator('.data-table-cell-editor textarea').fill('Northgate Press');
      return stage.around([stage.facet(), page.locator('.data-table-cell-editor')], 6);
    },
  },
  {
    name: 'manual/facets/numeric-facet',
    width: 1000,
    height: 560,
    async prepare(stage) {
      await stage.show(books, [rangeFacet('Year', {from: 1960, to: 1990})]);
      return stage.facet();
    },
  },
  {
    name: 'manual/facets/timeline-facet',
    width: 1000,
    height: 560,
    async prepare(stage) {
      await stage.show(events, [rangeFacet('Date', {type: 'timerange'})]);
      return stage.facet();
    },
  },
  {
    name: 'manual/facets/scatterplot-matrix',
    width: 1160,
    height: 660,
    async prepare(stage) {
      await stage.show(stations);
      await stage.choose('Latitude', 'Facet', 'Scatterplot facet…');
      await stage.page.locator('.scatterplot-matrix-table img').first().waitFor();
      await stage.dialog().locator('label.dot-big-label, label[for$=dot-big]').first().click();
      await stage.settle();
      // The plots fill a corner of the window alone.
      const {x, y} = await stage.dialog().boundingBox();
      const plots = await stage.page.locator('.scatterplot-matrix-table').boundingBox();
      return {x, y, width: 560, height: plots.y + plots.height + 12 - y};
    },
  },
  {
    name: 'manual/facets/scatterplot-facet',
    width: 1000,
    height: 560,
    async prepare(stage) {
      const {page} = stage;
      await stage.show(stations);
      await stage.choose('Latitude', 'Facet', 'Scatterplot facet…');
      await page.locator('.scatterplot-matrix-table a[title="Elevation (m) (x) vs. Annual rain (mm) (y)"]').click();
      await stage.settle();
      await stage.facet().locator('label.dot-big-label').click();
      await stage.settle();
      const {x, y, width, height} = await stage.facet().locator('.facet-scatterplot-plot').boundingBox();
      await page.mouse.move(x + width * 0.05, y + height * 0.6);
      await page.mouse.down();
      await page.mouse.move(x + width * 0.5, y + height * 0.97, {steps: 6});
      await page.mouse.up();
      await stage.settle();
      return stage.facet();
    },
  },
  {
    name: 'manual/facets/customized-facets',
    width: 1000,
    height: 620,
    async prepare(stage) {
      await stage.show(books);
      await stage.openMenu('Title', 'Facet', 'Customized facets');
      return stage.around([stage.header('Title'), ...(await stage.menus())], 8);
    },
  },
  {
    name: 'manual/facets/text-filter',
    width: 1000,
    height: 560,
    async prepare(stage) {
      await stage.show(books, [
        {
          c: {
            type: 'text',
            name: 'Title',
            columnName: 'Title',
            mode: 'text',
            caseSensitive: false,
            invert: false,
            query: 'clocks',
          },
          o: {},
        },
      ]);
      return stage.around([stage.page.locator('.viewpanel-header'), stage.facet(), await stage.grid('Year', 4)]);
    },
  },
  {
    name: 'manual/facets/duplicates-facet',
    width: 1000,
    height: 560,
    async prepare(stage) {
      await stage.show({file: 'painters.csv', name: 'Painters'});
      await stage.choose('Born in', 'Facet', 'Customized facets', 'Duplicates facet');
      await stage.page.locator('.facet-choice-label', {hasText: 'true'}).click();
      await stage.settle();
      return stage.around([stage.facet(), await stage.grid('Country', 5), stage.page.locator('.viewpanel-header')]);
    },
  },
  {
    name: 'manual/facets/star-and-flag',
    width: 1000,
    height: 560,
    async prepare(stage) {
      const {page} = stage;
      await stage.show({file: 'painters.csv', name: 'Painters'});
      for (const row of [1, 3]) {
        await page.locator('.data-table tbody tr').nth(row).locator('.data-table-star-off').click();
        await stage.settle();
      }
      await page.locator('.data-table tbody tr').nth(4).locator('.data-table-flag-off').click();
      await stage.settle();
      await stage.choose('All', 'Facet', 'Facet by star');
      await page.locator('.facet-choice').first().waitFor();
      return stage.around([stage.facet(), await stage.grid('Country', 7)]);
    },
  },
];
