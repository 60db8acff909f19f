import * as z from 'zod/mini';
import { call } from './call.ts';

export const WORK_KINDS = ['callback', 'advice', 'chat', 'booking', 'application', 'plan', 'lead'] as const;

const params = z.object({ workId: z.string().check(z.maxLength(100)) });

export const staffWork = call({
  base: 'staff',
  method: 'GET',
  path: '/tasks',
  access: 'staff',
  permission: 'see work',
  summary: 'What waits for one of us: worrying words first, then what is due first. Names nobody.',
  answer: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(WORK_KINDS),
        dueAt: z.string(),
        notBefore: z.nullable(z.string()),
        danger: z.union([z.literal(0), z.literal(1), z.literal(2)]),
        createdAt: z.string(),
        attempts: z.int(),
        takenBy: z.nullable(z.object({ name: z.string(), isMe: z.boolean() })),
      }),
    ),
  }),
});

export const takeWork = call({
  base: 'staff',
  method: 'POST',
  path: '/tasks/{workId}/take',
  access: 'staff',
  permission: 'take work',
  summary:
    'Takes a piece of work. Of many who take it at once one has it; to them, taking it again changes nothing.',
  params,
  errors: ['NOT_FOUND', 'WORK_IS_TAKEN'],
});

export const giveBackWork = call({
  base: 'staff',
  method: 'POST',
  path: '/tasks/{workId}/give-back',
  access: 'staff',
  permission: 'take work',
  summary: 'Gives a piece of work that the caller has taken back to the list. Again it changes nothing.',
  params,
  errors: ['NOT_FOUND', 'WORK_IS_TAKEN'],
});

export const CALL_OUTCOMES = ['spoke', 'not-wanted', 'wrong-number', 'not-reached'] as const;

/** How it is safe to ring somebody. */
const safe = {
  isSafeNow: z.boolean(),
  safeTimes: z.array(z.string()),
  leaveMessage: z.boolean(),
  sayToOthers: z.nullable(z.string()),
};

export const workCall = call({
  base: 'staff',
  method: 'GET',
  path: '/tasks/{workId}/call',
  access: 'staff',
  permission: 'take work',
  summary:
    'Whom to ring, and how it is safe to, for whoever has taken the call. Each look is written down, and the person can read that it was made.',
  params,
  answer: z.object({
    name: z.nullable(z.string()),
    number: z.string(),
    askedAt: z.string(),
    ...safe,
  }),
  errors: ['NOT_FOUND'],
});

export const workOutcome = call({
  base: 'staff',
  method: 'POST',
  path: '/tasks/{workId}/outcome',
  access: 'staff',
  permission: 'take work',
  summary:
    'What came of a call, from whoever has taken it. One where nobody was reached goes back to the list, until the third time.',
  params,
  body: z.strictObject({ outcome: z.enum(CALL_OUTCOMES) }),
  errors: ['NOT_FOUND'],
});

export const workPlan = call({
  base: 'staff',
  method: 'GET',
  path: '/tasks/{workId}/plan',
  access: 'staff',
  permission: 'take work',
  summary:
    'Who chose what, and how it is safe to ring them, for whoever has taken it. Each look is written down, and the person can read that it was made.',
  params,
  answer: z.object({
    name: z.nullable(z.string()),
    number: z.nullable(z.string()),
    mayRing: z.boolean(),
    shortName: z.string(),
    chosenOn: z.string(),
    ...safe,
  }),
  errors: ['NOT_FOUND'],
});

export const PLAN_OUTCOMES = ['goes-on', 'leaves', 'not-reached'] as const;

export const workPlanOutcome = call({
  base: 'staff',
  method: 'POST',
  path: '/tasks/{workId}/plan/outcome',
  access: 'staff',
  permission: 'take work',
  summary:
    'What came of talking a choice over: it is prepared, it is left, or nobody was reached and it goes back to the list.',
  params,
  body: z.strictObject({ outcome: z.enum(PLAN_OUTCOMES) }),
  errors: ['NOT_FOUND'],
});

export const workCase = call({
  base: 'staff',
  method: 'GET',
  path: '/tasks/{workId}/case',
  access: 'staff',
  permission: 'see cases',
  summary: 'Whose case a piece of work is about, for whoever has taken it.',
  params,
  answer: z.object({ customerId: z.string() }),
  errors: ['NOT_FOUND'],
});
