import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './Features.module.css';
import {Section} from './Section';

/** Each with the file in static/img/marks that shows it. */
const features = [
  {
    mark: 'explore',
    title: 'Facets',
    to: '/docs/manual/facets',
    text: 'A facet lists every value of a column with its count, or shows the distribution of numbers and dates. Select a value to work on only the rows that contain it.',
  },
  {
    mark: 'cluster',
    title: 'Clustering',
    to: '/docs/manual/cellediting/clustering',
    text: 'Several methods group different spellings of the same name, by key or by similarity. You check each cluster and decide whether to merge it.',
  },
  {
    mark: 'reconcile',
    title: 'Reconciliation',
    to: '/docs/manual/reconciling',
    text: 'Match names with Wikidata, the Getty vocabularies, or another source that has a reconciliation service. From Wikidata, you can then add columns with more data about your matches.',
  },
  {
    mark: 'wikibase',
    title: 'Wikidata and Wikibase',
    to: '/docs/manual/wikibase/overview',
    text: 'Turn rows into statements, such as who painted which picture. OpenRefine checks them and then uploads them to Wikidata, Wikimedia Commons, or your own Wikibase.',
  },
  {
    mark: 'undo',
    title: 'Undo and replay',
    to: '/docs/manual/running#history-undoredo',
    text: 'The history keeps every step, so you can go back to any of them. You can also extract the steps and apply them to next month’s file.',
  },
  {
    mark: 'local',
    title: 'Your data stays with you',
    to: '/privacy#which-openrefine-operations-transmit-data-to-third-parties',
    text: 'OpenRefine runs on your own computer and keeps your projects there. It sends your data elsewhere only when you ask it to, for example to reconcile or upload it.',
  },
  {
    mark: 'extension',
    title: 'Extensions',
    to: '/extensions',
    text: 'Extensions from the community add file formats, services, and commands.',
  },
];

export function Features() {
  const marks = useBaseUrl('/img/marks/');
  return (
    <Section
      id="features"
      title="What it does"
      lead="See what a table contains, clean it up, and connect it with other data."
    >
      <ul className={`clean-list margin--none ${styles.features}`}>
        {features.map(({mark, title, to, text}) => (
          <li key={title} className={styles.feature}>
            <img src={`${marks}${mark}.svg`} width="40" height="40" alt="" loading="lazy" />
            <div>
              <h3 className={styles.title}>
                <Link to={to}>{title}</Link>
              </h3>
              <p className="margin--none">{text}</p>
            </div>
          </li>
        ))}
        <li className={styles.expressions}>
          <p className="margin--none">
            If the menus don’t offer what you need, write a short expression in <Link to="/docs/manual/grel">GREL</Link>
            , OpenRefine’s own formula language, or in Python or Clojure. A preview shows the result on your rows before
            you apply it.
          </p>
        </li>
      </ul>
    </Section>
  );
}
