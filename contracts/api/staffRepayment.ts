import * as z from 'zod/mini';
import { call } from './call.ts';
import { described } from './described.ts';
import { happenedToPlan } from './happenedToPlan.ts';
import {
  noteRepayment,
  Repayment,
  RepaymentAnswer,
  RepaymentNotPaid,
  RepaymentOffersSent,
  RepaymentPaid,
  StandingRepayment,
} from './repayment.ts';
import { RepaymentBreak } from './repaymentMonths.ts';

const id = z.string().check(z.maxLength(100));
const params = z.object({ customerId: id });
const of = { base: 'staff', access: 'staff', params } as const;
const day = described(z.string(), "'YYYY-MM-DD', in London.");
const { note: _, ...idAndAfter } = noteRepayment.body.shape;

const WRITING = [
  'NOT_FOUND',
  'REPAYMENT_CHANGED_ELSEWHERE',
  'REPAYMENT_NOT_BEGUN',
  'REPAYMENT_REFUSED',
  'SESSION_CLOSED',
  'VALIDATION_FAILED',
] as const;

/** Something that happened to a plan, as whoever opens a case sees it. */
const HappenedToPlan = z.object({
  ...happenedToPlan,
  by: described(z.nullable(z.string()), 'Who of the staff wrote it down; null for the person.'),
});

/** A plan that is repaid, as whoever opens a case sees it. */
const CaseRepayment = z.object({
  planId: z.string(),
  sequence: described(z.int(), 'How much was written down: what is written next names it.'),
  today: day,
  on: described(day, 'As of the end of which day it is shown.'),
  drawnUpOn: described(
    z.nullable(z.string()),
    'The first day that can be looked at; null before there is one.',
  ),
  waits: described(
    z.boolean(),
    'It waits for a talk today: nothing is offered until then, and what was agreed is paid on.',
  ),
  sumsDiffer: described(
    z.boolean(),
    'Its sums do not add up any more by what is known today; never of another day.',
  ),
  differences: described(
    Repayment.shape.differences,
    'Why they do not, as its person reads it; empty where they do, and of another day.',
  ),
  notInPlan: described(
    Repayment.shape.notInPlan,
    'Whom debts are owed to that the plan does not have yet, by what is known today; none of another day.',
  ),
  mayTakeIn: described(
    z.array(z.object({ id: z.string(), creditor: z.string() })),
    'The debts of their list that can be written down as taken into an approved programme; none of another plan or day.',
  ),
  apart: described(
    Repayment.shape.apart,
    'What is paid beside it by what is known today; nothing of another day.',
  ),
  inScheme: described(
    z.boolean(),
    'Whether it is the Scottish scheme: approved as a whole, and no offer goes from the person.',
  ),
  canDrawUp: described(z.boolean(), 'Whether the person could draw it up today.'),
  draft: described(
    Repayment.shape.draft,
    'What it would be by the advice of today, as its person reads it; null of another day, and where `notDrawn` says why not.',
  ),
  notDrawn: Repayment.shape.notDrawn,
  benefitNotKnown: Repayment.shape.benefitNotKnown,
  stands: described(z.nullable(StandingRepayment), 'Null before it was drawn up, on that day.'),
  mayNote: described(
    z.boolean(),
    'Whether something can be written down or taken back with them, by a role that changes cases.',
  ),
  events: described(z.array(HappenedToPlan), 'All until that day, the latest first.'),
});

export const caseRepayment = call({
  ...of,
  permission: 'see cases',
  method: 'GET',
  path: '/cases/{customerId}/repayment',
  summary:
    'How the plan of a person stands that they repay by, as they see it, today or as of an earlier day, with all that happened to it and who wrote it down. Null where there is none, or it is not begun.',
  query: z.object({
    on: described(
      z.optional(z.iso.date()),
      "As of the end of this day, 'YYYY-MM-DD'; today where it is left out.",
    ),
  }),
  answer: z.object({ repayment: z.nullable(CaseRepayment) }),
  errors: ['NOT_FOUND', 'VALIDATION_FAILED'],
});

export const noteAnswerWithThem = call({
  ...of,
  permission: 'change cases',
  method: 'POST',
  path: '/cases/{customerId}/repayment/answers',
  summary:
    'Writes down with the person what a lender answered, on the phone or by post, by the hand of one of us, which stays beside it. Sent again with the same id it changes nothing.',
  body: z.strictObject({ planId: id, ...idAndAfter, note: RepaymentAnswer }),
  errors: WRITING,
});

export const notePaymentWithThem = call({
  ...of,
  permission: 'change cases',
  method: 'POST',
  path: '/cases/{customerId}/repayment/payments',
  summary:
    'Writes down with the person what was paid for a month, or that somebody got nothing, by the hand of one of us, which stays beside it. Sent again with the same id it changes nothing.',
  body: z.strictObject({
    planId: id,
    ...idAndAfter,
    note: z.discriminatedUnion('kind', [RepaymentPaid, RepaymentNotPaid]),
  }),
  errors: WRITING,
});

export const noteBreakWithThem = call({
  ...of,
  permission: 'change cases',
  method: 'POST',
  path: '/cases/{customerId}/repayment/breaks',
  summary:
    'Writes down with the person that nothing or less is paid for some months, to all or to one lender who agreed to it, by the hand of one of us, which stays beside it. It is refused as it would be of the person. Sent again with the same id it changes nothing.',
  body: z.strictObject({ planId: id, ...idAndAfter, note: RepaymentBreak }),
  errors: WRITING,
});

export const noteOffersWithThem = call({
  ...of,
  permission: 'change cases',
  method: 'POST',
  path: '/cases/{customerId}/repayment/offers',
  summary:
    'Writes down with the person that offers of their plan went, on which day, by the hand of one of us, which stays beside it. Nothing is sent by us. Sent again with the same id it changes nothing.',
  body: z.strictObject({ planId: id, ...idAndAfter, note: RepaymentOffersSent }),
  errors: WRITING,
});

export const noteDebtTakenIn = call({
  ...of,
  permission: 'change cases',
  method: 'POST',
  path: '/cases/{customerId}/repayment/debts',
  summary:
    'Writes down that those who approved a programme of the Scottish scheme took one more debt into it, by the hand of one of us, which stays beside it. It is taken back as anything else that never happened. Sent again with the same id it changes nothing.',
  body: z.strictObject({
    planId: id,
    ...idAndAfter,
    debtId: id,
    on: described(z.iso.date(), "From which day on it is in it, 'YYYY-MM-DD': from the yes up to today."),
    monthly: described(
      z.nullable(z.int().check(z.gte(1), z.lte(1_000_000_00))),
      'What the programme takes each month from then on, in pence; null where that stays.',
    ),
  }),
  errors: WRITING,
});

export const takeBackWithThem = call({
  ...of,
  permission: 'change cases',
  method: 'POST',
  path: '/cases/{customerId}/repayment/taken-back',
  summary:
    'Takes back with the person something that was written down of their plan and never happened, as they can themselves, with a reason that they read. Both stay in the list. Sent again with the same id it changes nothing.',
  body: z.strictObject({
    planId: id,
    ...idAndAfter,
    entry: described(z.int().check(z.gte(1)), 'The `sequence` of what never happened.'),
    reason: described(z.string().check(z.maxLength(2000)), 'Why; the person can read it.'),
  }),
  errors: WRITING,
});
