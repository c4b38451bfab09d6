import clsx from 'clsx';
import Heading from '@theme/Heading';
import {DownloadLink} from '../../../components/DownloadLink';
import {useSystem} from '../../../components/DownloadButton/useSystem';
import {detectSystem} from '../../../lib/detectSystem';
import {platforms, systemNames, systems, type System} from '../../../data/platforms';
import {javaNeed, kitsOf, type Kit, type Release} from '../../../lib/releases';
import styles from './SystemCards.module.css';
import {SystemIcon} from './SystemIcon';

/** What the processor or the system has to provide: `packaging/pom.xml` of the tool packs Java for x64 only. */
const hardware: Record<System, string> = {
  windows: 'For 64-bit Windows.',
  mac: 'Built for Intel processors. A Mac with Apple silicon needs Rosetta, which Apple supports up to macOS 27; if Rosetta is missing, macOS offers to install it.',
  linux: 'For any processor that Java runs on. The start script needs curl or wget.',
};

interface ReleaseProps {
  release: Release;
}

function facts(release: Release, kit: Kit): string {
  return `${platforms[kit.platform].form} (.${kit.format}), ${javaNeed(release, kit)}`;
}

function SystemCard({release, system, isVisitors}: ReleaseProps & {system: System; isVisitors: boolean}) {
  const [first, ...others] = kitsOf(release, system);
  if (!first) return null;
  return (
    <li className={clsx(styles.card, isVisitors && styles.visitors)} data-system={system}>
      <div className={styles.head}>
        <SystemIcon system={system} className={styles.icon} />
        <Heading as="h3" id={system}>
          {systemNames[system]}
        </Heading>
        {isVisitors && <span className={styles.badge}>Your system</span>}
      </div>
      <DownloadLink
        release={release}
        kit={first}
        className={clsx('button button--lg button--block', isVisitors ? 'button--primary' : 'button--secondary')}
      >
        Download for {systemNames[system]}
      </DownloadLink>
      <p className={styles.facts}>{facts(release, first)}</p>
      {others.map((kit) => (
        <p key={kit.platform}>
          Or{' '}
          <DownloadLink release={release} kit={kit}>
            the {platforms[kit.platform].form} (.{kit.format})
          </DownloadLink>{' '}
          to unpack and start without installing, {javaNeed(release, kit)}.
        </p>
      ))}
      {first.note && <p>{first.note}</p>}
      <p>{hardware[system]}</p>
    </li>
  );
}

// Runs while the page is read: a card that moved when React knows the system would move the others, too.
const script = `document.documentElement.dataset.system = (${detectSystem.toString()})(navigator)`;

/** The kits of one release, a card for each system; the visitor's own stands out once it is known, and is the first in a narrow window. */
export function SystemCards({release}: ReleaseProps) {
  const visitors = useSystem();
  return (
    <>
      <script suppressHydrationWarning dangerouslySetInnerHTML={{__html: script}} />
      <ul className={clsx('clean-list margin--none', styles.cards)}>
        {systems.map((system) => (
          <SystemCard key={system} release={release} system={system} isVisitors={system === visitors} />
        ))}
      </ul>
    </>
  );
}
