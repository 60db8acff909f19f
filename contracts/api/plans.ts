import { PLAN_STATES } from '@towpath/domain/plans/planState.ts';
import { CONFIRMATIONS } from '@towpath/domain/solutions/explain/confirmation.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { described, named } from './described.ts';

const id = z.string().check(z.maxLength(100));

/** What a person has chosen, and what happens next. */
export const Plan = named(
  'Plan',
  z.object({
    id: z.string(),
    recordId: described(z.string(), 'The advice that it was chosen from.'),
    product: z.object({ shortName: z.string(), name: z.string() }),
    state: z.enum(PLAN_STATES),
    adviserConfirmation: described(
      z.enum(CONFIRMATIONS),
      'Whether an adviser has said that it fits. Nothing of an insolvency is prepared before one has.',
    ),
    doubt: described(
      z.nullable(
        z.object({
          why: z.enum(['another fits', 'taken back']),
          product: z.object({ shortName: z.string(), name: z.string() }),
          by: described(z.string(), 'Their first name.'),
          on: described(z.string(), "'YYYY-MM-DD', in London."),
        }),
      ),
      'What one of us said after it was chosen, so that we talk before it goes on: that another solution fits, or that what we had said of one counts no more. Null where nothing was, and once it is chosen anew.',
    ),
    chosenOn: described(z.string(), "'YYYY-MM-DD', in London."),
    steps: described(
      z.array(
        z.object({
          what: z.string(),
          who: described(z.string(), 'Who does it.'),
          says: z.string(),
          isDone: z.boolean(),
          on: described(
            z.nullable(z.string()),
            "The day it was done, or on or by which it will be, 'YYYY-MM-DD'; null where that hangs on the step before.",
          ),
          at: described(
            z.nullable(z.string()),
            'The moment of a talk that is booked, which the step waits for; null for any other step.',
          ),
        }),
      ),
      'What happens next, until something is sent.',
    ),
    mayLeave: described(z.boolean(), 'Nothing has been sent to anyone, so that it can be left.'),
    stillFits: described(
      z.boolean(),
      'Whether the advice of today would leave it to the person as well; true while there is none.',
    ),
  }),
);
export type Plan = z.infer<typeof Plan>;

export const myPlan = call({
  base: 'core',
  method: 'GET',
  path: '/plans/mine',
  access: 'customer',
  summary:
    'What the person has chosen of their advice, with what happens next; null before that, and once it is over.',
  answer: z.object({
    plan: z.nullable(Plan),
    callBy: described(
      z.nullable(z.string()),
      "By which day an adviser rings who asks for a call today, 'YYYY-MM-DD', in London; null where none is promised.",
    ),
  }),
});

export const choosePlan = call({
  base: 'core',
  method: 'POST',
  path: '/plans/mine',
  access: 'customer',
  summary:
    'Chooses a solution of the latest advice. Nothing is sent to anyone: an adviser rings first. An insolvency is a wish until an adviser has said that it fits. Choosing the same again changes nothing; another takes the place of the one that `replaces` names.',
  body: z.strictObject({
    recordId: id,
    shortName: z.string().check(z.maxLength(10)),
    hasReadRisks: described(
      z.optional(z.boolean()),
      'The risks were shown again, which an insolvency asks for before it is chosen.',
    ),
    replaces: described(
      z.nullable(id),
      'The id of what was chosen before, as the person saw it; null for nothing.',
    ),
  }),
  answer: z.object({ plan: Plan }),
  errors: [
    'NOT_FOUND',
    'NOT_OPEN_TO_CHOOSE',
    'ADVICE_HAS_CHANGED',
    'PLAN_CHANGED_ELSEWHERE',
    'PLAN_IS_SENT',
    'SESSION_CLOSED',
    'VALIDATION_FAILED',
  ],
});

export const leavePlan = call({
  base: 'core',
  method: 'POST',
  path: '/plans/mine/{planId}/leave',
  access: 'customer',
  summary:
    'Leaves what was chosen, as long as nothing has been sent to anyone. Leaving it again changes nothing.',
  params: z.object({ planId: id }),
  errors: ['NOT_FOUND', 'PLAN_IS_SENT'],
});
