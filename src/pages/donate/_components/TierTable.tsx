import Link from '@docusaurus/Link';
import {HeadRow} from '../../../components/HeadRow';
import {ScrollTable} from '../../../components/ScrollTable';
import {donations, formatTier} from '../../../lib/donations';
import {labelColumns} from '../../../lib/labelColumns';

export function TierTable() {
  return (
    <ScrollTable className="stacks" style={labelColumns('Tier', 'Gifts in a year', 'Pays for')}>
      <HeadRow names={['Tier', 'Gifts in a year', 'Pays for']} />
      <tbody>
        {donations.tiers.map((tier) => (
          <tr key={tier.id}>
            <td>
              <Link to={`/backers#${tier.id}`}>{tier.name}</Link>
            </td>
            <td>{formatTier(tier)}</td>
            <td>{tier.paysFor}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
