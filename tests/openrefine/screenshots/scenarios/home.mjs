import {textFacet} from '../stage.mjs';

const loans = {file: 'loans.csv', name: 'Exhibition loans'};

async function showLoans(stage) {
  await stage.show(loans, [textFacet('Lender'), textFacet('Material')]);
  await stage.view('25');
}

export const home = [
  {name: 'home/project', scale: 1, width: 1040, height: 640, prepare: showLoans},
  {
    // For phones: the facets and the column they count, and no more.
    name: 'home/project-narrow',
    scale: 1,
    width: 1040,
    height: 640,
    async prepare(stage) {
      await showLoans(stage);
      const column = await stage.page.locator('.data-table thead th').nth(1).boundingBox();
      return {x: 0, y: 0, width: column.x + column.width, height: 640};
    },
  },
  {
    name: 'home/clusters',
    scale: 1,
    width: 1100,
    height: 760,
    async prepare(stage) {
      await stage.show(loans, [textFacet('Lender')]);
      await stage.facet().getByRole('button', {name: 'Cluster', exact: true}).click();
      await stage.findClusters();
      return stage.dialog();
    },
  },
];
