// @ts-check
/**
 * A diagram on a page that had none.
 * @type {import('../../scripts/drill.mjs').Edit}
 */
export default (site) =>
  site.write(
    'docs/manual/facets.md',
    `${site.read('docs/manual/facets.md')}
\`\`\`mermaid
flowchart LR
  accTitle: From rows to facets
  accDescr: Rows become choices, and a choice selects rows.
  rows --> choices --> rows
\`\`\`
`,
  );
