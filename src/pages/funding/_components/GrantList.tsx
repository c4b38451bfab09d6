import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {Grant} from '../../../data/grants.schema';
import {formatAmount, formatPeriod, grants, withStatus} from '../../../lib/grants';
import styles from './GrantList.module.css';

/** The grants or applications with a status, each with all that is known, under a heading with its id. */
export function GrantList({status}: Pick<Grant, 'status'>) {
  const found = withStatus(grants, status);
  return found.length > 0 ? found.map((grant) => <Entry key={grant.id} {...grant} />) : <p>Currently none.</p>;
}

function Entry(grant: Grant) {
  const {id, name, funder, programme, title, upTo, purpose, post, account, documents, note} = grant;
  const asked = grant.status === 'applied' || grant.status === 'declined';
  const links = (
    <ul className="clean-list margin--none">
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
  );
  const facts: [term: string, fact: ReactNode][] = [
    ['Funder', programme ? `${funder}: ${programme}` : funder],
    ['Title', title],
    [asked ? 'Requested amount' : 'Amount', `${upTo ? 'up to ' : ''}${formatAmount(grant)}`],
    [asked ? 'Planned' : 'Period', formatPeriod(grant)],
    ['Read more', links],
    ['Name in the fiscal sponsor’s accounts', account && <code>{account}</code>],
    ['Note', note],
  ];
  return (
    <>
      <Heading as="h3" id={id}>
        {name}
      </Heading>
      <p>{purpose}</p>
      <dl className={styles.facts}>
        {facts.map(
          ([term, fact]) =>
            fact && (
              <Fragment key={term}>
                <dt>{term}</dt>
                <dd>{fact}</dd>
              </Fragment>
            ),
        )}
      </dl>
    </>
  );
}
