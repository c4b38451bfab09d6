// Ejected from @docusaurus/theme-classic 3.10.2: the stock part writes "Mar 4, 2026", and the texts of the site
// "4 March 2026".
import React from 'react';
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import {formatDay} from '../../lib/dates';

/** `time` is in milliseconds since 1970. */
function AtDate({time}: {time: number}): React.ReactNode {
  const date = new Date(time).toISOString();
  const element = (
    <b>
      <time dateTime={date} itemProp="dateModified">
        {formatDay(date)}
      </time>
    </b>
  );
  return (
    <Translate id="theme.lastUpdated.atDate" values={{date: element}}>
      {' on {date}'}
    </Translate>
  );
}

function ByUser({name}: {name: string}): React.ReactNode {
  return (
    <Translate id="theme.lastUpdated.byUser" values={{user: <b>{name}</b>}}>
      {' by {user}'}
    </Translate>
  );
}

export default function LastUpdated({lastUpdatedAt, lastUpdatedBy}: Props): React.ReactNode {
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        values={{
          atDate: lastUpdatedAt ? <AtDate time={lastUpdatedAt} /> : '',
          byUser: lastUpdatedBy ? <ByUser name={lastUpdatedBy} /> : '',
        }}
      >
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}
