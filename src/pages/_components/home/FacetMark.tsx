import clsx from 'clsx';
import styles from './FacetMark.module.css';

/** The facets of the diamond in static/img/logo.svg. */
const facets = [
  'M31.5 31.5H63L31.5 63Z',
  'M31.5 31.5 0 63H31.5Z',
  'M94.5 31.5H63L94.5 63Z',
  'M63 31.5 94.5 63H31.5Z',
  'M94.5 31.5 126 63H94.5Z',
  'M0 63 63 126 31.5 63Z',
  'M31.5 63 63 126 94.5 63Z',
  'M94.5 63 63 126 126 63Z',
];

/** The logo's diamond in outline with one facet, counted from 0, filled. */
export function FacetMark({facet}: {facet: number}) {
  return (
    <svg className={styles.mark} viewBox="-3 15.75 132 126" width="52" height="50" aria-hidden="true">
      {facets.map((path, index) => (
        <path key={path} d={path} className={clsx(index === facet && styles.filled)} />
      ))}
    </svg>
  );
}
