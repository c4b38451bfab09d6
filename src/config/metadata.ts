import type {ThemeConfig} from '@docusaurus/preset-classic';

export const summary =
  'OpenRefine is a free, open-source power tool for working with messy data: inspect, clean, transform, and link it.';

/** What a page says of itself to search engines unless its own front matter says more. */
export const metadata: ThemeConfig['metadata'] = [{name: 'description', content: summary}];
