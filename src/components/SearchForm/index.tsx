import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {SubmitEvent} from 'react';
import styles from './styles.module.css';

/** A form that opens the search page, for pages that were not asked for. What it opens needs JavaScript, and so does it. */
export function SearchForm() {
  const searchPage = useBaseUrl('/search');
  const history = useHistory();

  // Inside the site: the browser would ask the server for the page, and tell it the query.
  function open(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get('q') as string;
    history.push(`${searchPage}?${new URLSearchParams({q})}`);
  }

  return (
    <form action={searchPage} onSubmit={open} role="search" data-needs-script="" className={styles.search}>
      <label htmlFor="site-search">Search this site</label>
      <div>
        <input id="site-search" name="q" type="search" autoComplete="off" maxLength={512} />
        <button type="submit" className="button button--primary">
          Search
        </button>
      </div>
    </form>
  );
}
