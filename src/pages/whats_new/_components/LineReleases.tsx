import Link from '@docusaurus/Link';
import {VersionTable} from '../../../components/VersionTable';
import {closedBy, releasesOf} from '../../../lib/releaseHistory';
import {allReleases, allVulnerabilities} from './releaseData';
import styles from './styles.module.css';

/** The stable releases of lines such as `3.10`, latest first, with a mark on those that fixed a vulnerability. */
export function LineReleases({lines}: {lines: readonly string[]}) {
  const releases = lines.flatMap((line) => {
    const found = releasesOf(allReleases, line);
    if (found.length === 0)
      throw new Error(
        `src/data/releaseHistory.json has no release of the line ${line}. Add one, or remove the line from src/pages/whats_new/index.mdx.`,
      );
    return found;
  });
  const versions = releases.map(({version, date, summary}) => {
    const isFix = closedBy(allVulnerabilities, version).length > 0;
    const mark = isFix && (
      <Link className={styles.security} to="#security">
        Security
      </Link>
    );
    return {
      version,
      date,
      content: (
        <>
          {mark} {summary}
        </>
      ),
    };
  });
  return <VersionTable heading="Summary" versions={versions} />;
}
