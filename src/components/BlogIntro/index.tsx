import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** The head of the blog's list pages: what it is about, its archive and its feeds. */
export function BlogIntro({title, description}: {title: string; description: string}) {
  return (
    <header className={styles.intro}>
      <h1>{title}</h1>
      <p>{description}</p>
      <p className={styles.links}>
        <Link to="/blog/archive">All posts by year</Link>
        <Link to="/blog/tags">By topic</Link>
        <span>
          Follow by <Link to="pathname:///blog/rss.xml">RSS</Link>, <Link to="pathname:///blog/atom.xml">Atom</Link>, or{' '}
          <Link to="pathname:///blog/feed.json">JSON</Link>
        </span>
      </p>
    </header>
  );
}
