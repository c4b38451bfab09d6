import React, {useEffect, useState} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {nearestPages, routesOfSitemap} from '../../lib/nearestPages';

/** Links to the pages whose addresses come closest to the one asked for; nothing where none is close. */
export function NearestPages(): React.ReactNode {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const sitemap = useBaseUrl('/sitemap.xml');
  const [routes, setRoutes] = useState<string[]>([]);

  useEffect(() => {
    const controller = new AbortController();
    // The sitemap already lists every route, so no second list has to be kept or shipped with each page.
    fetch(sitemap, {signal: controller.signal})
      .then((response) => (response.ok ? response.text() : ''))
      .then((xml) => setRoutes(routesOfSitemap(xml, baseUrl)))
      .catch(() => {}); // Offline, the fixed links of the page still stand.
    return () => controller.abort();
  }, [sitemap, baseUrl]);

  const near = nearestPages(pathname.slice(baseUrl.length - 1), routes);
  if (near.length === 0) return null;
  return (
    <section aria-labelledby="nearest-pages">
      <h2 id="nearest-pages">Did you mean one of these?</h2>
      <ul>
        {near.map((route) => (
          <li key={route}>
            <Link to={route}>{route}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
