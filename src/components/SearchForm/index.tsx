import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface SearchFormProps {
  /** The id of the field, unique on the page. */
  id: string;
}

/** A form that opens the search page, for pages that were not asked for. What it opens needs JavaScript, and so does it. */
export function SearchForm({id}: SearchFormProps): ReactNode {
  return (
    <form action={useBaseUrl('/search')} method="get" role="search" data-needs-script="" className={styles.search}>
      <label htmlFor={id}>Search this site</label>
      <div>
        <input id={id} name="q" type="search" autoComplete="off" />
        <button type="submit" className="button button--primary">
          Search
        </button>
      </div>
    </form>
  );
}
