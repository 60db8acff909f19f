import { OPTION_TYPES } from '@towpath/domain/journey-engine/definition/kinds.ts';
import * as z from 'zod/mini';
import { StepResponse } from './answers.ts';
import { call } from './call.ts';
import { described } from './described.ts';
import { pounds, poundsOrTyped } from './money.ts';
import { putRight } from './staffCases.ts';

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

const ofCategory = z.object({ customerId: id, categoryId: id });
const reasonId = z.nullable(z.int());

export const caseBudgetLines = call({
  ...of,
  method: 'GET',
  path: '/cases/{customerId}/budget/{categoryId}',
  summary: 'The lines of a part of the budget as the person fills them in, to put one right with them.',
  params: ofCategory,
  answer: z.object({
    frequencies: z.array(z.object({ frequencyId: z.int(), frequencyName: z.string() })),
    lines: z.array(
      z.object({
        typeId: z.int(),
        name: z.string(),
        help: z.string(),
        amount: described(z.nullable(pounds), 'Each time it is paid; null for a line that is not there.'),
        frequencyId: z.int(),
        deviationReasonId: described(reasonId, 'Null where none was given, and where it is withheld.'),
        isReasonWithheld: z.boolean(),
        reasons: described(
          z.array(z.object({ deviationReasonId: z.int(), deviationReasonName: z.string() })),
          'To choose from; empty where none is asked for at this line.',
        ),
        asks: described(z.nullable(z.string()), 'What is not as expected about it.'),
        putRight,
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});

export const correctBudgetLine = call({
  ...of,
  method: 'PUT',
  path: '/cases/{customerId}/budget/{categoryId}/lines/{typeId}',
  summary:
    'Puts a line of the budget right together with the person, by the checks of their own budget, with a reason that they can read. A budget that was confirmed stays so, and is judged anew.',
  params: z.object({ ...ofCategory.shape, typeId: id }),
  body: z.strictObject({
    reason,
    amount: z.nullable(poundsOrTyped),
    frequencyId: z.int(),
    deviationReasonId: described(
      z.optional(reasonId),
      'Why it is not as expected. Left out, it stays as it is.',
    ),
    was: described(
      z.nullable(
        z.strictObject({ amount: pounds, frequencyId: z.int(), deviationReasonId: z.optional(reasonId) }),
      ),
      'The line that was read; null where it was not there.',
    ),
  }),
  answer: z.object({
    asks: described(
      z.nullable(z.object({ line: z.string(), says: z.string() })),
      'What is not as expected in this part now and wants a reason, or to be saved once more.',
    ),
  }),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'SESSION_CLOSED'],
});

const ofPerson = z.object({ customerId: id });
const nameParts = {
  title: z.string().check(z.maxLength(20)),
  forename: z.string().check(z.maxLength(200)),
  middlename: z.string().check(z.maxLength(200)),
  surname: z.string().check(z.maxLength(200)),
};

export const casePerson = call({
  ...of,
  method: 'GET',
  path: '/cases/{customerId}/person',
  summary: 'How a person is called and reached, to put it right with them; empty for what is not known.',
  params: ofPerson,
  answer: z.object({
    name: z.object(nameParts),
    contactNumber: z.nullable(z.string()),
    isNumberHeld: described(
      z.boolean(),
      'There is a number, and it is kept back: it is not safe to ring now. It is put right once it is told.',
    ),
    email: z.nullable(z.string()),
    isLocked: z.boolean(),
  }),
  errors: ['NOT_FOUND'],
});

export const correctName = call({
  ...of,
  method: 'PUT',
  path: '/cases/{customerId}/name',
  summary: 'Puts the name of a person right together with them, with a reason that they can read.',
  params: ofPerson,
  body: z.strictObject({
    reason,
    ...nameParts,
    was: described(z.strictObject(nameParts), 'The name that was read.'),
  }),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'SESSION_CLOSED'],
});

export const correctPhone = call({
  ...of,
  method: 'PUT',
  path: '/cases/{customerId}/phone',
  summary:
    'Puts the number to ring right together with the person, or takes it away by an empty one, with a reason that they can read. They are told by email, and the old number by a text message at a time that is safe. A phone that was shown to be theirs by a code has to be shown again.',
  params: ofPerson,
  body: z.strictObject({
    reason,
    contactNumber: z.string().check(z.maxLength(50)),
    tellsOld: described(z.boolean(), 'False where somebody else may see what comes to the old number.'),
    was: described(z.nullable(z.string()), 'The number that was read.'),
  }),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'SESSION_CLOSED'],
});
