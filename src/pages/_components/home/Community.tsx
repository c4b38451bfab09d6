import Link from '@docusaurus/Link';
import data from '@generated/site-data/default/funders.json';
import {formatMonth, formatYears} from '../../../lib/dates';
import type {Funder} from '../../../lib/grants';
import styles from './Community.module.css';
import {Section} from './Section';

const places = [
  {
    title: 'Forum',
    href: 'https://forum.openrefine.org/',
    text: 'Ask how to clean your data, show your results, and follow decisions.',
  },
  {
    title: 'Chat',
    href: 'https://app.gitter.im/#/room/#OpenRefine_OpenRefine:gitter.im',
    text: 'A room on Gitter for quick questions. If nobody answers, ask on the forum.',
  },
  {
    title: 'GitHub',
    href: 'https://github.com/OpenRefine/OpenRefine',
    text: 'Read and change the code, report a bug, or propose a feature.',
  },
];

const funders = data as Funder[];
const months = funders.flatMap(({grants}) => grants.flatMap(({from, to}) => [from, to])).sort();

export function Community() {
  return (
    <Section
      id="community"
      title="Made by the people who use it"
      soft
      lead={
        <>
          OpenRefine belongs to its community. You can translate it, teach it, write about it, test it, or program it:{' '}
          <Link to="/community">find out how you can help</Link>.
        </>
      }
    >
      <ul className={`clean-list margin--none ${styles.places}`}>
        {places.map(({title, href, text}) => (
          <li key={title} className={styles.place}>
            <h3 className={styles.title}>
              <Link href={href}>{title}</Link>
            </h3>
            <p className="margin--none">{text}</p>
          </li>
        ))}
      </ul>
      <div className={styles.funding}>
        <div>
          <h3 className={styles.fundingTitle}>Who has paid for the work</h3>
          <p>
            Grants have paid for much of the work since {formatMonth(months[0] ?? '')}, with the latest one lasting
            until {formatMonth(months.at(-1) ?? '')}. Volunteers and <Link to="/donate">donations</Link> also support
            the project. <Link href="https://www.codeforsociety.org/">Code for Science &amp; Society</Link>, a charity
            in the USA, is its fiscal sponsor.
          </p>
        </div>
        <ul className="clean-list margin--none">
          {funders.map(({name, grants}) => (
            <li key={name} className={styles.funder}>
              <span>{name}</span>
              <ul className={`clean-list margin--none ${styles.grants}`} aria-label={`Grants from ${name}`}>
                {grants.map((grant) => (
                  <li key={grant.from}>
                    {grant.post ? (
                      <Link
                        to={grant.post}
                        aria-label={`${formatYears(grant)}: the post about this grant from ${name}`}
                      >
                        {formatYears(grant)}
                      </Link>
                    ) : (
                      formatYears(grant)
                    )}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
