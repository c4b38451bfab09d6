// @ts-check
// The linters of `npm test` and `npm run fix`, each with the package that it comes from and its arguments.

/** @typedef {{name: string, from?: string, args: string[], fix: string[]}} Linter */

/** @type {Linter} */
export const textlint = {
  name: 'textlint',
  args: [
    '*.{md,ts,mjs}',
    '{docs,blog,src,tests}/**/*.{md,mdx}',
    '{src,scripts,tests}/**/*.{ts,tsx,mjs}',
    'src/data/**/*.json',
  ],
  fix: ['--fix'],
};
/** @type {Linter} */
export const markdownlint = {name: 'markdownlint-cli2', args: [], fix: ['--fix']};
/** @type {Linter} */
export const cspell = {
  name: 'cspell',
  args: ['--no-progress', '--no-summary', '*.md', '{docs,blog,src}/**/*.{md,mdx}'],
  fix: [],
};
/** @type {Linter} */
export const eslint = {name: 'eslint', args: ['.'], fix: ['--fix']};
/** @type {Linter} */
export const stylelint = {name: 'stylelint', args: ['{src,static}/**/*.css'], fix: ['--fix']};
/** @type {Linter} */
export const prettier = {name: 'prettier', args: ['--log-level=warn', '.'], fix: ['--write']};

/** Somebody who edits in the browser cannot run a formatter. The workflow format.yml formats these after the merge. */
export const formattedLater = ['!**/*.{md,mdx}', '!src/data/**/*.json'];
