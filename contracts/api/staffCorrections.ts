import { OPTION_TYPES } from '@towpath/domain/journey-engine/definition/kinds.ts';
import * as z from 'zod/mini';
import { StepResponse } from './answers.ts';
import { call } from './call.ts';
import { described } from './described.ts';

/** What is put right together with the person on the phone, each with a reason that they can read. */
const id = z.string().check(z.maxLength(100));
const of = { base: 'staff', access: 'staff', permission: 'change cases' } as const;
const reason = z.string().check(z.maxLength(2000));

const ofAnswer = z.object({ customerId: id, journey: id, stepId: id });
const given = z.array(z.object({ id: z.string(), value: z.string() }));

export const caseQuestion = call({
  ...of,
  method: 'GET',
  path: '/cases/{customerId}/answers/{journey}/{stepId}',
  summary:
    'A question as the person sees it, with what they answered and its revision, to put it right with them.',
  params: ofAnswer,
  answer: z.object({
    question: z.string(),
    hint: z.nullable(z.string()),
    optionType: z.enum(OPTION_TYPES),
    isOptional: z.boolean(),
    choices: described(
      z.array(
        z.object({
          id: z.string(),
          value: z.string(),
          placeholder: z.nullable(z.string()),
          isExclusive: z.boolean(),
        }),
      ),
      'Of something typed the one answer that is typed into.',
    ),
    given,
    revision: described(z.int(), '0 where there is no answer yet.'),
  }),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const correctAnswer = call({
  ...of,
  method: 'PUT',
  path: '/cases/{customerId}/answers/{journey}/{stepId}',
  summary:
    'Puts an answer right together with the person, by the checks that hold for their own changes, with a reason that they can read. Where other answers would no longer count nothing is saved before `isSure`; they are named.',
  params: ofAnswer,
  body: z.strictObject({
    reason,
    answers: StepResponse.shape.answers,
    revision: described(z.int().check(z.nonnegative()), 'Which one was read.'),
    isSure: z.optional(z.boolean()),
  }),
  answer: z.object({
    isSaved: z.boolean(),
    fallsAway: described(
      z.array(z.object({ question: z.string(), answer: z.array(z.string()) })),
      'What no longer counts. An answer that is withheld is empty.',
    ),
    asks: described(z.nullable(z.string()), 'What is to be asked now, and was not before.'),
  }),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'SESSION_CLOSED'],
});
