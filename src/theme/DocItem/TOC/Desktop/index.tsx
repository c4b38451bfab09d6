// Wraps @docusaurus/theme-classic 3.10.2: below the contents, which stay in sight, is what a reader can do with the page.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import EditThisPage from '@theme/EditThisPage';
import Desktop from '@theme-original/DocItem/TOC/Desktop';
import {CopyMarkdown} from '../../../../components/CopyMarkdown';
import {ReportProblem} from '../../../../components/ReportProblem';
import styles from './styles.module.css';

export default function DocItemTOCDesktopWrapper() {
  const {editUrl} = useDoc().metadata;
  return (
    <div className={styles.side}>
      <Desktop />
      <CopyMarkdown />
      <ReportProblem>{editUrl && <EditThisPage editUrl={editUrl} />}</ReportProblem>
    </div>
  );
}
