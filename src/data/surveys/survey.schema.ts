import * as z from 'zod';
import {checkData} from '../checkData';
import {httpsUrl, report, text, textOfForm, unique} from '../fields';

const answer = z.strictObject({
  label: text('Write the answer.'),
  count: z.int().min(0),
});

const question = z
  .strictObject({
    /** Bears the same name in every year that asked the same question. */
    id: textOfForm(/^[a-z]+(-[a-z]+)*$/, 'Use lowercase letters and hyphens, such as "often-used".'),
    question: z.string().endsWith('?', 'is not a question. End it with a question mark.'),
    /** Whether a person could give one answer or several. */
    kind: z.enum(['single', 'multiple']),
    /** `rank`: most given answer first. `scale`: the answers have their own order. */
    order: z.enum(['rank', 'scale']),
    /** People who answered this question: the base of its percentages. */
    respondents: z.int(),
    answers: z.array(answer).min(2).superRefine(unique('label')),
    /** Where in the published answers the figures come from. */
    source: text('Say where in the published answers.'),
    note: text('Write the note, or leave it out.').optional(),
  })
  .superRefine(({kind, order, respondents, answers}, context) => {
    answers.forEach(({count}, index) => {
      const fault = (message: string) => report(context, ['answers', index, 'count'], message);
      if (count > respondents) fault(`is ${count}, more than the ${respondents} respondents. Correct one of the two.`);
      const next = answers[index + 1];
      if (order === 'rank' && next && next.count > count && !next.label.startsWith('Other'))
        fault('is listed before a more frequent answer. Sort by count, or set order to "scale".');
    });
    const given = answers.reduce((sum, {count}) => sum + count, 0);
    if (kind === 'single' && given !== respondents)
      report(context, ['respondents'], `is ${respondents}, but the counts add up to ${given}. Correct one.`);
  });

/** One survey among the users of OpenRefine: `src/data/surveys/YEAR.json`. */
const survey = z
  .strictObject({
    year: z.int().min(2012),
    fielded: text('Write the months.'),
    /** Participants as the first report counted them. */
    participants: z.int().min(1),
    /** Sets of answers in the published answers file. */
    answerSets: z.int(),
    answersFile: httpsUrl('Write the URL of the published answers.'),
    note: text('Say what to know about the answers.'),
    questions: z.array(question).superRefine(unique('id')),
  })
  .refine(({year, fielded}) => fielded.includes(String(year)), {
    path: ['fielded'],
    error: 'does not name the year. Add it.',
  })
  .superRefine(({questions, answerSets}, context) =>
    questions.forEach(({respondents}, index) => {
      if (respondents > answerSets)
        report(context, ['questions', index, 'respondents'], `is ${respondents}, more than answerSets, ${answerSets}.`);
    }),
  );

export type Survey = z.infer<typeof survey>;
export type SurveyQuestion = Survey['questions'][number];

export const parseSurvey = (file: string, content: unknown): Survey => checkData(file, survey, content);
