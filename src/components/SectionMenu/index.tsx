import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The pages that belong together, by the address of each. `config/navbar` marks the entry to which they belong. */
const sections: Record<string, string>[] = [
  {
    '/community': translate({message: 'Community'}),
    '/usage': translate({message: 'Who uses it'}),
    '/mission_vision': translate({message: 'Mission and vision'}),
    '/openrefine_history': translate({message: 'History'}),
    '/funding': translate({message: 'Funding'}),
    '/friendly_space_policy': translate({message: 'Friendly space policy'}),
  },
  {
    '/download': translate({message: 'Download'}),
    '/whats_new': translate({message: 'What’s new'}),
    '/extensions': translate({message: 'Extensions'}),
    '/distributions': translate({message: 'Distributions'}),
    '/ecosystem': translate({message: 'Ecosystem'}),
  },
  {
    '/docs': translate({message: 'User manual'}),
    '/external_resources': translate({message: 'Training and courses'}),
    '/privacy': translate({message: 'Privacy'}),
  },
  {
    '/donate': translate({message: 'Donate'}),
    '/backers': translate({message: 'Backers'}),
  },
];

/** The pages of a section beside each of its texts, as the manual has its menu, where there is room for it. */
export function SectionMenu() {
  const {pathname} = useLocation();
  const pages = sections.find((names) => Object.keys(names).some((path) => pathname.replace(/\/$/, '').endsWith(path)));
  return (
    pages && (
      <nav
        className={clsx('not-printed', styles.menu)}
        aria-label={translate({id: 'site.section', message: 'Pages of this section'})}
        data-search-ignore=""
      >
        <ul className="menu__list">
          {Object.entries(pages).map(([path, name]) => (
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
