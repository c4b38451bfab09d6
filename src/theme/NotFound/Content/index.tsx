// Ejected from @docusaurus/theme-classic 3.10.2: the stock page has no way onward. This one offers the pages with
// the nearest addresses, a search form, and the main entrances, which need no JavaScript. It also says when it is here
// because the address could not be decoded.
import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {NearestPages} from '../../../components/NearestPages';
import {SearchForm} from '../../../components/SearchForm';
import {undecodable} from '../../../lib/repairAddress';
import styles from './styles.module.css';

/** Says that a part of the address is lost; `src/client/repairAddress.ts` has marked it. */
function UndecodableAddress(): React.ReactNode {
  const {pathname} = useLocation();
  // The built HTML is the same for every wrong address.
  if (!useIsBrowser() || !pathname.includes(undecodable)) return null;
  return (
    <p>
      The pathname could not be decoded at “{undecodable}”: <code>{pathname}</code>. This is likely caused by an invalid
      percent-encoding.
    </p>
  );
}

export default function NotFoundContent({className}: Props): React.ReactNode {
  return (
    <main className={clsx('container', styles.page, className)}>
      <Heading as="h1">Page not found</Heading>
      <p>
        There is no page at this address. The page may have moved, or the address may contain a typo. If you followed a
        link on this site, please <Link to="https://github.com/OpenRefine/openrefine.org/issues">tell us</Link>.
      </p>
      <UndecodableAddress />
      <NearestPages />
      <SearchForm id="not-found-search" />
      <h2>Main pages</h2>
      <ul>
        <li>
          <Link to="/">Home</Link>
        </li>
        <li>
          <Link to="/docs">User manual</Link>
        </li>
        <li>
          <Link to="/download">Download</Link>
        </li>
        <li>
          <Link to="/blog">Blog</Link>
        </li>
        <li>
          <Link to="/community">Community</Link>
        </li>
      </ul>
    </main>
  );
}
