// @ts-check
/**
 * A recipe with an example.
 * @type {import('../../scripts/drill.mjs').Edit}
 */
export default (site) =>
  site.replace(
    'docs/manual/recipes/names.md',
    '## Where to go next {#next}',
    `## Shout a name {#shout-name}

You want names in uppercase with an exclamation mark.

| Expression                  | Value     | Result     |
| --------------------------- | --------- | ---------- |
| \`value.toUppercase() + "!"\` | \`"Colette"\` | \`"COLETTE!"\` |

The plus sign joins the two texts.

## Where to go next {#next}`,
  );
