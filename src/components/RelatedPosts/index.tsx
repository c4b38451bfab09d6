import React from 'react';
import Link from '@docusaurus/Link';
import type {RelatedPost} from '../../lib/relatedPosts';
import styles from './styles.module.css';

/** Links to posts on the same topic; nothing where there are none. */
export function RelatedPosts({posts}: {posts: readonly RelatedPost[]}): React.ReactNode {
  if (posts.length === 0) return null;
  return (
    <nav aria-labelledby="related-posts" className={styles.related}>
      <h2 id="related-posts">On the same topic</h2>
      <ul>
        {posts.map(({title, permalink}) => (
          <li key={permalink}>
            <Link to={permalink}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
