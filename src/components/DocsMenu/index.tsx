import Link from '@docusaurus/Link';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';

interface DocsMenuProps {
  items: PropSidebar;
}

function Items({items}: DocsMenuProps) {
  return (
    <ul>
      {items.map((item) => {
        if (item.type === 'html') return null;
        return (
          <li key={item.label}>
            {item.href ? (
              // A section of the page is not the page.
              <Link to={item.href} isNavLink={!item.href.includes('#')} exact>
                {item.label}
              </Link>
            ) : (
              item.label
            )}
            {item.type === 'category' && <Items items={item.items} />}
          </li>
        );
      })}
    </ul>
  );
}

/** The docs sidebar for phones without JavaScript, where the menu of the theme does not open. */
export function DocsMenu({items}: DocsMenuProps) {
  return (
    <noscript>
      <nav className="docs-menu" aria-label="Documentation">
        <details>
          <summary>All pages of the documentation</summary>
          <Items items={items} />
        </details>
      </nav>
    </noscript>
  );
}
