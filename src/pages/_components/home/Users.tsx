import Link from '@docusaurus/Link';
import data from '@generated/site-data/default/usage.json';
import {Bars} from '../../../components/BarChart/Bars';
import survey from '../../../data/communities2024.json';
import {formatDay, formatMonths} from '../../../lib/dates';
import {formatNumber} from '../../../lib/formatNumber';
import {Section} from './Section';
import styles from './Users.module.css';

const usage = data as {asOf: string; downloadsPerMonth: number; publications: {year: number; count: number}};
const shareOf = (count: number) => (100 * count) / survey.respondents;
const percent = (count: number) => `${Math.round(shareOf(count))}%`;
const surveyPost = '/blog/2024/12/20/2024-survey-results';

export function Users() {
  const {year, count} = usage.publications;
  return (
    <Section
      id="users"
      title="Who uses it"
      soft
      lead="People whose tables were written by many authors over many years: catalogs, field notes, archives, registers, and statistics."
    >
      <div className={styles.columns}>
        <Bars
          title="Communities that users belong to"
          summary={`The eight communities selected most often. Respondents could select several, and selected ${(survey.selections / survey.respondents).toFixed(1)} on average.`}
          series={[
            {
              name: survey.survey,
              values: survey.communities.map(({name, count: people}) => ({
                label: name,
                value: shareOf(people),
                text: percent(people),
              })),
            },
          ]}
          note={
            <>
              Source: the anonymized answers to the {survey.survey}, {formatMonths(survey.from, survey.to)},{' '}
              {survey.respondents} people. <Link to={surveyPost}>What they said about their work</Link>
            </>
          }
        />
        <div className={styles.facts}>
          <p>
            <strong>{percent(survey.promoters)}</strong> of these users rated their likelihood to recommend OpenRefine
            at 9 or 10 out of 10, and {percent(survey.installedThemselves)} installed it themselves.
          </p>
          <p>
            <strong>{formatNumber(count)}</strong> academic publications from {year} mention OpenRefine, according to
            the project’s count on Google Scholar.
          </p>
          <p>
            <strong>{formatNumber(usage.downloadsPerMonth)}</strong> downloads a month, on average, according to the
            project’s own count.
          </p>
          <p className={styles.source}>
            Publications and downloads are as of <time dateTime={usage.asOf}>{formatDay(usage.asOf)}</time>, from{' '}
            <Link to="/usage">the usage page</Link>.
          </p>
        </div>
      </div>
    </Section>
  );
}
