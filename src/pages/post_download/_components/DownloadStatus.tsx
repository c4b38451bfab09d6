import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Heading from '@theme/Heading';
import {KitList} from '../../../components/KitList';
import {platforms, systemNames} from '../../../data/platforms';
import {kitFile, kitUrl, type Kit, type Release} from '../../../lib/releases';
import styles from './DownloadStatus.module.css';
import {useRequest} from './useRequest';
import {useStartDownload} from './useStartDownload';

function KitStatus({release, kit}: {release: Release; kit: Kit}) {
  const url = kitUrl(release, kit);
  const isStarting = useStartDownload(url);
  return (
    <>
      <Heading as="h2" id="file" className={styles.title}>
        OpenRefine {release.version} for {systemNames[platforms[kit.platform].system]}
      </Heading>
      <p role="status">
        {isStarting ? 'Your download is starting.' : 'You have already requested this file.'} The file is called{' '}
        <code>{kitFile(release, kit)}</code> and comes from GitHub.
      </p>
      <p>
        {isStarting ? 'Did it not start?' : 'Do you need it again?'}{' '}
        <Link href={url} target="_self">
          {isStarting ? 'Download it directly' : 'Download it again'}
        </Link>
        , or <Link to="/download">choose another file</Link>.
      </p>
      {kit.note && <p className={styles.note}>{kit.note}</p>}
    </>
  );
}

/** Shows the status of the download that the URL requests, or offers files if it requests none. */
export function DownloadStatus() {
  const {release, kit, isUnknown} = useRequest();
  const {key} = useLocation();
  if (kit) {
    return (
      <div className={styles.status}>
        <KitStatus key={key} release={release} kit={kit} />
      </div>
    );
  }
  return (
    <div className={styles.status}>
      <p>
        {isUnknown && 'This URL requests a file that is not offered here. '}Download OpenRefine {release.version} for
        your system:
      </p>
      <KitList release={release} />
      <p className="margin-top--md">
        <Link to="/download#older-versions">All versions</Link>
      </p>
    </div>
  );
}
