import Link from '@docusaurus/Link';
import {VersionTable} from '../../../components/VersionTable';
import {lineOf} from '../../../data/compareVersions';
import history from '../../../data/releaseHistory.json';
import {closedBy, vulnerabilities} from '../../../lib/releaseHistory';
import styles from './styles.module.css';

/** The stable releases of lines such as `3.10`, latest first, with a mark on those that fixed a vulnerability. */
export function LineReleases({lines}: {lines: readonly string[]}) {
  const releases = lines.flatMap((line) => {
    const found = history.filter(({version}) => lineOf(version) === line);
    if (found.length === 0)
      throw new Error(
        `src/data/releaseHistory.json has no release of the line ${line}. Add one, or remove the line from src/pages/whats_new/index.mdx.`,
      );
    return found;
  });
  const versions = releases.map(({version, date, summary}) => {
    const mark = closedBy(vulnerabilities, version).length > 0 && (
      <Link className={styles.security} to="#security">
        Security
      </Link>
    );
    const content = (
      <>
        {mark} {summary}
      </>
    );
    return {version, date, content};
  });
  return <VersionTable heading="Summary" versions={versions} />;
}
