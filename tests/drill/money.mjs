// @ts-check
/**
 * A running grant in another currency and a backer, each at the top of its list.
 * @type {import('../../scripts/drill.mjs').Edit}
 */
export default (site) => {
  const grant = {funder: 'Drill Foundation', from: '2099-01', to: '2099-12'};
  site.json('src/data/grants.json', (grants) => {
    grants.unshift({
      id: '2099-drill',
      name: 'A grant of the drill',
      status: 'running',
      amount: 12345.5,
      currency: 'EUR',
      purpose: 'Pays for maintenance.',
      documents: [],
      ...grant,
    });
  });
  site.json('src/data/donations.json', ({backers, tiers}) => {
    backers.unshift({name: 'Drill Backer', tier: tiers[0].id, gives: 'regularly'});
  });
};
