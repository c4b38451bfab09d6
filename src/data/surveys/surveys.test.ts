import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {questionOf} from '../../lib/charts/surveyChart';
import {parseSurvey, percentOf, type Survey, type SurveyQuestion} from './survey.schema';

const folder = import.meta.dirname;
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const read = (name: string): Survey =>
  parseSurvey(`src/data/surveys/${name}`, JSON.parse(readFileSync(join(folder, name), 'utf8')));

describe('the survey files', () => {
  test.each(files)('%s holds', (name) => {
    expect(read(name).year).toBe(Number(name.replace('.json', '')));
  });

  test('ask the same question in the same way under the same id', () => {
    const first = new Map<string, string>();
    for (const {year, questions} of files.map(read)) {
      for (const {id, question, kind, order} of questions) {
        const asked = `${question} (${kind}, ${order})`;
        expect(asked, `${year}.json, question "${id}"`).toBe(first.get(id) ?? asked);
        first.set(id, asked);
      }
    }
  });

  test('give OpenRefine 8.1 points on average in 2022', () => {
    const {answers, respondents} = questionOf(read('2022.json'), 'score');
    const points = answers.reduce((sum, {label, count}) => sum + Number(label) * count, 0);
    expect((points / respondents).toFixed(1)).toBe('8.1');
  });
});

/** People who gave any of several answers of which each can be given only once. */
const together = (year: number, id: string, ...labels: string[]): {count: number; respondents: number} => {
  const {kind, answers, respondents} = questionOf(read(`${year}.json`), id);
  const counts = labels.map((label) => answers.find((answer) => answer.label === label)?.count ?? NaN);
  return {count: kind === 'single' ? counts.reduce((sum, count) => sum + count, 0) : NaN, respondents};
};

interface Report {
  year: number;
  post: string;
  /** Sums of answers that the report names. */
  sums?: {count: number; respondents: number}[];
  /** Shares that no data file holds: of first reports, and of two columns of an answers file crossed. */
  shares?: number[];
}

const reports: Report[] = [
  {
    year: 2014,
    post: '2014-08-29-2014-survey-results.mdx',
    sums: [
      together(2014, 'frequency', 'Every day', 'Once or twice a week'),
      together(2024, 'years', 'More than 5 years', '2 to 5 years'),
      // Columns of the answers file crossed: the mailing list, frequency and reporting, each by experience.
      ...[14, 8, 3, 1].map((count, index) => ({count, respondents: [49, 38, 15, 27][index] ?? NaN})),
      {count: 22, respondents: 51},
      {count: 18, respondents: 40},
      {count: 8, respondents: 17},
    ],
    // The first report's: shares of 129 people, and those who did not know how to report, by experience.
    shares: [41, 30, 29, 60],
  },
  {
    year: 2018,
    post: '2018-07-16-2018-survey-results.mdx',
    sums: [
      together(2018, 'frequency', 'Every day', 'Once or twice a week'),
      together(2014, 'frequency', 'Every day', 'Once or twice a week'),
      together(2018, 'experience', 'Less than 6 months', 'Less than a month'),
      together(2014, 'experience', 'Less than 6 months', 'Less than a month'),
      // Columns of the answers file: several tasks, one service, several services.
      {count: 106, respondents: 121},
      {count: 37, respondents: 122},
      {count: 22, respondents: 122},
    ],
    // The first report's, of other bases; 107 is the sum of its bars.
    shares: [34.4, 41, 50, 38, 107, 87.77, 80, 30.33, 18.03],
  },
  {
    year: 2020,
    post: '2020-02-20-2020-survey-results.mdx',
    sums: [
      together(2020, 'frequency', 'Every day', 'Once or twice a week'),
      together(2020, 'community', 'Wikidata contributor', 'Semantic web'),
      // Columns of the answers file: several tasks, any service, several services.
      {count: 170, respondents: 179},
      {count: 116, respondents: 179},
      {count: 65, respondents: 179},
      {count: 59, respondents: 122},
      // Skill by frequency and by experience.
      ...[11, 20, 19, 8].map((count, index) => ({count, respondents: [19, 37, 67, 55][index] ?? NaN})),
      ...[43, 11, 3, 0].map((count, index) => ({count, respondents: [99, 43, 14, 18][index] ?? NaN})),
    ],
    // The first report's, of other bases; 102 and 107 are the sums of its bars.
    shares: [12.92, 57, 51, 5.7, 26.52, 102, 107],
  },
  {
    year: 2022,
    post: '2022-06-28-2022-survey-results.mdx',
    shares: [37.6], // Librarians in the report of 2020, where one answer was allowed.
  },
  {
    year: 2024,
    post: '2024-12-20-2024-survey-results.mdx',
    sums: [
      together(2024, 'years', 'More than 5 years', '2 to 5 years'),
      together(2024, 'skill', '4', '5 (expert)'),
      together(2022, 'skill', '4', '5 (expert)'),
      together(2024, 'recommend', '9', '10'),
      together(2024, 'recommend', '0', '1', '2', '3', '4', '5', '6'),
      together(2024, 'professional', '7', '8', '9', '10'),
      // Columns of the answers file: languages, activities of Wikimedians, facets every day, client libraries.
      {count: 90, respondents: 226},
      {count: 13, respondents: 58},
      {count: 8, respondents: 58},
      {count: 50, respondents: 226},
      {count: 16, respondents: 213},
    ],
    // The forum's picture and the wrong or differently based shares of the first report.
    shares: [32.3, 35.4, 33, 14, 24.8, 40.27, 12.39],
  },
];

