import clsx from 'clsx';
import Heading from '@theme/Heading';
import {DownloadLink} from '../../../components/DownloadLink';
import {useSystem} from '../../../components/DownloadButton/useSystem';
import {detectSystem} from '../../../lib/detectSystem';
import {platforms, systemNames, systems, type System} from '../../../data/platforms';
import {javaNeed, kitsOf, latestStable, releases} from '../../../lib/releases';
import styles from './SystemCards.module.css';

/** What the processor or the system has to provide: `packaging/pom.xml` of the tool packs Java for x64 only. */
const hardware: Record<System, string> = {
  windows: 'For 64-bit Windows.',
  mac: 'Built for Intel processors. A Mac with Apple silicon needs Rosetta, which Apple supports up to macOS 27; if Rosetta is missing, macOS offers to install it.',
  linux: 'For any processor that Java runs on. The start script needs curl or wget.',
};

/** A window, a laptop, and a terminal: signs of ours rather than other people's trademarks. */
const signs: Record<System, string> = {
  windows: 'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM3 9h18M6.5 6.5h.01M9.5 6.5h.01',
  mac: 'M6 4h12a1.5 1.5 0 0 1 1.5 1.5V14a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 14V5.5A1.5 1.5 0 0 1 6 4zM2 19.5h20',
  linux: 'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zm2 5 3 3-3 3M12.5 15.5H17',
};

const release = latestStable(releases);

function SystemCard({system, isVisitors}: {system: System; isVisitors: boolean}) {
  const [first, ...others] = kitsOf(release, system);
  if (!first) return null;
  return (
    <li className={clsx(styles.card, isVisitors && styles.visitors)} data-system={system}>
      <div className={styles.head}>
        <svg
          aria-hidden="true"
          className={styles.icon}
          fill="none"
          height="28"
          stroke="currentColor"
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeWidth="1.75"
          viewBox="0 0 24 24"
          width="28"
        >
          <path d={signs[system]} />
        </svg>
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
      <p className={styles.facts}>
        {platforms[first.platform].form} (.{first.format}), {javaNeed(release, first)}
      </p>
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

/** The kits of the latest release, a card for each system; the visitor's own stands out once it is known, and is the first in a narrow window. */
export function SystemCards() {
  const visitors = useSystem();
  return (
    <>
      <script suppressHydrationWarning dangerouslySetInnerHTML={{__html: script}} />
      <ul className={clsx('clean-list margin--none', styles.cards)}>
        {systems.map((system) => (
          <SystemCard key={system} system={system} isVisitors={system === visitors} />
        ))}
      </ul>
    </>
  );
}
