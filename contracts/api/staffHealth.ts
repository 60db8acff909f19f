import * as z from 'zod/mini';
import { AGREEMENTS } from './agreements.ts';
import { call } from './call.ts';
import { described } from './described.ts';
import { addHealthCondition, healthCategories, MyHealthConditions, supportNeeds } from './health.ts';
import { putRight } from './staffCases.ts';

/** What a person tells one of us on the phone about their health, how they want to be talked to, and what they say yes or no to. */
const params = z.object({ customerId: z.string().check(z.maxLength(100)) });
const of = { base: 'staff', access: 'staff', params } as const;
const reason = z.string().check(z.maxLength(2000));
const { conditions, answers } = MyHealthConditions.shape;
const { title, description } = addHealthCondition.body.shape;
const ids = z.array(z.int()).check(z.maxLength(100));
const strictAnswers = z.strictObject(answers.shape);

export const caseHealth = call({
  ...of,
  permission: 'change cases',
  method: 'GET',
  path: '/cases/{customerId}/health',
  summary:
    'What a person told of their health, with all that there is to choose from, to put it right with them. Not found for a role that does not see facts of health.',
  answer: z.object({ conditions, answers, categories: healthCategories.answer, isLocked: z.boolean() }),
  errors: ['NOT_FOUND'],
});

export const correctHealth = call({
  ...of,
  permission: 'change cases',
  method: 'PUT',
  path: '/cases/{customerId}/health',
  summary:
    'Adds and removes conditions and replaces the answers beside them, together with the person and once they have said yes to our keeping it, with a reason that they can read. A closed session takes nothing new.',
  body: z.strictObject({
    reason,
    keep: described(ids, 'The conditions that stay. Each other one is removed for good.'),
    add: z.array(z.strictObject({ title, description })).check(z.maxLength(50)),
    answers: strictAnswers,
    was: described(z.strictObject({ conditionIds: ids, answers: strictAnswers }), 'What was read.'),
  }),
  answer: z.object({
    tell: described(z.array(z.string()), 'What to tell them at once, of help that goes with what was added.'),
  }),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'SESSION_CLOSED', 'HEALTH_CONSENT_NEEDED'],
});

export const caseSupportNeeds = call({
  ...of,
  permission: 'change cases',
  method: 'GET',
  path: '/cases/{customerId}/support-needs',
  summary:
    'What helps when we talk or write to a person, with all that there is to choose from. Not found for a role that does not see facts of health.',
  answer: z.object({ all: supportNeeds.answer, supportNeedIds: ids }),
  errors: ['NOT_FOUND'],
});

export const correctSupportNeeds = call({
  ...of,
  permission: 'change cases',
  method: 'PUT',
  path: '/cases/{customerId}/support-needs',
  summary:
    'Replaces what helps when we talk or write, together with the person and once they have said yes to our keeping it, with a reason that they can read.',
  body: z.strictObject({ reason, supportNeedIds: ids, was: described(ids, 'What was read.') }),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'HEALTH_CONSENT_NEEDED'],
});

export const caseAgreements = call({
  ...of,
  permission: 'see cases',
  method: 'GET',
  path: '/cases/{customerId}/agreements',
  summary:
    'What a person can say yes or no to on the phone, with the words to read to them and what they said last. About health only for a role that sees facts of health.',
  answer: z.object({
    agreements: z.array(
      z.object({
        id: z.enum(AGREEMENTS),
        lines: described(z.array(z.string()), 'The words of today, as the person would be shown them.'),
        hasConsented: described(z.nullable(z.boolean()), 'What they said last; null where they never did.'),
        on: described(z.nullable(z.string()), 'When they said it.'),
        isOutdated: described(z.boolean(), 'Their yes was to other words, and does not count for these.'),
        putRight: described(
          putRight,
          'By whom it was taken on the phone; null where they said it themselves.',
        ),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});

export const takeAgreement = call({
  ...of,
  permission: 'change cases',
  method: 'PUT',
  path: '/cases/{customerId}/agreements',
  summary:
    'Records what a person said on the phone, once the words were read to them, as their own yes or no that one of us took. A no is always taken, and removes what the yes brought.',
  body: z.strictObject({
    reason,
    id: z.enum(AGREEMENTS),
    hasConsented: z.boolean(),
    lines: described(
      z.array(z.string().check(z.maxLength(4000))).check(z.maxLength(20)),
      'The words that were read; a yes to others than those of today is refused.',
    ),
  }),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'SESSION_CLOSED'],
});
