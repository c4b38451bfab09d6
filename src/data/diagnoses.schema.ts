import * as z from 'zod';
import {PHASES} from './diagnosisPhases';

/**
 * What a recipe says of the fault that it fixes, for the page that looks for faults in a reader's column:
 *
 *     <!-- diagnose
 *     phase: spaces
 *     sees: Two or more spaces in a row
 *     find: value.contains(/\s\s/)
 *     fix: {{recipe}}
 *     keeps: Single spaces remain.
 *     -->
 *
 * {{recipe}} is the first expression in the table of the section, {{find}} one of the comment, and {{months}} a list of
 * src/data/diagnosisParts.txt.
 */
export const written = z
  .strictObject({
    phase: z.enum(PHASES),
    /** What is wrong, as a reader sees it. */
    sees: z.string(),
    /** True for a cell with the fault. */
    find: z.string(),
    /** The fault counts only if this is true for more than half of the cells, or for the percentage in "share". */
    most: z.string().optional(),
    /** What makes a right cell of a wrong one. Without it, the fault is only named. */
    fix: z.string().optional(),
    /** What of a cell is compared, as a text or a list; without it, the cell, whose spellings can be merged. */
    pieces: z.string().optional(),
    /** Different pieces with a key in common are forms of one thing. */
    key: z.string().optional(),
    /** Which forms are a fault: those beside one that most cells have, several that many have, or those that occur again. */
    when: z.enum(['rare', 'mixed', 'repeated']).optional(),
    /** The percentage that the rule is about, or without one, "most". */
    share: z.coerce.number().optional(),
    /** What the fix leaves alone, or what only the reader can decide. */
    keeps: z.string(),
    /** A finding is left out if another one about the same thing names all of its cells. */
    about: z.string().optional(),
    /** What only the reader knows; diagnoses with the same question are its answers. */
    question: z.string().optional(),
    answer: z.string().optional(),
    /** A cell with the fault, if no row of the table in the section has one. Only the tests use it. */
    example: z.string().startsWith('"').optional(),
  })
  .refine(
    ({fix, key, pieces}) => !(fix && (key ?? pieces)),
    'has "fix" beside "key" or "pieces". Leave out one of them.',
  )
  .refine(
    ({question, answer, fix}) => !question === !answer && (!question || fix),
    'needs "question", "answer", and "fix", or no question. The fix is what the answer does.',
  );

export type WrittenDiagnosis = z.infer<typeof written>;
