import React from 'react';
import Link from '@docusaurus/Link';
import {DownloadLink} from '../../../components/DownloadLink';
import {formatDay} from '../../../lib/dates';
import {oldestSafe, type Vulnerability} from '../../../lib/releaseHistory';
import {
  compareVersions,
  javaNeed,
  kitsOf,
  notesUrl,
  platforms,
  systemNames,
  type Kit,
  type Release,
} from '../../../lib/releases';
import vulnerabilities from '../../../data/vulnerabilities.json';
import styles from './ReleaseTable.module.css';

const safe = oldestSafe(vulnerabilities as readonly Vulnerability[]);

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

/** Every release with every kit, newest first. */
export function ReleaseTable({releases}: {releases: readonly Release[]}): React.ReactNode {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Version</th>
          <th scope="col">Published</th>
          <th scope="col">Files</th>
        </tr>
      </thead>
      <tbody>
        {releases.map((release) => (
          <tr key={release.version}>
            <th scope="row">{release.version}</th>
            <td className={styles.published}>
              {!release.stable && <strong>Preview</strong>}
              <time dateTime={release.date}>{formatDay(release.date)}</time>
              <Link href={notesUrl(release)}>
                Release notes<span className="visually-hidden"> of {release.version}</span>
              </Link>
              {compareVersions(release.version, safe) < 0 && (
                <Link className={styles.note} to="/whats_new#security">
                  Known to be vulnerable<span className="visually-hidden">: {release.version}</span>
                </Link>
              )}
            </td>
            <td>
              <ul className={styles.kits}>
                {kitsOf(release).map((kit) => (
                  <KitLine key={kit.platform} release={release} kit={kit} />
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
