import Link from '@docusaurus/Link';
import {BarChart} from '../../../components/BarChart';
import {HeadRow} from '../../../components/HeadRow';
import {ScrollTable} from '../../../components/ScrollTable';
import {formatMonth, formatYears} from '../../../lib/dates';
import {awarded, formatAmount, grants, startedByYear, totalsByCurrency, withStatus} from '../../../lib/grants';
import {joinWords} from '../../../lib/joinWords';
import styles from './GrantSummary.module.css';

const got = awarded(grants);
const totals = totalsByCurrency(got);
const [main] = totals;

export function GrantTotals() {
  const months = got.map(({from = ''}) => from).sort();
  const running = withStatus(grants, 'running').length;
  const applied = withStatus(grants, 'applied').length;
  return (
    <p>
      Since {formatMonth(months[0] ?? '')}, {got.length} grants have provided{' '}
      <strong>{joinWords(totals.map(formatAmount))}</strong>.{' '}
      {running === 0 ? 'No grant is' : running === 1 ? 'One grant is' : `${running} grants are`} active, and{' '}
      {applied === 0 ? 'no application is' : applied === 1 ? 'one application is' : `${applied} applications are`}{' '}
      pending.
    </p>
  );
}

/** The grants of the most frequent currency by the year in which they began. */
export function GrantChart() {
  if (!main) return null;
  const series = startedByYear(got, main.currency);
  const largest = [...series.values].sort((a, b) => b.value - a.value)[0];
  const others = totals.slice(1).map(({currency}) => {
    const values = startedByYear(got, currency).values.filter(({value}) => value > 0);
    return joinWords(values.map(({label, value}) => `${formatAmount({amount: value, currency})} in ${label}`));
  });
  return (
    <BarChart
      title={`Grants by starting year, in ${main.currency}`}
      summary={`Each grant is counted in full in its first year, even if the work took several years. The largest total is that of ${largest?.label}: ${main.currency} ${largest?.text}.`}
      series={[series]}
      labelName="Year"
      valueName={main.currency}
      detailName="Grants"
      note={
        others.length > 0 &&
        `Amounts in different currencies are not converted or added up, so the chart leaves out ${joinWords(others)}.`
      }
    />
  );
}

export function GrantTable() {
  return (
    <ScrollTable className={styles.table}>
      <HeadRow names={['Grant and funder', 'Years', 'Amount']} />
      <tbody>
        {got.map((grant) => (
          <tr key={grant.id}>
            <th scope="row">
              <Link to={`#${grant.id}`}>{grant.name}</Link>
              {/* The name of some grants already contains the funder. */}
              {!grant.name.startsWith(grant.funder) && <span className={styles.funder}>{grant.funder}</span>}
            </th>
            <td>{formatYears(grant)}</td>
            <td>{formatAmount(grant)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {totals.map((total) => (
          <tr key={total.currency}>
            <th scope="row" colSpan={2}>
              Total in {total.currency}, {total.count} grants
            </th>
            <td>{formatAmount(total)}</td>
          </tr>
        ))}
      </tfoot>
    </ScrollTable>
  );
}
