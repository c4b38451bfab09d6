import Link from '@docusaurus/Link';
import {ScrollTable} from '../../../components/ScrollTable';
import {donations, formatTier} from '../../../lib/donations';
import {labelColumns} from '../../../lib/labelColumns';

export function TierTable() {
  return (
    <ScrollTable className="stacks" style={labelColumns('Tier', 'Gifts in a year', 'Pays for')}>
      <thead>
        <tr>
          <th scope="col">Tier</th>
          <th scope="col">Gifts in a year</th>
          <th scope="col">Pays for</th>
        </tr>
      </thead>
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
