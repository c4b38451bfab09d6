declare module '@generated/blog-lists/default/latestPosts.json' {
  /** Written by src/plugins/blog-lists. */
  const posts: {date: string; title: string; description: string; permalink: string}[];
  export default posts;
}

declare module '@generated/site-data/default/funders.json' {
  /** Written by src/plugins/site-data. */
  const funders: import('../../../lib/grants').Funder[];
  export default funders;
}

declare module '@generated/site-data/default/usage.json' {
  /** Written by src/plugins/site-data. */
  const usage: {asOf: string; downloadsPerMonth: number; publications: {year: number; count: number}};
  export default usage;
}
