import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {questionOf} from '../../lib/charts/surveyChart';
import {parseSurvey, type Survey, type SurveyQuestion} from './survey.schema';

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
          {label: 'Daily', count: 7},
          {label: 'Never', count: 3},
        ],
        source: 'Column 1',
      },
    ],
  });
  const spoil = (change: (question: SurveyQuestion, survey: Survey) => void): string => {
    const survey = sound();
    change(questionOf(survey, 'often'), survey);
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

  test.each<[string, (question: SurveyQuestion, survey: Survey) => void, RegExp]>([
    ['a count above the respondents', (q) => set(q, 0, {count: 11}), /"count": is 11, more than the 10 respondents/],
    ['one answer', (q) => (q.answers = [{label: 'Daily', count: 10}]), /"often", field "answers": /],
    ['a label that occurs twice', (q) => set(q, 1, {label: 'Daily'}), /entry "Daily", field "label": repeats Daily/],
    ['a question without its mark', (q) => (q.question = 'How often'), /"often", field "question": is not a question/],
    ['a question asked twice', (_, all) => all.questions.push(...all.questions), /"often", field "id": repeats often/],
    ['a blank note', (q) => (q.note = ' '), /"often", field "note": is empty\. Write the note/],
    ['months without the year', (_, all) => (all.fielded = 'May 2029'), /\n- field "fielded": does not name the year/],
    ['a blank label', (q) => set(q, 0, {label: ' '}), /"answers", entry number 1, field "label": is empty/],
    ['answers that do not add up', (q) => (q.respondents = 11), /"respondents": is 11, but the counts add up to 10/],
    ['answers out of order', (q) => q.answers.reverse(), /"Never", field "count": is listed before a more frequent/],
    [
      'more respondents than answer sets',
      (q) => (q.respondents = 13),
      /"questions", entry "often", field "respondents": is 13, more/,
    ],
    ['an id with a capital', (q) => (q.id = 'Often'), /entry "Often", field "id": is "Often"/],
  ])('is refused for %s, with the place and the fix', (_name, change, message) => {
    expect(spoil(change)).toMatch(message);
  });
});
