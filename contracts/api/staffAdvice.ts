import * as z from 'zod/mini';
import { call } from './call.ts';
import { described } from './described.ts';
import { pence, poundsOrTyped } from './money.ts';
import { Recommendation } from './recommendation.ts';

const id = z.string().check(z.maxLength(100));
const of = { base: 'staff', access: 'staff' } as const;

/** An advice as the rules gave it. */
const given = {
  recordId: z.string(),
  at: z.string(),
  judgedOn: z.string(),
  rulesVersion: z.int(),
  advice: Recommendation,
  healthIsWithheld: described(z.boolean(), 'What is there only because of health is left out for this role.'),
};

/** What became of each solution from one advice to another. */
const comparison = z.array(
  z.object({
    shortName: z.string(),
    name: z.string(),
    before: z.enum(['ELIGIBLE', 'INELIGIBLE', 'CANNOT_SAY']),
    after: z.enum(['ELIGIBLE', 'INELIGIBLE', 'CANNOT_SAY']),
    turn: z.nullable(z.enum(['comes first', 'opens', 'gives way', 'closes', 'is unsettled'])),
    because: z.array(z.string()),
  }),
);

const option = z.object({
  shortName: z.string(),
  name: z.string(),
  outcome: described(
    z.enum(['confirmed', 'changed']),
    'What saying that it fits would be. A change counts once somebody else has approved it.',
  ),
  asks: described(
    z.array(z.object({ code: z.string(), says: z.string(), how: z.enum(['ask', 'put right']) })),
    'What stands before a yes: to be asked of the person and settled, or put right in the facts.',
  ),
});

const decision = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  isMine: z.boolean(),
  outcome: z.enum(['confirmed', 'changed']),
  shortName: z.string(),
  name: z.string(),
  reason: z.string(),
  state: z.enum(['counts', 'waits', 'refused', 'withdrawn', 'taken back', 'replaced']),
  look: z.nullable(z.object({ by: z.string(), at: z.string() })),
  ended: described(
    z.nullable(z.object({ by: z.string(), at: z.string(), reason: z.string() })),
    'Who refused it, withdrew it or took it back, and why.',
  ),
});

export const caseAdvice = call({
  ...of,
  permission: 'see cases',
  method: 'GET',
  path: '/cases/{customerId}/advice',
  summary:
    'The latest advice of a person as the rules gave it, whether the facts are still the same, what may be decided about it and what was, and the days of earlier ones.',
  params: z.object({ customerId: id }),
  answer: z.object({
    latest: z.nullable(
      z.object({ ...given, isAsNow: described(z.boolean(), 'The rules would find the same today.') }),
    ),
    trustDeed: described(
      z.nullable(z.object({ fees: z.nullable(pence) })),
      'What a trustee has named as the fees of a trust deed, null where none was asked; null where the law has no trust deed.',
    ),
    options: z.array(option),
    decisions: described(z.array(decision), 'About this advice, the latest first.'),
    earlier: z.array(z.object({ recordId: z.string(), at: z.string(), rulesVersion: z.int() })),
  }),
  errors: ['NOT_FOUND'],
});

export const runAdvice = call({
  ...of,
  permission: 'change cases',
  method: 'POST',
  path: '/cases/{customerId}/advice/run',
  summary:
    'Judges the facts of a person as they are now, and keeps the record, as opening their own page would.',
  params: z.object({ customerId: id }),
  answer: z.object({ recordId: z.nullable(z.string()) }),
  errors: ['NOT_FOUND', 'NO_JOURNEY', 'STEP_NOT_ON_PATH', 'SESSION_CLOSED'],
});

