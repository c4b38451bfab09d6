import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {HeadRow} from '../../../components/HeadRow';
import {ScrollTable} from '../../../components/ScrollTable';
import {labelColumns} from '../../../lib/labelColumns';
import {vulnerabilities} from '../../../lib/releaseHistory';
import styles from './styles.module.css';

export function SecurityNotices() {
  return (
    <ScrollTable className={clsx('stacks', styles.notices)} style={labelColumns('', 'Fixed in', 'Risk')}>
      <HeadRow names={['Advisory', 'Fixed in', 'What could happen, and what to do until you update']} />
      <tbody>
        {vulnerabilities.map(({id, url, severity, fixedIn, risk, meanwhile}) => (
          <tr key={id}>
            <th scope="row">
              <Link href={url}>{id}</Link>
              {severity && <span className={styles.severity}>{severity}</span>}
            </th>
            <td>{fixedIn}</td>
            <td>
              {risk} <span className={styles.meanwhile}>{meanwhile}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
