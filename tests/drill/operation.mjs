// @ts-check
/**
 * An operation with its heading, its keys, and an example that the checked version cannot run.
 * @type {import('../../scripts/drill.mjs').Edit}
 */
export default (site) => {
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
};
