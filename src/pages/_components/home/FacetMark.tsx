import React from 'react';
import clsx from 'clsx';
import styles from './FacetMark.module.css';

/** The facets of the diamond in static/img/logo.svg. */
const facets = [
  'M25 21 37 12H59L71 21 60 28H36Z',
  'M25 21 36 28 28 48 2 37Z',
  'M36 28H60L68 48H28Z',
  'M60 28 71 21 94 37 68 48Z',
  'M2 37 28 48 48 92Z',
  'M28 48H68L48 92Z',
  'M68 48 94 37 48 92Z',
];

/** The logo's diamond in outline with one facet, counted from 0, filled. */
export function FacetMark({facet}: {facet: number}): React.ReactNode {
  return (
    <svg className={styles.mark} viewBox="0 0 96 96" width="52" height="52" aria-hidden="true">
      {facets.map((path, index) => (
        <path key={path} d={path} className={clsx(index === facet && styles.filled)} />
      ))}
    </svg>
  );
}
