import {useMemo, useRef, useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import EditThisPage from '@theme/EditThisPage';
import {ReportProblem} from '../ReportProblem';
import styles from './styles.module.css';
import {useSection} from './useSection';

type ContentsBarProps = Pick<PropDocContent, 'toc'> & {
  frontMatter: Omit<PropDocContent['frontMatter'], 'hide_table_of_contents'>;
  metadata: {editUrl?: string | null};
};

/**
 * The contents of a page in a bar above its text, where there is no room for them beside it. The bar stays in sight and
 * names the section that is read. `client/showCurrentEntry` scrolls the open list to it.
 */
export function ContentsBar({toc, frontMatter, metadata}: ContentsBarProps) {
  const {tableOfContents} = useThemeConfig();
  const [isOpen, setIsOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);

  const first = frontMatter.toc_min_heading_level ?? tableOfContents.minHeadingLevel;
  const last = frontMatter.toc_max_heading_level ?? tableOfContents.maxHeadingLevel;
  const entries = useMemo(() => toc.filter(({level}) => level >= first && level <= last), [toc, first, last]);
  const ids = useMemo(() => entries.map(({id}) => id), [entries]);
  const section = entries[ids.indexOf(useSection(ids, bar) ?? '')];

  return (
    <div ref={bar} className={clsx(ThemeClassNames.docs.docTocMobile, styles.bar)} data-search-ignore="">
      <button type="button" className={styles.button} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <span className={section && 'visually-hidden'}>On this page</span>
        {section && (
          <>
            <span className={styles.page}>{frontMatter.sidebar_label ?? frontMatter.title}</span>
            <span className={styles.section} dangerouslySetInnerHTML={{__html: section.value}} />
          </>
        )}
      </button>
      {isOpen && (
        <div className={styles.list}>
          <ul className="clean-list margin--none">
            {entries.map(({id, level, value}) => (
              <li key={id}>
                <Link
                  to={`#${id}`}
                  // The list covers the section that the entry leads to.
                  onClick={() => setIsOpen(false)}
                  className="menu__link table-of-contents__link"
                  aria-current={id === section?.id ? 'location' : undefined}
                  data-level={level}
                  dangerouslySetInnerHTML={{__html: value}}
                />
              </li>
            ))}
          </ul>
          <ReportProblem>{metadata.editUrl && <EditThisPage editUrl={metadata.editUrl} />}</ReportProblem>
        </div>
      )}
    </div>
  );
}
