// Wraps @docusaurus/theme-classic 3.10.2: the stock bar stays hidden for a whole visit from readers who closed an earlier
// one, cuts a long text, and does not look like this site.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {useThemeConfig} from '@docusaurus/theme-common';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import styles from './styles.module.css';

export default function AnnouncementBarWrapper() {
  const {announcementBar} = useThemeConfig();
  if (!announcementBar) return null;
  const [seen, dismissed] = ['docusaurus.announcement.id', 'docusaurus.announcement.dismiss'];
  return (
    <>
      {/* Before Docusaurus's own script hides the bar, because the earlier one was closed: only the HTML needs it. */}
      {!ExecutionEnvironment.canUseDOM && (
        <Head>
          <script>
            {`try{localStorage.getItem('${seen}')==='${announcementBar.id}'||localStorage.setItem('${dismissed}','false')}catch{}`}
          </script>
        </Head>
      )}
      <div className={styles.bar}>
        <AnnouncementBar />
      </div>
    </>
  );
}
