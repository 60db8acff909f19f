import { ASKED_WHEN, type UnderstandingQuestion } from '@towpath/domain/plans/understanding.ts';
import { z } from 'zod';
import { text } from './values.ts';

const id = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/u, 'must be small letters, digits and -');
const says = text.max(300, 'must have at most 300 characters');

const Question = z.strictObject({
  id,
  revision: z.int().min(1, 'must be at least 1'),
  when: z.enum(ASKED_WHEN),
  question: text.max(200, 'must have at most 200 characters'),
  answers: z
    .array(
      z.strictObject({
        id,
        text: text.max(100, 'must have at most 100 characters'),
        isRight: z.literal(true).exactOptional(),
        says,
      }),
    )
    .min(2, 'must have at least two answers')
    .max(4, 'must have at most four answers'),
  notSure: says,
});

/** The questions that are asked before an insolvency is chosen, by the short name of the solution. */
export const UnderstandingFile = z.strictObject({ questions: z.record(z.string(), z.array(Question)) });
export type UnderstandingFile = z.infer<typeof UnderstandingFile>;

/** Without the file nothing is asked. */
export const NO_UNDERSTANDING: UnderstandingFile = { questions: {} };

/** The questions of each solution, by its short name. */
export type UnderstandingContent = Readonly<Record<string, readonly UnderstandingQuestion[]>>;

export function understandingContent({ questions }: UnderstandingFile): UnderstandingContent {
  return Object.fromEntries(
    Object.entries(questions).map(([shortName, ofOne]) => [
      shortName,
      ofOne.map(({ answers, ...question }) => ({
        ...question,
        answers: answers.map(({ isRight = false, ...answer }) => ({ ...answer, isRight })),
      })),
    ]),
  );
}
