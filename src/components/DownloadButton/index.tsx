import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {platforms, systemNames} from '../../data/platforms';
import {javaNeed, kitPage, kitsOf, latestStable, releases} from '../../lib/releases';
import styles from './styles.module.css';
import {useSystem} from './useSystem';

/**
 * Offers the newest stable release for the visitor's system.
 * Without JavaScript, or on a system that OpenRefine is not packaged for, it leads to the list of all kits.
 */
export function DownloadButton({className}: {className?: string}) {
  const release = latestStable(releases);
  const system = useSystem();
  const kit = system === 'unknown' ? undefined : kitsOf(release, system)[0];

  return (
    <div className={clsx(styles.offer, className)}>
      <Link
        className={clsx('button button--primary button--lg', styles.button)}
        to={kit ? kitPage(release, kit) : '/download'}
      >
        {kit ? `Download for ${systemNames[platforms[kit.platform].system]}` : 'Download OpenRefine'}
      </Link>
      <p className={styles.facts}>
        Version {release.version}
        {kit ? `, ${platforms[kit.platform].form}, ${javaNeed(release, kit)}. ` : ' for Windows, macOS, and Linux.'}
        {kit && <Link to="/download">Other systems and versions</Link>}
      </p>
    </div>
  );
}
