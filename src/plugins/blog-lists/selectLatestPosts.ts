/** A blog post as the home page announces it. */
export interface LatestPost {
  title: string;
  description: string;
  permalink: string;
  /** `YYYY-MM-DD` */
  date: string;
}

/** What is used of a post as `@docusaurus/plugin-content-blog` loads it, newest first. */
export interface LoadedPost {
  metadata: {title: string; description: string; permalink: string; date: Date; unlisted?: boolean};
}

/** The newest listed posts. */
export function selectLatestPosts(posts: readonly LoadedPost[], count: number): LatestPost[] {
  return posts
    .filter(({metadata}) => !metadata.unlisted)
    .sort((one, other) => other.metadata.date.getTime() - one.metadata.date.getTime())
    .slice(0, count)
    .map(({metadata: {title, description, permalink, date}}) => ({
      title,
      description,
      permalink,
      date: date.toISOString().slice(0, 10),
    }));
}
