import Link from '@docusaurus/Link';
import {KitList} from '../../../components/KitList';
import styles from '../../../components/KitList/styles.module.css';
import {VersionTable} from '../../../components/VersionTable';
import {compareVersions} from '../../../data/compareVersions';
import {oldestSafe, vulnerabilities} from '../../../lib/releaseHistory';
import {releases} from '../../../lib/releases';

const safe = oldestSafe(vulnerabilities);

export function ReleaseTable() {
  const versions = releases.map((release) => {
    const content = (
      <>
        {!release.stable && <strong>Preview</strong>}
        {compareVersions(release.version, safe) < 0 && (
          <Link className={styles.note} to="/whats_new#security">
            Known to be vulnerable
          </Link>
        )}
        <KitList release={release} />
      </>
    );
    return {...release, content};
  });
  return <VersionTable heading="Files" versions={versions} />;
}
