declare module '@generated/latest-posts/default/latestPosts.json' {
  import type {LatestPost} from '../../../plugins/latest-posts/selectLatestPosts';

  /** Written by src/plugins/latest-posts. */
  const posts: LatestPost[];
  export default posts;
}