describe.each(reports)('the report of the survey of $year', ({year, post: file, sums = [], shares = []}) => {
  const post = readFileSync(join(folder, '../../../blog', file), 'utf8');
  const questions = files.map(read).flatMap((survey) => survey.questions);

  test('writes no percentage that the survey files do not hold', () => {
    const known = new Set([
      ...questions.flatMap(({answers}) => answers.flatMap(({percent, reported}) => [percent, reported ?? percent])),
      ...sums.map(({count, respondents}) => percentOf(count, respondents)),
      ...shares,
      100, // The whole, no figure.
    ]);
    const written = [...post.matchAll(/(\d+(?:\.\d+)?)%/g)].map(([, share]) => Number(share));
    expect(written.length).toBeGreaterThan(10);
    expect(written.filter((share) => !known.has(share))).toEqual([]);
  });

  test('writes no "n of m" that the survey files do not hold', () => {
    const known = new Set([
      ...questions.flatMap(({answers, respondents}) => answers.map(({count}) => `${count} of ${respondents}`)),
      ...sums.map(({count, respondents}) => `${count} of ${respondents}`),
    ]);
    const written = [...new Set(post.match(/\d+ of \d+/g))];
    expect(written.filter((share) => !known.has(share))).toEqual([]);
  });

  test('draws each of its questions once', () => {
    const drawn = [...post.matchAll(/<SurveyChart[^>]*question="([^"]+)"/g)].map(([, id]) => id);
    expect([...drawn].sort()).toEqual(
      read(`${year}.json`)
        .questions.map(({id}) => id)
        .sort(),
    );
  });

  test('compares only with earlier surveys, newest first, that asked the question', () => {
    for (const [, list = '', id = ''] of post.matchAll(/<SurveyChart surveys=\{\[([^\]]+)\]\} question="([^"]+)"/g)) {
      const years = [...list.matchAll(/survey(\d{4})/g)].map(([, drawn]) => Number(drawn));
      expect(years, id).toEqual([...years].sort((a, b) => b - a));
      expect(years[0], id).toBe(year);
      for (const drawn of years) expect(questionOf(read(`${drawn}.json`), id).id).toBe(id);
    }
  });
});

describe('a survey file that contradicts itself', () => {
  const sound = (): Survey => ({
    year: 2030,
    fielded: 'May 2030',
    participants: 12,
    answerSets: 12,
    answersFile: 'https://example.org/answers.csv',
    note: 'Made for this test.',
    questions: [
      {
        id: 'often',
        question: 'How often?',
        kind: 'single',
        order: 'rank',
        respondents: 10,
        answers: [
          {label: 'Daily', count: 7, percent: 70},
          {label: 'Never', count: 3, percent: 30},
        ],
        source: 'Column 1',
      },
    ],
  });
  const spoil = (change: (question: SurveyQuestion) => void): string => {
    const survey = sound();
    change(questionOf(survey, 'often'));
    try {
      parseSurvey('2030.json', survey);
    } catch (error) {
      return (error as Error).message;
    }
    return 'accepted';
  };

  const set = (question: SurveyQuestion, index: number, change: Partial<SurveyQuestion['answers'][number]>) =>
    Object.assign(question.answers[index] ?? {}, change);

  test('is accepted once sound', () => expect(spoil(() => {})).toBe('accepted'));

  test.each<[string, (question: SurveyQuestion) => void, RegExp]>([
    ['a wrong share', (q) => set(q, 0, {percent: 71}), /"often", answers\[0\] “Daily”: percent is 71.*to 70\./],
    ['a count above the respondents', (q) => set(q, 0, {count: 11}), /count 11 exceeds the 10 respondents/],
    ['a label that occurs twice', (q) => set(q, 1, {label: 'Daily'}), /answers\[1\] “Daily”: the label occurs twice/],
    ['answers that do not add up', (q) => (q.respondents = 11), /respondents: 11, but the counts add up to 10/],
    ['answers out of order', (q) => q.answers.reverse(), /“Never”: is listed before a more frequent answer/],
    ['more respondents than answer sets', (q) => (q.respondents = 13), /respondents: 13 exceeds answerSets, 12/],
    ['a kind that does not exist', (q) => (q.kind = 'both' as 'single'), /2030\.json.*\n- question "often", kind: /],
  ])('is refused for %s, with the place and the fix', (_name, change, message) => {
    expect(spoil(change)).toMatch(message);
  });
});
