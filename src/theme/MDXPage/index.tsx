// Replaces the component of @docusaurus/theme-classic 3.10.2, which has neither the pages of the section nor, on phones,
// the contents of the page.
import clsx from 'clsx';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import EditMetaRow from '@theme/EditMetaRow';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import TOC from '@theme/TOC';
import {ContentsBar} from '../../components/ContentsBar';
import {SectionMenu, SectionTrail} from '../../components/SectionMenu';
import styles from './styles.module.css';

export default function MDXPage({content: Content}: Props) {
  const {metadata, assets, toc, frontMatter} = Content;
  const {title, description, editUrl, lastUpdatedBy, lastUpdatedAt} = metadata;
  const {keywords, wrapperClassName = ThemeClassNames.wrapper.mdxPages, hide_table_of_contents: isWide} = frontMatter;
  const hasContents = !isWide && toc.length > 0;

  return (
    <HtmlClassNameProvider className={clsx(wrapperClassName, ThemeClassNames.page.mdxPage)}>
      <Layout>
        <PageMetadata {...{title, description, keywords}} image={assets.image ?? frontMatter.image} />
        <main className={clsx('container container--fluid margin-vert--lg', styles.page)}>
          {!isWide && <SectionMenu />}
          <div className={clsx('row', styles.text)}>
            <div className="col">
              <ContentVisibility metadata={metadata} />
              <SectionTrail />
              {hasContents && <ContentsBar toc={toc} frontMatter={frontMatter} metadata={metadata} />}
              <article>
                <MDXContent>
                  <Content />
                </MDXContent>
              </article>
              <EditMetaRow
                className={clsx('margin-top--sm', ThemeClassNames.pages.pageFooterEditMetaRow)}
                {...{editUrl, lastUpdatedAt, lastUpdatedBy}}
              />
            </div>
            {hasContents && (
              <div className="col col--3">
                <TOC
                  className={ThemeClassNames.docs.docTocDesktop}
                  toc={toc}
                  minHeadingLevel={frontMatter.toc_min_heading_level}
                  maxHeadingLevel={frontMatter.toc_max_heading_level}
                />
              </div>
            )}
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
