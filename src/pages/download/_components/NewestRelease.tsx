import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {formatDay} from '../../../lib/dates';
import {lineOf} from '../../../data/compareVersions';
import {lineId} from '../../../lib/releaseHistory';
import {latestStable, releases} from '../../../lib/releases';
import {SystemCards} from './SystemCards';

const {version, date, java} = latestStable(releases);

/** The versions of Java that the latest release supports. */
export const newestJava = `${java.min} to ${java.max}`;

export function NewestRelease() {
  return (
    <>
      <Heading as="h2" id="newest">
        OpenRefine {version}
      </Heading>
      <p>
        The latest stable release, published on <time dateTime={date}>{formatDay(date)}</time>.{' '}
        <Link to={`/whats_new#${lineId(lineOf(version))}`}>What’s new in this version</Link>
      </p>
      <SystemCards />
    </>
  );
}
