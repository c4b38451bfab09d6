import {textFacet} from '../stage.mjs';

const painters = {file: 'painters.csv', name: 'Painters', numbers: true};

const entities = 'https://wikibase.example.org/entity/';

/** A made-up Wikibase, which is nowhere: the editor shows its name and asks it nothing while a schema is drawn. */
const museumWikibase = (gazetteer) => ({
  version: '1.0',
  mediawiki: {
    name: 'Harbour Museum Wikibase',
    root: 'https://wikibase.example.org/wiki/',
    main_page: 'https://wikibase.example.org/wiki/Main_Page',
    api: 'https://wikibase.example.org/w/api.php',
  },
  wikibase: {site_iri: entities, properties: {instance_of: 'P1', subclass_of: 'P2'}},
  oauth: {registration_page: 'https://wikibase.example.org/wiki/Special:OAuthConsumerRegistration/propose'},
  reconciliation: {endpoint: gazetteer},
});

const property = (pid, label, datatype) => ({type: 'wbpropconstant', pid, label, datatype});

const schema = {
  siteIri: entities,
  mediaWikiApiEndpoint: 'https://wikibase.example.org/w/api.php',
  entityTypeSiteIRI: {item: entities},
  entityEdits: [
    {
      type: 'wbitemeditexpr',
      subject: {type: 'wbentityvariable', columnName: 'Painter'},
      statementGroups: [
        {
          property: property('P4', 'place of birth', 'wikibase-item'),
          statements: [
            {
              value: {type: 'wbentityvariable', columnName: 'Born in'},
              qualifiers: [],
              references: [],
              mode: 'add_or_merge',
              mergingStrategy: {type: 'qualifiers', valueMatcher: {type: 'lax'}, pids: []},
            },
          ],
        },
        {
          property: property('P7', 'date of death', 'time'),
          statements: [
            {
              value: {type: 'wbdatevariable', columnName: 'Died'},
              qualifiers: [],
              references: [],
              mode: 'add_or_merge',
              mergingStrategy: {type: 'qualifiers', valueMatcher: {type: 'lax'}, pids: []},
            },
          ],
        },
      ],
      nameDescs: [
        {
          name_type: 'LABEL_IF_NEW',
          value: {
            type: 'wbmonolingualexpr',
            language: {type: 'wblanguageconstant', id: 'en', label: 'English'},
            value: {type: 'wbstringvariable', columnName: 'Painter'},
          },
        },
      ],
    },
  ],
};

async function knowWikibase(stage) {
  await stage.useGazetteer();
  await stage.setPreference('wikibase.manifests', JSON.stringify([museumWikibase(stage.gazetteer.address)]));
}

/** Opens the schema editor on a list of painters, who are all to become new items. */
async function openSchema(stage, painter) {
  await knowWikibase(stage);
  const newItems = {
    op: 'core/recon-mark-new-topics',
    engineConfig: {facets: [], mode: 'row-based'},
    columnName: 'Painter',
    shareNewTopics: false,
  };
  const id = await stage.createProject(painters);
  await stage.reconcile(id, 'Painter', entities);
  await stage.post('core/apply-operations', {project: id, operations: JSON.stringify([newItems])});
  await stage.reconcile(id, 'Born in', entities);
  await stage.post('wikidata/save-wikibase-schema', {project: id, schema: JSON.stringify(schema)});
  await stage.openProject(id, painter ? [textFacet('Painter')] : []);
  if (painter) await stage.include(painter);
  await openExtension(stage, 'Edit Wikibase schema');
  // The tabs turn a wheel until issues and preview are there.
  await stage.page.waitForTimeout(500);
  const wheels = stage.page.locator('#tool-panel img[src*="spinner"]');
  for (const wheel of await wheels.all()) await wheel.waitFor({state: 'hidden'});
  await stage.settle();
}

async function openExtension(stage, label) {
  await stage.page.locator('#extension-bar').getByRole('button', {name: 'Wikibase'}).click();
  if (label) {
    await stage.menuItem(label).click();
    await stage.settle();
  }
}

export const wikibase = [
  {
    name: 'manual/wikibase/menu',
    width: 1000,
    height: 460,
    async prepare(stage) {
      await knowWikibase(stage);
      await stage.show(painters);
      await openExtension(stage);
      return stage.around([stage.page.locator('#extension-bar'), ...(await stage.menus())], 8);
    },
  },
  {
    name: 'manual/wikibase/select-instance',
    width: 1000,
    height: 560,
    async prepare(stage) {
      await knowWikibase(stage);
      await stage.show(painters);
      await openExtension(stage, 'Manage Wikibase instances…');
      return stage.dialog();
    },
  },
  {
    name: 'manual/wikibase/schema',
    width: 1100,
    height: 700,
    prepare: (stage) => openSchema(stage),
  },
  {
    name: 'manual/wikibase/issues',
    width: 1100,
    height: 300,
    async prepare(stage) {
      // One row: the issues name any of their rows as an example, not always the same.
      await openSchema(stage, 'Edith Marlow');
      await stage.page.locator('.main-view-panel-tab-header').filter({hasText: 'Issues'}).click();
      await stage.settle();
      return stage.page.locator('#right-panel');
    },
  },
];
