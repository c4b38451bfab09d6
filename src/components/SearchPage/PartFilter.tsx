import clsx from 'clsx';
import {partNames, siteParts, type SitePart} from '../../lib/search/parts';
import type {SearchResponse} from '../../lib/search/types';
import styles from './PartFilter.module.css';

interface PartFilterProps {
  /** Undefined for the whole site. */
  part: SitePart | undefined;
  counts: SearchResponse['counts'];
  onChange: (part: SitePart | undefined) => void;
}

/** Limits a search to a part of the site. Radio buttons, so that arrow keys move between them. */
export function PartFilter({part, counts, onChange}: PartFilterProps) {
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.legend}>Search in</legend>
      {[undefined, ...siteParts].map((one) => (
        <label key={one ?? 'all'} className={styles.part}>
          <input
            className={styles.input}
            type="radio"
            name="in"
            value={one ?? ''}
            checked={one === part}
            onChange={() => onChange(one)}
          />
          <span className={clsx(styles.name, one && counts?.[one] === 0 && styles.none)}>
            {one === undefined ? 'Everything' : partNames[one]}
            {one !== undefined && counts && ` ${counts[one]}`}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
