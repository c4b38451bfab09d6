import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {Grant} from '../../../data/grants.schema';
import {formatAmount, formatPeriod, grants, withStatus} from '../../../lib/grants';
import styles from './GrantList.module.css';

interface GrantListProps {
  status: Grant['status'];
}

/** The grants or applications with a status, each with all that is known, under a heading with its id. */
export function GrantList({status}: GrantListProps) {
  const found = withStatus(grants, status);
  return found.length > 0 ? found.map((grant) => <Entry key={grant.id} {...grant} />) : <p>Currently none.</p>;
}

function Entry(grant: Grant) {
  const {id, name, funder, programme, title, upTo, purpose, post, account, documents, note} = grant;
  const asked = grant.status === 'applied' || grant.status === 'declined';
  const period = formatPeriod(grant);
  return (
    <>
      <Heading as="h3" id={id}>
        {name}
      </Heading>
      <p>{purpose}</p>
      <dl className={styles.facts}>
        <dt>Funder</dt>
        <dd>
          {funder}
          {programme && <>: {programme}</>}
        </dd>
        {title && (
          <>
            <dt>Title</dt>
            <dd>{title}</dd>
          </>
        )}
        <dt>{asked ? 'Requested amount' : 'Amount'}</dt>
        <dd>
          {upTo && 'up to '}
          {formatAmount(grant)}
        </dd>
        {period && (
          <>
            <dt>{asked ? 'Planned' : 'Period'}</dt>
            <dd>{period}</dd>
          </>
        )}
        <dt>Read more</dt>
        <dd>
          <ul>
            {post && (
              <li>
                <Link to={post}>The post about this grant</Link>
              </li>
            )}
            {documents.map(({title: text, href}) => (
              <li key={href}>
                <Link href={href}>{text}</Link>
              </li>
            ))}
          </ul>
        </dd>
        {account && (
          <>
            <dt>Name in the fiscal sponsor’s accounts</dt>
            <dd>
              <code>{account}</code>
            </dd>
          </>
        )}
        {note && (
          <>
            <dt>Note</dt>
            <dd>{note}</dd>
          </>
        )}
      </dl>
    </>
  );
}
