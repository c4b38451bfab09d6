import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {formatDayAndMonth} from '../../lib/dates';
import {postsByYear} from '../../lib/postsByYear';
import styles from './styles.module.css';

export interface ListedPost {
  /** ISO date. */
  date: string;
  title: string;
  permalink: string;
}

/** Every post of the blog in one list, with links to the years. */
export function PostsByYear({posts}: {posts: readonly ListedPost[]}) {
  const years = postsByYear(posts);
  return (
    <>
      <nav aria-label="Years" className={styles.years}>
        {years.map(({year}) => (
          <Link key={year} to={`#${year}`}>
            {year}
          </Link>
        ))}
      </nav>
      {years.map(({year, posts: group}) => (
        <section key={year} aria-labelledby={year} className={styles.year}>
          <Heading as="h2" id={year}>
            {year}
          </Heading>
          {/* Search finds the posts themselves. */}
          <ul data-search-ignore>
            {group.map(({date, title, permalink}) => (
              <li key={permalink}>
                <time dateTime={date.slice(0, 10)}>{formatDayAndMonth(date)}</time>
                <Link to={permalink}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
