import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {newIssue} from '../../search/createIssueUrl';
import styles from './styles.module.css';

/** Where to say that something on this page is wrong: a form for an issue that names the page, or the forum. */
export function ReportProblem({children}: {children?: ReactNode}) {
  const {pathname} = useLocation();
  const {url} = useDocusaurusContext().siteConfig;
  const form = new URLSearchParams({title: `Problem on ${pathname}`, body: `On ${url}${pathname}:\n\n`});
  return (
    <p className={clsx('not-printed', styles.report)} data-search-ignore="">
      {children}
      <Link href={`${newIssue}?${form}`}>Report a problem with this page</Link>{' '}
      <span>
        No GitHub account? <Link href="https://forum.openrefine.org/">Tell the forum</Link>.
      </span>
    </p>
  );
}
