import React from 'react';
import {backersOf, donations, formatTier} from '../../../lib/donations';

/** A separate sentence as the end of another. */
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What a tier's gifts come to and pay for, and who gave; `tier` is its id in `donations.json`. */
export function TierBackers({tier}: {tier: string}) {
  const found = donations.tiers.find(({id}) => id === tier);
  if (!found)
    throw new Error(
      `src/data/donations.json has no tier "${tier}". Add it, or change the tier in src/pages/backers/index.mdx.`,
    );
  const groups = backersOf(donations, tier);
  return (
    <>
      <p>
        Gifts of {formatTier(found)} within twelve months. They pay for {lowerFirst(found.paysFor)}
      </p>
      {groups.length === 0 && <p>Currently none.</p>}
      {groups.map(({gives, names, anonymous}) => (
        <React.Fragment key={gives}>
          <p>{gives === 'regularly' ? 'Every month:' : 'Once:'}</p>
          <ul>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
            {anonymous > 0 && (
              <li>
                {anonymous} {anonymous === 1 ? 'person' : 'people'} who did not want to be named
              </li>
            )}
          </ul>
        </React.Fragment>
      ))}
    </>
  );
}
