import Link from '@docusaurus/Link';
import type {Survey} from '../../data/surveys/survey.schema';
import {roundUp} from '../../lib/charts/barChart';
import {questionOf, renderBase, seriesOf, summarise} from '../../lib/charts/surveyChart';
import {BarChart} from '../BarChart';

interface SurveyChartProps {
  /** The survey that the chart is about, then earlier ones that asked the same question. */
  surveys: readonly [Survey, ...Survey[]];
  /** The question's id in `src/data/surveys/YEAR.json`. */
  question: string;
  /** Draw only the most frequent answers; the table always has all. */
  limit?: number;
}

/** How the sources of the questions name the file that the survey links to. */
const fileWords = 'Answers file';

/** Where the newest figures come from, with a link to the file. */
function renderSource({year, answersFile}: Survey, source: string) {
  if (!source.startsWith(fileWords)) return source;
  return (
    <>
      <Link href={answersFile}>
        {fileWords} of {year}
      </Link>
      {source.slice(fileWords.length)}
    </>
  );
}

/** The answers to one question of a survey as a bar chart, whose scale ends a little above the most frequent answer. */
export function SurveyChart({surveys, question, limit}: SurveyChartProps) {
  const asked = questionOf(surveys[0], question);
  const series = seriesOf(surveys, question);
  const full = roundUp(Math.max(...series.flatMap(({values}) => values.map(({value}) => value))));
  return (
    <BarChart
      title={asked.question}
      summary={`${summarise(asked)} A full ${series.length > 1 ? 'line' : 'bar'} is ${full}%.`}
      series={series}
      limit={limit}
      labelName="Answer"
      valueName="Share"
      detailName="People"
      note={
        <>
          {renderBase(surveys, question)} Source: {renderSource(surveys[0], asked.source)}.
        </>
      }
    />
  );
}
