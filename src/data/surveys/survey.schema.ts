import * as z from 'zod';
import {describeProblem} from '../checkData';

const answer = z.strictObject({
  label: z.string().min(1),
  /** People who gave this answer. */
  count: z.int().min(0),
  /** Share of the question's respondents, in percent, rounded to one decimal. */
  percent: z.number().min(0).max(100),
  /** The share as the first report of the survey gave it, where that report names one. */
  reported: z.number().min(0).max(100).optional(),
});

const question = z.strictObject({
  /** Bears the same name in every year that asked the same question. */
  id: z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/, {error: 'is no id. Write small letters and hyphens, such as "often-used".'}),
  question: z.string().endsWith('?', {error: 'is no question. End it with a question mark.'}),
  /** Whether a person could give one answer or several. */
  kind: z.enum(['single', 'multiple']),
  /** `rank`: most given answer first. `scale`: the answers have an order of their own. */
  order: z.enum(['rank', 'scale']),
  /** People who answered this question: the base of its percentages. */
  respondents: z.int().min(1),
  answers: z.array(answer).min(2),
  /** Where in the published answers the figures come from. */
  source: z.string().min(1),
  note: z.string().min(1).optional(),
});

/** One survey among the users of OpenRefine: `src/data/surveys/YEAR.json`. */
export const surveySchema = z.strictObject({
  year: z.int().min(2012),
  fielded: z.string().min(1),
  /** Participants as the first report counted them. */
  participants: z.int().min(1),
  /** Sets of answers in the published answers file. */
  answerSets: z.int().min(1),
  answersFile: z.url({error: 'is no address. Write that of the published answers, starting with "https://".'}),
  note: z.string().min(1),
  questions: z.array(question).min(1),
});

export type Survey = z.infer<typeof surveySchema>;
export type SurveyQuestion = Survey['questions'][number];

/** The share of `count` among `respondents` in percent, rounded half up to one decimal. */
export function percentOf(count: number, respondents: number): number {
  return Math.floor((count * 1000) / respondents + 0.5) / 10;
}

function contradictionsOf({kind, order, respondents, answers}: SurveyQuestion): string[] {
  const found: string[] = [];
  const labels = new Set<string>();
  for (const [index, {label, count, percent}] of answers.entries()) {
    const at = `answers[${index}] “${label}”`;
    if (labels.has(label)) found.push(`${at}: the label occurs twice. Merge the two answers or rename one.`);
    labels.add(label);
    if (count > respondents) {
      found.push(`${at}: count ${count} exceeds the ${respondents} respondents. Correct count or respondents.`);
    }
    const share = percentOf(count, respondents);
    if (share !== percent) {
      found.push(`${at}: percent is ${percent}, but ${count} of ${respondents} is ${share}. Set percent to ${share}.`);
    }
    const next = answers[index + 1];
    if (order === 'rank' && next && next.count > count && !next.label.startsWith('Other')) {
      found.push(`${at}: stands before a more frequent answer. Sort by count, or set order to "scale".`);
    }
  }
  const given = answers.reduce((sum, {count}) => sum + count, 0);
  if (kind === 'single') {
    if (given !== respondents) {
      found.push(
        `respondents: ${respondents}, but the counts add up to ${given}. One answer each: correct one of them.`,
      );
    }
    const total = answers.reduce((sum, {percent}) => sum + percent, 0);
    // Each rounded share is off by 0.05 at most.
    if (Math.abs(total - 100) > answers.length * 0.05 + 1e-9) {
      found.push(
        `answers: the percentages add up to ${total.toFixed(1)}. Correct the one that does not fit its count.`,
      );
    }
  }
  return found;
}

/**
 * The survey that a file holds.
 * Throws an error that names the file, the question, the field and the fix for everything that does not hold.
 */
export function parseSurvey(file: string, content: unknown): Survey {
  const result = surveySchema.safeParse(content, {error: describeProblem});
  const faults: string[] = [];
  if (result.success) {
    const ids = new Set<string>();
    for (const question of result.data.questions) {
      if (ids.has(question.id)) faults.push(`question "${question.id}": the id occurs twice. Rename one.`);
      ids.add(question.id);
      faults.push(...contradictionsOf(question).map((fault) => `question "${question.id}", ${fault}`));
      if (question.respondents > result.data.answerSets) {
        faults.push(
          `question "${question.id}", respondents: ${question.respondents} exceeds answerSets, ${result.data.answerSets}. Correct one of them.`,
        );
      }
    }
    if (faults.length === 0) return result.data;
  } else {
    for (const {path, message} of result.error.issues) {
      const [list, index, ...field] = path;
      const questions = (content as {questions?: ({id?: unknown} | null)[]} | null)?.questions;
      const at =
        list === 'questions' && typeof index === 'number'
          ? [`question "${String(questions?.[index]?.id ?? index)}"`, field.join('.')].filter(Boolean).join(', ')
          : path.join('.') || 'the survey';
      faults.push(`${at}: ${message}`);
    }
  }
  throw new Error(`${file} does not hold:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
}
