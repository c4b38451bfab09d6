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
    note: 'Runs the same installer that this page offers.',
  },
  {
    id: 'homebrew',
    title: 'Homebrew, on macOS',
    command: 'brew install --cask openrefine',
    note: 'Installs the application from the disk image in your Applications folder.',
  },
  {
    id: 'apt',
    title: 'apt, on Debian',
    command: 'sudo apt install openrefine',
    note: (
      <>
        Also installs Java. Start OpenRefine with <code>openrefine</code> or from the applications menu. Debian 12 has
        OpenRefine 3.6.2 with some of the later security fixes, but{' '}
        <Link to="/whats_new#security">not with all of them</Link>.{' '}
        <Link href="https://repology.org/project/openrefine/versions">Repology lists other distributions</Link> and
        their versions.
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
