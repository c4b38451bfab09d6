import Link from '@docusaurus/Link';
import {isSamePath} from '@docusaurus/theme-common/internal';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import type {ReactNode} from 'react';
import {NoScript} from '../NoScript';

interface ItemsProps {
  items: PropSidebar;
  path: string;
}

function Items({items, path}: ItemsProps): ReactNode {
  return (
    <ul>
      {items.map((item) => {
        if (item.type === 'html') return null;
        const isCurrent = isSamePath(item.href, path);
        return (
          <li key={item.label}>
            {item.href ? (
              <Link to={item.href} aria-current={isCurrent ? 'page' : undefined}>
                {item.label}
              </Link>
            ) : (
              item.label
            )}
            {item.type === 'category' && <Items items={item.items} path={path} />}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The docs sidebar as a list that folds out without a script. The theme keeps the sidebar of a phone inside a menu that
 * a script opens.
 */
export function DocsMenu({items, path}: ItemsProps): ReactNode {
  return (
    <NoScript>
      <nav className="docs-menu" aria-label="Documentation">
        <details>
          <summary>All pages of the documentation</summary>
          <Items items={items} path={path} />
        </details>
      </nav>
    </NoScript>
  );
}
