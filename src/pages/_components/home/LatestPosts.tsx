import Link from '@docusaurus/Link';
import data from '@generated/blog-lists/default/latestPosts.json';
import {formatDay} from '../../../lib/dates';
import styles from './LatestPosts.module.css';
import {Section} from './Section';

const posts = data as {date: string; title: string; description: string; permalink: string}[];

export function LatestPosts() {
  return (
    <Section id="news" title="From the blog">
      <ul className={`clean-list margin--none ${styles.posts}`}>
        {posts.map(({title, description, permalink, date}) => (
          <li key={permalink} className={styles.post}>
            <time className={styles.date} dateTime={date}>
              {formatDay(date)}
            </time>
            <h3 className={styles.title}>
              <Link to={permalink}>{title}</Link>
            </h3>
            <p className="margin--none">{description}</p>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to="/blog">All posts</Link>
      </p>
    </Section>
  );
}
