import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import index from 'page-index';
import type {ReactNode} from 'react';
import {NoScript} from '../../../components/NoScript';
import type {PageGroup, PageIndexSection} from '../../../lib/pageIndex';

const sections: readonly PageIndexSection[] = index;

function Group({title, pages}: PageGroup): ReactNode {
  return (
    <>
      {title !== null && <h3>{title}</h3>}
      <ul>
        {pages.map((page) => (
          <li key={page.permalink}>
            <Link to={page.permalink}>{page.title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the search page says without JavaScript: why there is no search, and links to all pages in its place. */
export function PageIndex(): ReactNode {
  return (
    <NoScript>
      <div className="page-index">
        <p>
          The search runs in your browser and needs JavaScript, which is off. Here are all pages of this site instead;
          your browser’s own search finds a title among them.
        </p>
        <nav aria-label="Sections">
          {sections.map(({title}, place) => (
            <Link key={title} to={`#section-${place + 1}`}>
              {title}
            </Link>
          ))}
        </nav>
        {sections.map(({title, groups}, place) => (
          <section key={title}>
            <Heading as="h2" id={`section-${place + 1}`}>
              {title}
            </Heading>
            {groups.map((group) => (
              <Group key={group.pages[0]?.permalink} {...group} />
            ))}
          </section>
        ))}
      </div>
    </NoScript>
  );
}
