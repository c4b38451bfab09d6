const painters = {file: 'painters.csv', name: 'Painters', numbers: true};

/** Opens the list of painters in an OpenRefine that knows our gazetteer and no other service. */
async function showPainters(stage, reconciled) {
  await stage.useGazetteer();
  const id = await stage.createProject(painters);
  if (reconciled) await stage.reconcile(id, 'Born in');
  await stage.openProject(id);
}

export const reconciling = [
  {
    name: 'manual/reconciling/start',
    width: 1100,
    height: 720,
    async prepare(stage) {
      const {page} = stage;
      await showPainters(stage);
      await stage.choose('Born in', 'Reconcile', 'Start reconciling…');
      await page.getByText('Gazetteer of the Harbour Museum').first().click();
      await stage.dialog().getByRole('button', {name: 'Next »'}).click();
      await stage.settle();
      await page.locator('.recon-dialog-standard-service-panel').waitFor();
      await page.locator('input[name=property]').nth(1).fill('country');
      await page.locator('.fbs-item-name, .fbs-li, .fbs-list li').filter({hasText: 'Country'}).first().click();
      await stage.settle();
      return stage.dialog();
    },
  },
  {
    name: 'manual/reconciling/add-service',
    width: 1100,
    height: 640,
    async prepare(stage) {
      const {page} = stage;
      await showPainters(stage);
      await stage.choose('Born in', 'Reconcile', 'Start reconciling…');
      await page.getByRole('button', {name: /^Add standard service/}).click();
      await stage.dialog().locator('input').first().fill('https://gazetteer.example.org/reconcile');
      return stage.dialog();
    },
  },
  {
    name: 'manual/reconciling/candidates',
    width: 1100,
    height: 640,
    async prepare(stage) {
      await showPainters(stage, true);
      return stage.around([stage.page.locator('#summary-bar'), await stage.grid('Died', 6)], 6);
    },
  },
  {
    name: 'manual/reconciling/facets',
    width: 1100,
    height: 700,
    async prepare(stage) {
      await showPainters(stage, true);
      await stage.choose('Born in', 'Reconcile', 'Facets', 'By judgment');
      await stage.choose('Born in', 'Reconcile', 'Facets', "Best candidate's score");
      return stage.around([stage.facet(0), stage.facet(1)]);
    },
  },
  {
    name: 'manual/reconciling/preview',
    width: 1100,
    height: 640,
    async prepare(stage) {
      const {page} = stage;
      await showPainters(stage, true);
      const candidate = page.locator('.data-table-recon-topic').filter({hasText: 'Northmere'}).first();
      await stage.pointAt(candidate);
      const popup = page
        .locator('#recon-preview-popup, .recon-preview-popup, .data-table-topic-popup, .menu-container')
        .first();
      await popup.waitFor();
      await stage.settle();
      return stage.around([await stage.grid('Died', 6), popup], 6);
    },
  },
  {
    name: 'manual/reconciling/search-for-match',
    width: 1100,
    height: 640,
    async prepare(stage) {
      const {page} = stage;
      await showPainters(stage, true);
      await page.getByText('Search for match', {exact: true}).first().click();
      await stage.dialog().locator('input').first().waitFor();
      await stage.settle();
      return stage.dialog();
    },
  },
  {
    name: 'manual/reconciling/menu',
    width: 1100,
    height: 640,
    async prepare(stage) {
      await showPainters(stage, true);
      await stage.openMenu('Born in', 'Reconcile', 'Actions');
      return stage.around([stage.header('Painter'), ...(await stage.menus())], 8);
    },
  },
  {
    name: 'manual/reconciling/add-columns',
    width: 1100,
    height: 700,
    async prepare(stage) {
      const {page} = stage;
      await showPainters(stage, true);
      await stage.choose('Born in', 'Edit column', 'Add columns from reconciled values…');
      await stage.dialog().getByText('Latitude', {exact: true}).click();
      await stage.settle();
      await stage.dialog().getByText('Population', {exact: true}).first().click();
      await stage.settle();
      await page.waitForTimeout(500);
      return stage.dialog();
    },
  },
];
