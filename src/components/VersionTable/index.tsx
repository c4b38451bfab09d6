import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {formatDay} from '../../lib/dates';
import {labelColumns} from '../../lib/labelColumns';
import {tagUrl} from '../../lib/releases';
import {HeadRow} from '../HeadRow';
import {ScrollTable} from '../ScrollTable';
import styles from './styles.module.css';

interface VersionTableProps {
  heading: string;
  /** What the last column says about a version is its `content`. */
  versions: readonly {version: string; date: string; content: React.ReactNode}[];
}

export function VersionTable({heading, versions}: VersionTableProps) {
  return (
    <ScrollTable className={clsx('stacks', styles.versions)} style={labelColumns('Version', 'Published', heading)}>
      <HeadRow names={['Version', 'Published', heading]} />
      <tbody>
        {versions.map(({version, date, content}) => (
          <tr key={version}>
            <th scope="row">
              <Link href={tagUrl(version)} aria-label={`${version}, release notes`}>
                {version}
              </Link>
            </th>
            <td className={styles.date}>
              <time dateTime={date}>{formatDay(date)}</time>
            </td>
            <td>{content}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
