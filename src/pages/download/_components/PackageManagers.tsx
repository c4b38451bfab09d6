import React from 'react';
import Link from '@docusaurus/Link';
import {CodeBlock} from '../../../components/CodeBlock';
import Heading from '@theme/Heading';
import styles from './PackageManagers.module.css';

interface Manager {
  id: string;
  title: string;
  command: string;
  note: React.ReactNode;
}

const managers: Manager[] = [
  {
    id: 'winget',
    title: 'winget, on Windows',
    command: 'winget install --exact --id OpenRefine.OpenRefine',
    note: 'Runs the installer that this page offers, too.',
  },
  {
    id: 'homebrew',
    title: 'Homebrew, on macOS',
    command: 'brew install --cask openrefine',
    note: 'Puts the application of the disk image into your Applications folder.',
  },
  {
    id: 'apt',
    title: 'apt, on Debian',
    command: 'sudo apt install openrefine',
    note: (
      <>
        Brings Java along; start it with <code>openrefine</code> or from the menu of applications. Debian 12 has
        OpenRefine 3.6.2, to which Debian adds some of the security fixes, but{' '}
        <Link to="/whats_new#security">not all that are known</Link>.{' '}
        <Link href="https://repology.org/project/openrefine/versions">Repology lists other distributions</Link> and the
        version that each of them has.
      </>
    ),
  },
];

export function PackageManagers(): React.ReactNode {
  return (
    <div className={styles.managers}>
      {managers.map(({id, title, command, note}) => (
        <div key={id} className={styles.manager}>
          <div>
            <Heading as="h3" id={id} className={styles.title}>
              {title}
            </Heading>
            <p className={styles.note}>{note}</p>
          </div>
          <CodeBlock>{command}</CodeBlock>
        </div>
      ))}
    </div>
  );
}
