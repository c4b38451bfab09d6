// Ejected from @docusaurus/theme-classic 3.10.2, whose date waits for the first `Intl.DateTimeFormat` of the page: 21 ms
// on a fast machine, and some 90 on a phone.
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import {formatDay} from '../../lib/dates';

export default function LastUpdated({lastUpdatedAt, lastUpdatedBy}: Props) {
  const moment = lastUpdatedAt && new Date(lastUpdatedAt).toISOString();
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated
      {moment && (
        <>
          {' on '}
          <time dateTime={moment} itemProp="dateModified">
            {formatDay(moment)}
          </time>
        </>
      )}
      {lastUpdatedBy && ` by ${lastUpdatedBy}`}
    </span>
  );
}
