import React from 'react';
import Link from '@docusaurus/Link';
import {ScrollTable} from '../../../components/ScrollTable';
import {formatDay} from '../../../lib/dates';
import {closedBy, releasesOf, tagUrl} from '../../../lib/releaseHistory';
import {allReleases, allVulnerabilities} from './releaseData';
import styles from './styles.module.css';

/** The stable releases of lines such as `3.10`, newest first, with a mark on those that fixed a vulnerability. */
export function LineReleases({lines}: {lines: readonly string[]}): React.ReactNode {
  const releases = lines.flatMap((line) => {
    const found = releasesOf(allReleases, line);
    if (found.length === 0)
      throw new Error(
        `src/data/releaseHistory.json has no release of the line ${line}. Add one, or remove the line from src/pages/whats_new/index.mdx.`,
      );
    return found;
  });
  return (
    <ScrollTable className={styles.releases}>
      <thead>
        <tr>
          <th scope="col">Version</th>
          <th scope="col">Published</th>
          <th scope="col">Summary</th>
        </tr>
      </thead>
      <tbody>
        {releases.map(({version, date, summary}) => (
          <tr key={version}>
            <th scope="row">
              <Link href={tagUrl(version)} aria-label={`${version}, release notes`}>
                {version}
              </Link>
            </th>
            <td className={styles.date}>
              <time dateTime={date}>{formatDay(date)}</time>
            </td>
            <td>
              {closedBy(allVulnerabilities, version).length > 0 && (
                <>
                  <Link className={styles.security} to="#security">
                    Security
                  </Link>{' '}
                </>
              )}
              {summary}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
