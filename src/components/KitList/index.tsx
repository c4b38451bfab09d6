import {platforms, systemNames} from '../../data/platforms';
import {javaNeed, kitsOf, type Release} from '../../lib/releases';
import {DownloadLink} from '../DownloadLink';
import styles from './styles.module.css';

/** The files of a release, with what a reader has to know about each. */
export function KitList({release}: {release: Release}) {
  return (
    <ul className="clean-list margin--none">
      {kitsOf(release).map((kit) => (
        <li key={kit.platform}>
          <DownloadLink release={release} kit={kit}>
            {systemNames[platforms[kit.platform].system]}, {platforms[kit.platform].form}
          </DownloadLink>{' '}
          <span className={styles.facts}>
            .{kit.format}, {javaNeed(release, kit)}
          </span>
          {kit.note && <span className={styles.note}>{kit.note}</span>}
        </li>
      ))}
    </ul>
  );
}
