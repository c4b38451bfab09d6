import React, {createContext, useContext} from 'react';
import Details from '@theme/MDXComponents/Details';
import {CodeBlock} from '../../../components/CodeBlock';
import {platforms, type Platform, type System} from '../../../data/platforms';
import {findKit, kitFile, kitsOf, type Kit, type Release} from '../../../lib/releases';
import styles from './Steps.module.css';
import {useRequest} from './useRequest';

interface Shown {
  release: Release;
  kit: Kit;
}

const ShownKit = createContext<Shown | null>(null);

function useShown(): Shown {
  const shown = useContext(ShownKit);
  if (!shown) throw new Error('Steps that name a file belong inside <Steps system="…">.');
  return shown;
}

/** The file that the steps for a system describe: the requested one, or the first one of the release. */
function useKit(system: System): Shown | null {
  const {release, kit = kitsOf(release, system)[0]} = useRequest();
  return kit && platforms[kit.platform].system === system ? {release, kit} : null;
}

/** The numbered steps for a system. If the URL requests a file for another system, nothing. */
export function Steps({system, children}: {system: System; children: React.ReactNode}) {
  const shown = useKit(system);
  return (
    shown && (
      <ShownKit.Provider value={shown}>
        <NumberedSteps>{children}</NumberedSteps>
      </ShownKit.Provider>
    )
  );
}

export function NumberedSteps({children}: {children: React.ReactNode}) {
  return <section className={styles.steps}>{children}</section>;
}

/** Text only for a file of these platforms. */
export function For({platforms: named, children}: {platforms: readonly Platform[]; children: React.ReactNode}) {
  const {kit} = useShown();
  return named.includes(kit.platform) && children;
}

/** Text about another file of the same release, if there is one. */
export function About({platform, children}: {platform: Platform; children: React.ReactNode}) {
  const {release} = useShown();
  const kit = findKit(release, platform);
  return kit && <ShownKit.Provider value={{release, kit}}>{children}</ShownKit.Provider>;
}

export function FileName() {
  const {release, kit} = useShown();
  return <code>{kitFile(release, kit)}</code>;
}

export const Version = () => useShown().release.version;

/** Such as `11 to 21`. */
export function JavaVersions() {
  const {min, max} = useShown().release.java;
  return `${min} to ${max}`;
}

/** Commands in which FILE and VERSION stand for those of the shown file. */
export function Commands({children}: {children: string}) {
  const {release, kit} = useShown();
  return <CodeBlock>{children.replace('FILE', kitFile(release, kit)).replace('VERSION', release.version)}</CodeBlock>;
}

/** A folded text that is open if there is a warning about the shown file. */
export function OpenIfNoted({children}: {children: React.ReactNode}) {
  const isNoted = useShown().kit.note !== undefined;
  // The key makes React render it again, because the text remembers whether it was open.
  return (
    <Details key={String(isNoted)} open={isNoted}>
      {children}
    </Details>
  );
}
