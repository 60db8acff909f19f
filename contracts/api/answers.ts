import * as z from 'zod/mini';
import { call } from './call.ts';
import { described, named } from './described.ts';

/** Answers on a page are few and short; these limits stop a body that no person could have typed. */
const GivenAnswer = z.strictObject({
  id: z.string().check(z.maxLength(100)),
  value: z.string().check(z.maxLength(2000)),
});

export const StepResponse = named(
  'AnswersOfStep',
  z.strictObject({
    stepId: z.string().check(z.maxLength(100)),
    answers: z.array(GivenAnswer).check(z.maxLength(100)),
  }),
);
export type StepResponse = z.infer<typeof StepResponse>;

export const SavedStepResponse = named(
  'SavedAnswers',
  z.object({
    stepId: z.string(),
    answers: z.array(z.object({ id: z.string(), value: z.string() })),
    revision: z.number(),
  }),
);
export type SavedStepResponse = z.infer<typeof SavedStepResponse>;

/** Request: the revision a save was based on (0: none stored yet). Answer: the revision stored now. */
export const ANSWER_REVISION_HEADER = 'answer-revision';

export const saveAnswers = call({
  base: 'core',
  method: 'POST',
  path: '/answers/mine',
  access: 'customer',
  summary:
    'Saves the answers of one step. Success has an empty body; a repeated save changes nothing. Of a choice, `id` is that of the answer that was picked, as the step lists it, and `value` is the text it has there; several are given where the step is a `Checkbox`. Of anything typed, `id` is that of the one answer that the step has, and `value` is what was typed, by `optionType`: `Date of Birth` and `Date` as `YYYY-MM-DD` (27 March 1985 is `1985-03-27`), `Month and Year` as `YYYY-MM`, `Day and Month` as `--MM-DD`, `Money` in pounds with or without commas and pence (`1,650`, `12.50`), `Numeric` as a whole number, `Phone Number` as a UK number (`07700 900123`, `+447700900123`), `Email` as an email address, `Text` and `Short Text` as they were typed. A step that is no question is passed with an empty list, once what it asks for is done.',
  body: StepResponse,
  takesHeaders: {
    [ANSWER_REVISION_HEADER]:
      'A whole number: the revision of the stored answer that this save was based on; 0 when there was none. Left out: the last save wins.',
  },
  givesHeaders: { [ANSWER_REVISION_HEADER]: 'A whole number: the revision stored now.' },
  errors: ['STEP_NOT_ON_PATH', 'ANSWER_CHANGED_ELSEWHERE', 'SESSION_CLOSED', 'NO_JOURNEY', 'NOT_FOUND'],
});

export const myPageAnswers = call({
  base: 'core',
  method: 'GET',
  path: '/answers/mine/pages/{pageId}',
  access: 'customer',
  summary: 'The saved answers of one page.',
  params: z.object({ pageId: z.string().check(z.maxLength(100)) }),
  answer: z.array(SavedStepResponse),
  errors: ['NO_JOURNEY', 'NOT_FOUND'],
});

export const myAnswers = call({
  base: 'core',
  method: 'GET',
  path: '/answers/mine',
  access: 'customer',
  summary: 'All saved answers of the journey, for coming back to it.',
  answer: z.array(SavedStepResponse),
  errors: ['NO_JOURNEY'],
});

/** What a question begins with, before it is answered. */
export const StartingAnswerResponse = z.object({
  stepId: z.string(),
  answers: described(
    z.array(z.object({ id: z.string(), value: z.string() })),
    'The answers filled in at the start; empty where none follows from what is known. They count only once saved.',
  ),
  says: described(z.string(), 'What is known and where it comes from, as text to show.'),
});
export type StartingAnswerResponse = z.infer<typeof StartingAnswerResponse>;

export const knownAnswers = call({
  base: 'core',
  method: 'GET',
  path: '/answers/mine/known',
  access: 'customer',
  summary:
    'What the questions of a later questionnaire begin with, from the first one, the debts and the budget, so that nothing is asked twice. Empty for the first questionnaire.',
  answer: z.array(StartingAnswerResponse),
  errors: ['NO_JOURNEY'],
});
