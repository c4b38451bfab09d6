import Link from '@docusaurus/Link';
import {DownloadLink} from '../../../components/DownloadLink';
import {VersionTable} from '../../../components/VersionTable';
import {compareVersions} from '../../../data/compareVersions';
import {platforms, systemNames} from '../../../data/platforms';
import {oldestSafe, vulnerabilities} from '../../../lib/releaseHistory';
import {javaNeed, kitsOf, releases, type Kit, type Release} from '../../../lib/releases';
import styles from './ReleaseTable.module.css';

const safe = oldestSafe(vulnerabilities);

function KitLine({release, kit}: {release: Release; kit: Kit}) {
  const {system, form} = platforms[kit.platform];
  return (
    <li>
      <DownloadLink release={release} kit={kit}>
        {systemNames[system]}, {form}
      </DownloadLink>{' '}
      <span className={styles.facts}>
        .{kit.format}, {javaNeed(release, kit)}
      </span>
      {kit.note && <span className={styles.note}>{kit.note}</span>}
    </li>
  );
}

function Files({release}: {release: Release}) {
  return (
    <>
      {!release.stable && <strong>Preview</strong>}
      {compareVersions(release.version, safe) < 0 && (
        <Link className={styles.note} to="/whats_new#security">
          Known to be vulnerable
        </Link>
      )}
      <ul className="clean-list margin--none">
        {kitsOf(release).map((kit) => (
          <KitLine key={kit.platform} release={release} kit={kit} />
        ))}
      </ul>
    </>
  );
}

export function ReleaseTable() {
  const versions = releases.map((release) => ({...release, content: <Files release={release} />}));
  return <VersionTable heading="Files" versions={versions} />;
}
