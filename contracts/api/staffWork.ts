import { DOUBTS } from '@towpath/domain/casework/doubt.ts';
import { LIVING_PLACES } from '@towpath/domain/people/nation.ts';
import { SAFE_TIMES } from '@towpath/domain/people/safeContact.ts';
import { PLAN_STATES } from '@towpath/domain/plans/planState.ts';
import { CONFIRMATIONS } from '@towpath/domain/solutions/explain/confirmation.ts';
import { PRESSING_CODES } from '@towpath/domain/solutions/recommend/workDanger.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';

export const WORK_KINDS = [
  'callback',
  'advice',
  'chat',
  'booking',
  'application',
  'plan',
  'review',
  'task',
] as const;

const params = z.object({ workId: z.string().check(z.maxLength(100)) });

/** Where a call was asked for. */
export const CALL_KINDS = [
  'hard-dropout',
  'soft-dropout',
  'qualifier-advice',
  'recommendation-advice',
] as const;

/** Whether they may be rung at this moment, until when or when next: it is safe, and not before the time promised. */
export const SafeNow = z.object({
  isSafeNow: z.boolean(),
  /** Nothing was said about times: any in the day is right. */
  isAnyTime: z.boolean(),
  /** Their own times would let us ring: only the time that was promised, or that they chose, does not. */
  isTooSoon: z.boolean(),
  until: z.nullable(z.string()),
  next: z.nullable(z.string()),
});

/** What makes the work for somebody urgent, with the day that it is about where it has one. */
export const Pressing = z.object({ code: z.enum(PRESSING_CODES), on: z.nullable(z.string()) });

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
        /** Null while nobody waits in it: who chats has our answer. A talk is due when it begins, and once somebody has it when its time is over. */
        dueAt: z.nullable(z.string()),
        /** After which it is late; null while nobody waits in it. */
        lateAfter: z.nullable(z.string()),
        /** When a booked talk begins; null for other work. */
        beginsAt: z.nullable(z.string()),
        notBefore: z.nullable(z.string()),
        danger: z.union([z.literal(0), z.literal(1), z.literal(2)]),
        /** What makes it urgent, the gravest. */
        pressing: z.nullable(Pressing),
        createdAt: z.string(),
        attempts: z.int(),
        lastOutcome: z.nullable(z.string()),
        /** What it is about, as far as it names nobody. */
        callKind: z.nullable(z.enum(CALL_KINDS)),
        safe: z.nullable(SafeNow),
        /** Where the person lives, as they told us; null until they have. */
        nation: z.nullable(z.enum(LIVING_PLACES)),
        takenBy: z.nullable(z.object({ name: z.string(), isMe: z.boolean(), since: z.string() })),
        /** For the caller alone, where somebody put it back that they had: who did and why, in words. */
        putBack: z.nullable(z.string()),
      }),
    ),
  }),
});