export const caseRecord = call({
  ...of,
  permission: 'see cases',
  method: 'GET',
  path: '/cases/{customerId}/advice/{recordId}',
  summary:
    'One advice as the rules gave it, judged again by the rules of its day, and beside the latest: what became of each solution, and which criteria decided it.',
  params: z.object({ customerId: id, recordId: id }),
  answer: z.object({
    ...given,
    replay: described(
      z.enum(['same', 'other rules', 'other result']),
      'same: judged again it comes out to the byte. other rules: the rules have changed since.',
    ),
    comparison: described(comparison, 'From this one to the latest; empty of the latest itself.'),
  }),
  errors: ['NOT_FOUND'],
});

export const caseComparison = call({
  ...of,
  permission: 'see cases',
  method: 'GET',
  path: '/cases/{customerId}/advice/{recordId}/beside/{otherId}',
  summary:
    'Any two pieces of advice of a person beside each other, whichever is named first: what became of each solution, and which criteria decided it.',
  params: z.object({ customerId: id, recordId: id, otherId: id }),
  answer: z.object({
    from: described(z.string(), 'When the earlier one was given.'),
    to: z.string(),
    comparison,
  }),
  errors: ['NOT_FOUND'],
});

export const LONGEST_REASON = 500;

export const decideAdvice = call({
  ...of,
  permission: 'confirm advice',
  method: 'POST',
  path: '/cases/{customerId}/advice/{recordId}/decision',
  summary:
    'Says that a solution fits, and why, in words that the person reads. What the rules recommend, or leave to a person, is confirmed at once; anything else is a change, and counts once somebody else has approved it. The same again changes nothing.',
  params: z.object({ customerId: id, recordId: id }),
  body: z.strictObject({
    shortName: z.string().check(z.maxLength(20)),
    reason: z.string().check(z.maxLength(2000)),
    asked: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(60)),
    replaces: z.nullable(id),
  }),
  answer: z.object({ decisionId: z.string(), outcome: z.enum(['confirmed', 'changed']) }),
  errors: ['NOT_FOUND', 'ADVICE_MOVED_ON', 'ADVICE_IS_DECIDED', 'NOT_TO_DECIDE_YET', 'SESSION_CLOSED'],
});

export const noteTrustDeedFees = call({
  ...of,
  permission: 'change cases',
  method: 'PUT',
  path: '/cases/{customerId}/trust-deed-fees',
  summary:
    'Writes down what a trustee has named as the fees of a trust deed, with a reason that the person can read. The rules reckon with that in place of an estimate; the advice is to be run again. The same again changes nothing.',
  params: z.object({ customerId: id }),
  body: z.strictObject({
    fees: described(z.nullable(poundsOrTyped), 'In all; empty or null where nobody knows them any more.'),
    was: described(z.nullable(pence), 'What was read.'),
    reason: z.string().check(z.maxLength(2000)),
  }),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'SESSION_CLOSED'],
});

export const lookAtChange = call({
  ...of,
  permission: 'approve changes',
  method: 'POST',
  path: '/cases/{customerId}/decisions/{decisionId}/look',
  summary:
    'Approves a change of an advice that somebody else made, or refuses it, with a reason for whoever made it.',
  params: z.object({ customerId: id, decisionId: id }),
  body: z.strictObject({ approves: z.boolean(), reason: z.optional(z.string().check(z.maxLength(2000))) }),
  errors: ['NOT_FOUND', 'ADVICE_MOVED_ON', 'ADVICE_IS_DECIDED', 'ANOTHER_HAS_TO_LOOK', 'SESSION_CLOSED'],
});

export const takeBackDecision = call({
  ...of,
  permission: 'confirm advice',
  method: 'POST',
  path: '/cases/{customerId}/decisions/{decisionId}/take-back',
  summary:
    'Takes back what was said of an advice: what counts, which the person is told with the reason, or a change of the caller’s own that waits. It counts for nothing; a plan that rested on it is questioned. Again it changes nothing.',
  params: z.object({ customerId: id, decisionId: id }),
  body: z.strictObject({ reason: z.string().check(z.maxLength(2000)) }),
  errors: ['NOT_FOUND', 'ADVICE_IS_DECIDED', 'NOT_YOUR_CHANGE'],
});
