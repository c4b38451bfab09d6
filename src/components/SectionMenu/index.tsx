import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** The pages that belong together, by the address of each. `config/navbar` marks the entry to which they belong. */
const sections: Record<string, string>[] = [
  {
    '/community': 'Community',
    '/usage': 'Usage',
    '/mission_vision': 'Mission, vision, and values',
    '/openrefine_history': 'History',
    '/funding': 'Funding',
    '/friendly_space_policy': 'Friendly space policy',
  },
  {
    '/download': 'Download',
    '/whats_new': "What's new",
    '/extensions': 'Extensions',
    '/distributions': 'Other distributions',
    '/ecosystem': 'Ecosystem',
  },
  {
    '/docs': 'User manual',
    '/external_resources': 'Training and courses',
    '/privacy': 'Privacy',
  },
  {
    '/donate': 'Donate',
    '/backers': 'Backers',
  },
];

/** The pages of the section that the reader is in, by their addresses, and the name of the page, if it is not the first. */
function useSection() {
  const here = useLocation().pathname.replace(/\/$/, '');
  const isHere = (path: string): boolean => here.endsWith(path);
  const pages = Object.entries(sections.find((one) => Object.keys(one).some(isHere)) ?? {});
  const [first, ...others] = pages;
  return {pages, first, name: others.find(([path]) => isHere(path))?.[1]};
}

/** The pages of a section beside each of its texts, as the manual has its menu, where there is room for it. */
export function SectionMenu() {
  const {pages} = useSection();
  return (
    pages.length > 0 && (
      <nav className={clsx('not-printed', styles.menu)} aria-label="Pages of this section" data-search-ignore="">
        <ul className="menu__list">
          {pages.map(([path, name]) => (
            <li key={path} className="menu__list-item">
              <Link className="menu__link" to={path} isNavLink activeClassName="menu__link--active">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
}

/** The way from a page to the first one of its section. */
export function SectionTrail() {
  const {first, name} = useSection();
  return (
    first &&
    name && (
      <nav
        className={clsx('margin-bottom--md', ThemeClassNames.docs.docBreadcrumbs)}
        aria-label="Breadcrumbs"
        data-search-ignore=""
      >
        <ul className="breadcrumbs">
          <li className="breadcrumbs__item">
            <Link className="breadcrumbs__link" to={first[0]}>
              {first[1]}
            </Link>
          </li>
          <li className="breadcrumbs__item breadcrumbs__item--active">
            <span className="breadcrumbs__link">{name}</span>
          </li>
        </ul>
      </nav>
    )
  );
}
