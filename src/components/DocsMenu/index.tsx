import Link from '@docusaurus/Link';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';

interface ItemsProps {
  items: PropSidebar;
  path: string;
}

/** The index of the docs calls its address `/docs/`, while readers see `/docs`. */
const withoutSlash = (path: string | undefined) => path?.replace(/\/$/, '');

function Items({items, path}: ItemsProps) {
  return (
    <ul>
      {items.map((item) => {
        if (item.type === 'html') return null;
        const isCurrent = withoutSlash(item.href) === withoutSlash(path);
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

/** The docs sidebar for phones without JavaScript, where the menu of the theme does not open. */
export function DocsMenu({items, path}: ItemsProps) {
  return (
    <noscript>
      <nav className="docs-menu" aria-label="Documentation">
        <details>
          <summary>All pages of the documentation</summary>
          <Items items={items} path={path} />
        </details>
      </nav>
    </noscript>
  );
}