export const staffWorkCounts = call({
  base: 'staff',
  method: 'GET',
  path: '/tasks/counts',
  access: 'staff',
  summary: 'How much waits, for the bar of the console: of each part that the caller may open.',
  answer: z.object({
    /** All on the work list, and what of it is late; null for who may not see it. */
    work: z.nullable(z.object({ waiting: z.int(), late: z.int() })),
    /** Conversations that nobody has taken; null for who does not chat. */
    chats: z.nullable(z.object({ waiting: z.int() })),
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

/** Why somebody puts back on the list what another has. */
export const PUT_BACK_REASONS = ['they are away', 'waits too long', 'for somebody else'] as const;

export const putBackWork = call({
  base: 'staff',
  method: 'POST',
  path: '/tasks/{workId}/put-back',
  access: 'staff',
  permission: 'approve changes',
  summary:
    'Puts back on the list a piece of work that somebody else has, with a reason, which they read. Where nobody has it nothing changes; where another has taken it meanwhile it stays theirs.',
  params,
  /** `since`: since when they have it, as the list said. */
  body: z.strictObject({ why: z.enum(PUT_BACK_REASONS), since: z.string().check(z.maxLength(50)) }),
  errors: ['NOT_FOUND', 'WORK_IS_TAKEN'],
});

/** Why somebody may be rung at a time that they did not call safe. */
export const UNSAFE_REASONS = ['they-asked', 'times-changed', 'danger'] as const;

export const ringAnyway = call({
  base: 'staff',
  method: 'POST',
  path: '/tasks/{workId}/ring-anyway',
  access: 'staff',
  permission: 'take work',
  summary:
    'Says why a person is rung although it is not safe now, or sooner than we said, by whoever has taken the work: then the number is told. It is written down for both sides.',
  params,
  body: z.strictObject({ why: z.enum(UNSAFE_REASONS) }),
  errors: ['NOT_FOUND', 'WORK_IS_TAKEN'],
});

export const CALL_OUTCOMES = ['spoke', 'not-reached', 'wrong-number', 'later', 'not-wanted'] as const;

/** What those who work here read beside it. */
export const WorkNote = z.optional(z.string().check(z.maxLength(2000)));

/** How a piece of work goes on: with the time to ring at, where the person named one, and a note for those who work here. */
const goesOn = {
  callAt: z.optional(z.string().check(z.maxLength(50))),
  note: WorkNote,
};

/** How it is safe to ring somebody. The number is told when it is safe, and to whoever has said why otherwise. */
const safe = {
  ...SafeNow.shape,
  isToldAnyway: z.boolean(),
  /** Of which kind other work is that waits for the same person. */
  alsoWaits: z.array(z.enum(WORK_KINDS)),
  notes: z.array(z.object({ at: z.string(), by: z.string(), outcome: z.string(), text: z.string() })),
  dueAt: z.string(),
  notBefore: z.nullable(z.string()),
  attempts: z.int(),
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
    number: z.nullable(z.string()),
    askedAt: z.string(),
    callKind: z.nullable(z.enum(CALL_KINDS)),
    ...safe,
  }),
  errors: ['NOT_FOUND', 'WORK_IS_TAKEN'],
});

export const workOutcome = call({
  base: 'staff',
  method: 'POST',
  path: '/tasks/{workId}/outcome',
  access: 'staff',
  permission: 'take work',
  summary:
    'What came of a call, from whoever has taken it. One where nobody was reached goes back to the list with its next try, until the third time; so does one that is to be made later. It is refused where the person has changed meanwhile what was on the screen.',
  params,
  body: z.strictObject({
    outcome: z.enum(CALL_OUTCOMES),
    ...goesOn,
    /** What of it was on the screen; left out by who has not read it. */
    was: z.optional(
      z.strictObject({
        number: z.nullable(z.string().check(z.maxLength(50))),
        notBefore: z.nullable(z.string().check(z.maxLength(50))),
        dueAt: z.string().check(z.maxLength(50)),
        safeTimes: z.array(z.string().check(z.maxLength(50))).check(z.maxLength(SAFE_TIMES.length)),
      }),
    ),
  }),
  errors: ['NOT_FOUND', 'WORK_IS_TAKEN', 'NOT_SAFE_NOW', 'CHANGED_MEANWHILE', 'VALIDATION_FAILED'],
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
    hasNumber: z.boolean(),
    mayRing: z.boolean(),
    shortName: z.string(),
    /** While it waits, the choice is not prepared: the advice is confirmed in the case first. */
    adviserConfirmation: z.enum(CONFIRMATIONS),
    /** Why it does not rest on an advice that counts, so that it cannot be noted as going on; null where it does. */
    doubt: z.nullable(z.enum(DOUBTS)),
    /** What one of us has said fits; null where nothing that we said counts. */
    saidToFit: z.nullable(z.string()),
    chosenOn: z.string(),
    /** How it stands by now: its person may have begun it. */
    state: z.enum(PLAN_STATES),
    /** Nothing of it is sent before one of us has noted in the case that they talked it over. */
    talkWaits: z.boolean(),
    /** Whose case it is, in which the talk is noted; null for who does not see cases. */
    caseOf: z.nullable(z.string()),
    /** What they answered before they chose an insolvency, and which of it to talk about; empty where nothing was asked, null where it cannot be read. */
    understanding: z.nullable(
      z.array(
        z.object({
          question: z.string(),
          /** Null where they were not sure. */
          answer: z.nullable(z.string()),
          isToTalkAbout: z.boolean(),
          /** What they were told is true. */
          says: z.string(),
        }),
      ),
    ),
    ...safe,
  }),
  errors: ['NOT_FOUND', 'WORK_IS_TAKEN'],
});

export const PLAN_OUTCOMES = ['goes-on', 'not-reached', 'leaves', 'later'] as const;

export const workPlanOutcome = call({
  base: 'staff',
  method: 'POST',
  path: '/tasks/{workId}/plan/outcome',
  access: 'staff',
  permission: 'take work',
  summary:
    'What came of talking a choice over: it is prepared, once it rests on an advice that counts (an insolvency on one that an adviser has confirmed), it is left, or nobody was reached and it goes back to the list. Once it was talked over, a call that the person asked for about it is made, too.',
  params,
  body: z.strictObject({ outcome: z.enum(PLAN_OUTCOMES), ...goesOn }),
  errors: ['NOT_FOUND', 'WORK_IS_TAKEN', 'NOT_SAFE_NOW', 'NOT_CONFIRMED_YET', 'VALIDATION_FAILED'],
});

export const workTask = call({
  base: 'staff',
  method: 'GET',
  path: '/tasks/{workId}/task',
  access: 'staff',
  permission: 'see cases',
  summary:
    'What is to be done for whom, for whoever has taken it. Each look is written down, and the person can read that it was made.',
  params,
  answer: z.object({
    name: z.nullable(z.string()),
    text: z.string(),
    /** Who wrote it down, and when. */
    by: z.string(),
    at: z.string(),
    dueOn: z.string(),
    notes: safe.notes,
  }),
  errors: ['NOT_FOUND', 'WORK_IS_TAKEN'],
});

export const finishWorkTask = call({
  base: 'staff',
  method: 'POST',
  path: '/tasks/{workId}/task/done',
  access: 'staff',
  permission: 'change cases',
  summary:
    'Says that a task is done, by whoever has taken it: in the case too, with a note beside it where there is one.',
  params,
  body: z.strictObject({ note: WorkNote }),
  errors: ['NOT_FOUND', 'WORK_IS_TAKEN'],
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
  errors: ['NOT_FOUND', 'WORK_IS_TAKEN'],
});

/** How work that somebody had taken stops being theirs. */
export const WORK_ENDS = ['taken back', 'closed', 'done', 'gone', 'taken by another', 'on the list'] as const;

export const workEnd = call({
  base: 'staff',
  method: 'GET',
  path: '/tasks/{workId}/end',
  access: 'staff',
  permission: 'take work',
  summary:
    'What became of a piece of work that the caller had taken and has no more, and when: its person took it back, it was closed with their session, it is done, or somebody else has it. What the caller has typed about it can be kept in that case.',
  params,
  answer: z.object({
    customerId: z.string(),
    how: z.enum(WORK_ENDS),
    /** Who has it now, where somebody has. */
    takenBy: z.nullable(z.string()),
    at: z.nullable(z.string()),
  }),
  errors: ['NOT_FOUND'],
});
