import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {createTwinPath} from '../../lib/outputPaths';
import {useCopy} from '../CodeBlock/useCopy';
import {copyText} from './copyText';
import styles from './styles.module.css';

/** A button that copies the page as Markdown, and a link to that Markdown. A page without a twin shows nothing. */
export function CopyMarkdown() {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const twin = createTwinPath(pathname, siteConfig.baseUrl);
  const {state, copy} = useCopy();

  if (twin === null) return null;
  return (
    <div className={clsx('not-printed', styles.row)} data-search-ignore="">
      <button type="button" className={styles.copy} onClick={() => copy(() => copyText(twin))} data-needs-script="">
        {state === 'copied' ? 'Copied' : 'Copy page as Markdown'}
      </button>
      {/* The file isn't a page of the app, so the browser opens it. */}
      <Link to={`pathname://${twin}`} target="_self" type="text/markdown">
        View as Markdown
      </Link>
      <span role="status" className={state === 'failed' ? styles.failed : 'visually-hidden'}>
        {state === 'copied' && 'The page was copied as Markdown.'}
        {state === 'failed' && 'Copying failed. Click View as Markdown, and copy the text there.'}
      </span>
    </div>
  );
}
