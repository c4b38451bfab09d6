// Ejected from @docusaurus/theme-classic 3.10.2: the stock page has no way onward. This one offers the pages with
// the nearest addresses, a search form, and links to the main sections, which work without JavaScript.
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/NotFound/Content';
import {NearestPages} from '../../../components/NearestPages';
import {SearchForm} from '../../../components/SearchForm';
import styles from './styles.module.css';

const pages = [
  ['Home', '/'],
  ['User manual', '/docs'],
  ['Download', '/download'],
  ['Blog', '/blog'],
  ['Community', '/community'],
] as const;

export default function NotFoundContent({className}: Props) {
  // What static/js/fix-location.js found in the address.
  const undecodable = useIsBrowser() && document.documentElement.dataset.undecodable;
  return (
    <main className={clsx('container', styles.page, className)}>
      {/* The docs plugin draws this for an unknown address below /docs, and gives it no title. */}
      <PageMetadata title="Page not found" />
      <h1>Page not found</h1>
      {undecodable && (
        <p role="alert">
          Pathname &quot;{undecodable}&quot; could not be decoded. This is likely caused by an invalid percent-encoding.
        </p>
      )}
      <p>
        There is no page at this address. The page may have moved, or the address may contain a typo. If you followed a
        link, please <Link to="https://github.com/OpenRefine/openrefine.org/issues">tell us</Link>, even if it is on
        another website, because we can redirect its address to the right page.
      </p>
      <NearestPages />
      <SearchForm />
      <h2>Main pages</h2>
      <ul>
        {pages.map(([name, path]) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
