// @ts-check
const entry = {url: 'https://example.org/drill', description: 'Does something with maps.', asOf: '2099-01-01'};

/**
 * An extension, a reconciliation service, and a course in a language that had none.
 * @type {import('../../scripts/drill.mjs').Edit}
 */
export default (site) => {
  site.json('src/data/extensions.json', (list) => {
    list.unshift({
      ...entry,
      name: 'A drill extension',
      authors: [{name: 'Ada Guest'}],
      purposes: ['geography'],
      worksWith: {from: '3.8', saidBy: 'authors', asOf: '2099-01-01'},
      state: 'legacy',
      license: 'MIT',
    });
  });
  site.json('src/data/reconciliationServices.json', (list) => {
    list.push({...entry, name: 'A drill service', kind: 'hosted', endpoint: 'https://example.org/reconcile'});
  });
  site.replace('src/data/terms.ts', "  en: 'English',", "  de: 'German',\n  en: 'English',");
  site.json('src/data/resources.json', (list) => {
    list.unshift({...entry, name: 'Ein Kurs', language: 'de', kind: 'course'});
  });
};
