/** What of a post is looked at to find related ones. */
export interface TopicPost {
  title: string;
  permalink: string;
  date: Date;
  /** The labels of its topics. */
  tags: readonly string[];
}

/** A link to a related post. */
export interface RelatedPost {
  title: string;
  permalink: string;
}

/** How many days are worth as much as one shared topic. */
const DAYS_PER_TOPIC = 1500;
const DAY = 24 * 60 * 60 * 1000;

/**
 * The posts that share a topic with a post: those that share more topics first, of equals those nearest in time.
 * @param most how many at the most
 */
export function relatedPosts(post: TopicPost, all: readonly TopicPost[], most = 3): RelatedPost[] {
  const distance = (other: TopicPost): number => {
    const shared = other.tags.filter((tag) => post.tags.includes(tag)).length;
    const days = Math.abs(other.date.getTime() - post.date.getTime()) / DAY;
    return days - shared * DAYS_PER_TOPIC;
  };
  return all
    .filter((other) => other.permalink !== post.permalink && other.tags.some((tag) => post.tags.includes(tag)))
    .sort((one, other) => distance(one) - distance(other) || one.permalink.localeCompare(other.permalink))
    .slice(0, most)
    .map(({title, permalink}) => ({title, permalink}));
}
