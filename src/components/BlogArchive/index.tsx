import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {collect} from '../../lib/collect';
import {formatDayAndMonth} from '../../lib/dates';
import styles from './styles.module.css';

const title = 'All posts by year';
const description =
  'All posts of the OpenRefine project since 2013, by year: releases, surveys, people, grants, and events.';

// The default export is the page of a route, which `src/plugins/blog-lists` adds with its `posts`, the latest first.
export default function BlogArchive({posts}: {posts: {date: string; title: string; permalink: string}[]}) {
  const years = [...collect(posts.map((post) => [post.date.slice(0, 4), post]))];
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      <main className="container margin-vert--lg">
        <h1>{title}</h1>
        <p>{description}</p>
        <nav aria-label="Years" className={`not-printed ${styles.years}`}>
          {years.map(([year]) => (
            <Link key={year} to={`#${year}`}>
              {year}
            </Link>
          ))}
        </nav>
        {years.map(([year, group]) => (
          <section key={year} aria-labelledby={year} className={styles.year}>
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            {/* Search finds the posts themselves. */}
            <ul className="clean-list margin--none" data-search-ignore>
              {group.map(({date, title: text, permalink}) => (
                <li key={permalink}>
                  <time dateTime={date}>{formatDayAndMonth(date)}</time>
                  <Link to={permalink}>{text}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}
