// @ts-check
const description =
  'A page that a contributor wrote, with a description that is long enough for the results of a search.';

/** @param {string} title @param {string} text @param {string} fields more lines of the front matter */
const page = (title, text, fields = '') =>
  `---\ntitle: ${title}\ndescription: ${description}\n${fields}---\n\n${text}\n`;

/** @param {string} day @param {string} title @param {string} text */
const post = (day, title, text, tags = 'event', authors = 'openrefine') =>
  page(title, text, `slug: /${day.replaceAll('-', '/')}/news\ndate: ${day}\nauthors: [${authors}]\ntags: [${tags}]\n`);

const today = new Date().toISOString().slice(0, 10);
const addition = {url: 'https://example.org/drill', description: 'Does something with maps.', asOf: today};

/**
 * What contributors do, each by its name.
 * @satisfies {Record<string, import('../../scripts/drill.mjs').Edit>}
 */
export const edits = {
  'a diagram on a page that had none'(site) {
    const file = 'docs/manual/facets.md';
    const diagram = `flowchart LR
  accTitle: From rows to facets
  accDescr: Rows become choices, and a choice selects rows.
  rows --> choices --> rows`;
    site.write(file, `${site.read(file)}\n\`\`\`mermaid\n${diagram}\n\`\`\`\n`);
  },

  'a page in the sidebar, one without an entry, one in a separate folder, and one with its own slug'(site) {
    const text = `This page says something useful about OpenRefine, and leads on to [facets](/docs/manual/facets).

## A section {#a-section}

The section has a sentence.`;
    site.write('docs/manual/new-page.md', page('A new page', `${text} See [more](./unlisted-in-sidebar.md).`));
    site.write('docs/manual/unlisted-in-sidebar.md', page('A page without an entry', text));
    site.write('docs/manual/folder/index.md', page('A page in a folder', text));
    site.write(
      'docs/manual/with-slug.md',
      page('A page with its own slug', text, 'slug: /manual/own-address\nid: own-id\n'),
    );
    site.replace(
      'sidebars.ts',
      "'manual/sortview'",
      "'manual/sortview', 'manual/new-page', 'manual/folder/index', 'manual/own-id'",
    );
  },

  'an event with a calendar entry'(site) {
    site.json('src/data/events.json', (events) => {
      events.unshift({
        id: '2099_camp',
        text: 'Come to the OpenRefine camp',
        link: 'https://example.org/camp',
        when: {start: '2099-05-10', end: '2099-05-12', place: 'Berlin', changed: '2099-01-05'},
      });
    });
  },

  'the yearly figures of the next year'(site) {
    site.json('src/data/activity.json', (activity) => {
      const year = activity.publicationsThisYear.year;
      activity.asOf = `${year + 1}-07-31`;
      activity.publications.push({year, count: 800});
      activity.publicationsThisYear = {year: year + 1, count: 300};
      activity.forum.members += 100;
    });
  },

  'a function of GREL that the editor cannot evaluate yet'(site) {
    site.json('src/data/grel/registry.json', ({functions}) => {
      functions.push({name: 'drill', path: 'modules/grel/src/main/java/Drill.java', since: functions.at(-1).since});
    });
    site.json('src/data/grel/functions/text.json', (functions) => {
      const type = 'text';
      const example = {expression: 'value.drill()', value: '"a"', result: '"b"', unchecked: 'since 9.0'};
      functions.push({
        name: 'drill',
        purpose: 'Drills a hole into text.',
        synonyms: ['perforate'],
        signatures: [
          {parameters: [{name: 'text', type, meaning: 'the text'}], returns: {type, meaning: 'the text with a hole'}},
        ],
        errors: [],
        notes: [],
        examples: [example, {...example, value: '"c"'}],
      });
    });
  },

  'a post by a guest with a photo and their own page, on a day with other posts'(site) {
    site.write('static/img/authors/ada-guest.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"/>');
    const author = `ada:
  name: Ada Guest
  title: Librarian
  url: https://example.org/ada
  image_url: /img/authors/ada-guest.svg
  page: true`;
    site.write('blog/authors.yml', `${site.read('blog/authors.yml')}\n${author}\n`);
    const text = `Three institutions met for a week.

<!-- truncate -->

They clustered the names of their lenders, and reconciled them.

## What they learned {#learned}

Start with the most frequent names.`;
    const title = 'How a library | an archive | a museum cleaned a catalog';
    site.write('blog/2099-05-10-guest-post.md', post('2099-05-10', title, text, 'people', 'ada, openrefine'));
  },

  'a guest beside the author of an old post, and a part of it in another language'(site) {
    const file = 'blog/2020-08-28-cfp-contributor-experience.md';
    site.replace(file, 'authors: [antonin-delpeuch]', 'authors: [antonin-delpeuch, {name: Eve Guest}]');
    site.write(file, `${site.read(file)}\n<div lang="fr">\n\nChaque participante écrit une adresse.\n\n</div>\n`);
  },

  'a post on a survey that draws no charts, with a heading of level 4'(site) {
    const text = `Take part in our next survey.

<!-- truncate -->

It takes ten minutes.

## Questions {#questions}

### About you {#about-you}

#### Your field {#your-field}

We ask which field you work in.`;
    site.write('blog/2099-06-01-begins.md', post('2099-06-01', 'Our next survey begins', text, 'survey'));
  },

  'a redirect to another host, and changed links in the navbar and the footer'(site) {
    site.json('src/data/redirects.json', (redirects) => {
      redirects.unshift({from: '/2099-camp', to: 'https://example.org/'});
    });
    site.replace('src/config/navbar.ts', "label: 'Forum'", "label: 'Discussion'");
    site.replace(
      'src/config/navbar.ts',
      "{to: '/donate'",
      "{to: '/whats_new', label: 'What’s new', position: 'right'},\n  {to: '/donate'",
    );
    site.replace(
      'src/config/footer.ts',
      "{label: 'Download', to: '/download'}",
      "{label: 'Get it', to: '/download'}, {label: 'Camp', href: 'https://example.org/camp'}",
    );
  },

  'an extension, a reconciliation service, and a course in a language that had none'(site) {
    site.json('src/data/extensions.json', (list) => {
      list.unshift({
        ...addition,
        name: 'A drill extension',
        authors: [{name: 'Ada Guest'}],
        purposes: ['geography'],
        worksWith: {from: '3.8', saidBy: 'authors', asOf: today},
        state: 'legacy',
        license: 'MIT',
      });
    });
    site.json('src/data/reconciliationServices.json', (list) => {
      list.push({...addition, name: 'A drill service', kind: 'hosted', endpoint: 'https://example.org/reconcile'});
    });
    site.replace('src/data/terms.ts', "  en: 'English',", "  de: 'German',\n  en: 'English',");
    site.json('src/data/resources.json', (list) => {
      list.unshift({...addition, name: 'Ein Kurs', language: 'de', kind: 'course'});
    });
  },

  'a running grant in another currency and a backer, each at the top of its list'(site) {
    site.json('src/data/grants.json', (grants) => {
      grants.unshift({
        id: '2099-drill',
        name: 'A grant of the drill',
        status: 'running',
        amount: 12345.5,
        currency: 'EUR',
        purpose: 'Pays for maintenance.',
        documents: [],
        funder: 'Drill Foundation',
        from: '2099-01',
        to: '2099-12',
      });
    });
    site.json('src/data/donations.json', ({backers, tiers}) => {
      backers.unshift({name: 'Drill Backer', tier: tiers[0].id, gives: 'regularly'});
    });
  },

  'a page with another address, as the section "Move or remove a page" of CONTRIBUTING.md says'(site) {
    site.move('docs/manual/sortview', 'docs/manual/sorting');
    site.replace('sidebars.ts', "'manual/sortview'", "'manual/sorting'");
    site.json('src/data/redirects.json', (redirects) => {
      redirects.push({from: '/docs/manual/sortview', to: '/docs/manual/sorting'});
    });
  },

  'an operation with its heading, its keys, and an example that the checked version cannot run'(site) {
    site.json('src/data/operations.json', (operations) => {
      operations.push({
        name: 'core/row-drill',
        page: 'rows',
        since: '3.10.0',
        menu: [{path: 'Edit rows → Drill', to: '/docs/manual/exploring#rows-vs-records'}],
        outside: 'Unchanged',
        keys: [{name: 'columnName', type: 'text', required: true, meaning: 'The column to drill'}],
      });
    });
    site.replace(
      'docs/technical-reference/operations/rows.md',
      '## Where to go next {#next}',
      `## \`core/row-drill\` {#row-drill}

Drills rows.

<!-- unchecked: since 9.0 -->

\`\`\`csv before
Title
Emma
\`\`\`

\`\`\`json operations open
[{"op": "core/row-drill", "columnName": "Title"}]
\`\`\`

\`\`\`csv after
Title
Emma
\`\`\`

## Where to go next {#next}`,
    );
  },

  'footnotes, tags, a short page, a category without a page, and an own card, which the site does not use yet'(site) {
    site.write('docs/manual/footnote.md', page('A page with a footnote', 'See the note.[^1]\n\n[^1]: The note.'));
    const fields = 'tags: [archives]\nimage: /img/icon-512.png\n';
    site.write('docs/manual/tagged.md', page('A page with a tag', 'It is tagged.', fields));
    site.write('docs/manual/short.md', page('Short', 'In brief.'));
    const before = "    {type: 'doc', id: 'index', className: 'mark mark-manual'},\n";
    site.replace(
      'sidebars.ts',
      before,
      `${before}    {
      type: 'category',
      label: 'For archives',
      link: {type: 'generated-index', description: 'What archives need of the manual, in the order in which they need it.'},
      items: ['manual/footnote', 'manual/tagged', 'manual/short'],
    },
`,
    );
    const note = 'We lend.[^1]\n\n<!-- truncate -->\n\n[^1]: Or give.';
    site.write('blog/2099-07-01-loans/index.md', post('2099-07-01', 'Loans', note));
    const mdx = 'We write MDX.\n\n{/* truncate */}\n\nAnd go on.';
    site.write('blog/2099-07-02-mdx.mdx', post('2099-07-02', 'News in MDX', mdx));
    site.replace(
      'src/config/navbar.ts',
      "  {to: '/donate'",
      "  {label: 'More', position: 'right', items: [{to: '/usage', label: 'Usage'}]},\n  {to: '/donate'",
    );
    const column = "    {\n      title: 'Documentation'";
    site.replace(
      'src/config/footer.ts',
      column,
      `    {title: 'Help', items: [{label: 'Forum', href: 'https://forum.openrefine.org/'}]},\n${column}`,
    );
  },

  'a recipe with an example'(site) {
    const next = '## Where to go next {#next}';
    site.replace(
      'docs/manual/recipes/names.md',
      next,
      `## Shout a name {#shout-name}

You want names in uppercase with an exclamation mark.

| Expression                  | Value     | Result     |
| --------------------------- | --------- | ---------- |
| \`value.toUppercase() + "!"\` | \`"Colette"\` | \`"COLETTE!"\` |

The plus sign joins the two texts.

${next}`,
    );
  },

  'the latest release, in a new line, without a ZIP file for Windows'(site) {
    const version = '9.0.0';
    site.json('src/data/releases.json', (/** @type {{stable: boolean, kits: {platform: string}[]}[]} */ releases) => {
      const newest = releases.find(({stable}) => stable) ?? {stable: true, kits: []};
      const kits = newest.kits.filter(({platform}) => platform !== 'win-with-java');
      releases.unshift(Object.assign({}, newest, {version, date: today, kits}));
    });
    site.json('src/data/releaseHistory.json', (history) => {
      history.unshift({version, date: today, summary: 'The first stable release of this line.'});
    });
    site.replace(
      'src/pages/whats_new/index.mdx',
      '## Version 3.10',
      "## Version 9.0 {/* #version-90 */}\n\n<LineReleases lines={['9.0']} />\n\n## Version 3.10",
    );
  },

  'a page with another title and reworded headings, which keep their ids'(site) {
    const file = 'docs/manual/facets.md';
    const retitled = site.read(file).replace(/^title: .*$/m, 'title: Narrowing down your rows');
    site.write(file, retitled.replace(/^## .*? \{#/gm, '## Reworded section {#'));
  },

  'a page outside the docs and the blog'(site) {
    site.write('src/pages/code_sprints.md', page('Code sprints', '# Code sprints\n\nWe meet twice a year.'));
  },
};
