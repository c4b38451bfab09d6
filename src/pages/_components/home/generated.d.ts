declare module '@generated/blog-lists/default/latestPosts.json' {
  import type {LatestPost} from '../../../plugins/blog-lists/selectLatestPosts';

  /** Written by src/plugins/blog-lists. */
  const posts: LatestPost[];
  export default posts;
}

declare module '@generated/site-data/default/funders.json' {
  import type {Funder} from '../../../lib/grants';

  /** Written by src/plugins/site-data. */
  const funders: Funder[];
  export default funders;
}
