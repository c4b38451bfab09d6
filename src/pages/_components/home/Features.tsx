import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {FacetMark} from './FacetMark';
import styles from './Features.module.css';
import {Section} from './Section';

/** One for each facet of the diamond. */
const features: {title: string; text: ReactNode}[] = [
  {
    title: 'Facets',
    text: (
      <>
        <Link to="/docs/manual/facets">A facet</Link> lists every value of a column with its count, or draws the spread
        of numbers and dates. Pick a value and you work on those rows only.
      </>
    ),
  },
  {
    title: 'Clustering',
    text: (
      <>
        Several methods bring spellings of one name together, by key or by closeness. You check{' '}
        <Link to="/docs/manual/cellediting#cluster-and-edit">each cluster</Link> and merge it, or leave it.
      </>
    ),
  },
  {
    title: 'Reconciliation',
    text: (
      <>
        Match names with Wikidata, the Getty vocabularies or another source on{' '}
        <Link href="https://reconciliation-api.github.io/testbench/">the list of reconciliation services</Link>. From
        Wikidata you can then fetch more columns for what you matched.
      </>
    ),
  },
  {
    title: 'Undo and replay',
    text: 'The history keeps every step, so you can go back to any of them. Extract the steps and apply them to next month’s file.',
  },
  {
    title: 'Your data stays with you',
    text: 'OpenRefine runs on your own computer and keeps your projects there. It sends data out only when you ask it to, for instance to reconcile or to upload.',
  },
  {
    title: 'Wikidata and Wikibase',
    text: 'Turn rows into statements, such as who painted which picture. OpenRefine checks them, then uploads them to Wikidata, Wikimedia Commons or your own site that runs Wikibase, the software of Wikidata.',
  },
  {
    title: 'Extensions',
    text: 'The connections to databases and to Wikibase are extensions that come with OpenRefine. Others, written by the community, add file formats, services and commands.',
  },
];

export function Features(): ReactNode {
  return (
    <Section
      id="features"
      title="What it does"
      lead="You see what a table holds, bring it into shape, and connect it with other data."
    >
      <ul className={styles.features}>
        {features.map(({title, text}, index) => (
          <li key={title} className={styles.feature}>
            <FacetMark facet={index} />
            <div>
              <Heading as="h3" className={styles.title}>
                {title}
              </Heading>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
        <li className={styles.expressions}>
          <p className={styles.text}>
            And where the menus end, write a short expression in GREL, OpenRefine’s own formula language: a preview
            shows its result on your rows before it applies. <Link to="/docs/manual/grel">The GREL reference</Link> has
            the functions; Python and Clojure work as well.
          </p>
        </li>
      </ul>
    </Section>
  );
}
