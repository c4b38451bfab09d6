import {useEffect, useState} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {nearestPages, pagesOf, type ListedPage} from '../../lib/nearestPages';

/** Links to the pages whose addresses are closest to the wrong one. Shows nothing if none is close. */
export function NearestPages() {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const list = useBaseUrl('/llms.txt');
  const [pages, setPages] = useState<ListedPage[]>([]);

  useEffect(() => {
    // This file lists all pages with their titles, so that no page has to bring such a list.
    fetch(list)
      .then((response) => (response.ok ? response.text() : ''))
      .then((text) => setPages(pagesOf(text, baseUrl)))
      // Without a network, readers still have the other links of the page.
      .catch(() => {});
  }, [list, baseUrl]);

  const near = nearestPages(pathname.slice(baseUrl.length - 1), pages);
  if (near.length === 0) return null;
  return (
    <section aria-labelledby="nearest-pages">
      <h2 id="nearest-pages">Did you mean one of these?</h2>
      <ul>
        {near.map(({title, route}) => (
          <li key={route}>
            <Link to={route}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
