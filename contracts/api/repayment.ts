import { LONGEST_CREDITOR_NAME } from '@towpath/domain/debts/creditorName.ts';
import { NEXT_STEPS, STANDINGS } from '@towpath/domain/plans/repayment/answering.ts';
import { DIFFERENCES, NOT_ADVISED, NOT_DRAWN } from '@towpath/domain/plans/repayment/drawing.ts';
import { ANSWERS, CLOSINGS } from '@towpath/domain/plans/repayment/event.ts';
import { HEADLINES, LEADS } from '@towpath/domain/plans/repayment/headline.ts';
import { REMINDER_DAYS } from '@towpath/domain/plans/repayment/reminding.ts';
import { STAGES, TASKS, WITHOUT_SHARE } from '@towpath/domain/plans/repayment/repaymentOn.ts';
import { LARGEST_AMOUNT } from '@towpath/domain/values/pence.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { described, named } from './described.ts';
import { happenedToPlan } from './happenedToPlan.ts';
import { pence } from './money.ts';
import { Answered, askedAgain } from './repaymentAnswers.ts';
import { day, givenDay, givenMonth } from './repaymentDays.ts';
import { creditor, Draft, Outside, PaidApart } from './repaymentDraft.ts';
import { Break, DueMonth, PastMonth, RepaymentBreak } from './repaymentMonths.ts';
import { RepaymentProof, soldDebt } from './repaymentSold.ts';
import { Terms } from './repaymentTerms.ts';
import { sumsOfPlan } from './sumsOfPlan.ts';

const id = z.string().check(z.maxLength(100));
const sum = described(pence.check(z.gte(0), z.lte(LARGEST_AMOUNT)), 'Not below 0.');
const debtIds = z.array(id).check(z.minLength(1), z.maxLength(200));
const firstPayment = described(z.iso.date(), 'Later payments are on the same day of each month.');

const PlanDebt = z.object({
  id: z.string(),
  ...creditor,
  before: described(z.array(z.string()), 'Who had it before it was sold, the first of them first.'),
  payment: described(pence, 'What is offered each month.'),
  started: described(pence, 'What was owed when it came into the plan.'),
  corrected: described(pence, 'Interest and corrections since, below 0 where less is owed.'),
  paid: pence,
  owed: described(pence, '`started` and `corrected`, less `paid`.'),
  offered: described(
    z.nullable(z.object({ on: day, payment: pence })),
    'The last offer to whom it is owed now, where it is of what the plan pays; null while none went.',
  ),
  answer: described(Answered, 'Null while there is none.'),
  offeredOther: described(
    z.nullable(z.object({ on: day, payment: pence, answer: Answered })),
    'The last offer, where it was of another sum than the plan pays. It does not count, unless it is kept. Null for none.',
  ),
  standing: z.enum(STANDINGS),
  next: described(
    z.object({
      step: z.enum(NEXT_STEPS),
      who: z.enum(['you', 'they', 'an officer', 'a court']),
      by: described(z.nullable(z.string()), "'YYYY-MM-DD'; null where there is no day."),
    }),
    'What comes next with them.',
  ),
  askedAgain,
  soldOn: z.nullable(day),
  ...soldDebt,
  lastLetterOn: described(
    z.exactOptional(day),
    'The day on which they were asked to say in writing that nothing is owed any more; left out where nobody was, or something is.',
  ),
  sharedWith: described(
    z.exactOptional(z.object({ name: z.nullable(z.string()) })),
    'Who owes it too, `name` null where it is not known; left out where nobody does.',
  ),
  out: described(
    z.nullable(z.object({ on: day, why: z.enum([...CLOSINGS, 'left out']) })),
    'Since when and why it is not paid from the plan any more; null while it is.',
  ),
});

const daysBefore = described(
  z.nullable(z.literal(REMINDER_DAYS)),
  'So many days before a payment; null for no reminders.',
);

/** A plan as it stands at the end of a day. */
export const StandingRepayment = named(
  'StandingRepayment',
  z.object({
    drawnUpOn: day,
    stage: z.enum(STAGES),
    monthly: described(pence, 'For all its debts, each month.'),
    firstPayment: day,
    terms: Terms,
    debts: described(z.array(PlanDebt), 'What needs work first.'),
    outside: z.array(Outside),
    answered: described(
      z.object({
        count: described(z.number(), 'Those who have, or whose silence counts.'),
        of: described(z.number(), 'All of them.'),
      }),
      'How many have answered, of those who are still owed something.',
    ),
    headline: described(
      z.object({
        says: z.enum(HEADLINES),
        count: described(z.number(), 'The offers to send, else those who have answered.'),
        of: described(z.number(), 'All who are still owed something.'),
        again: described(z.exactOptional(z.number()), 'So many who have answered and were asked again.'),
        leads: described(
          z.exactOptional(z.enum(LEADS)),
          'What comes before that, and is said in its place; left out for nothing.',
        ),
      }),
      'How it stands in a line.',
    ),
    offersAfter: described(
      z.nullable(z.object({ shortName: z.string(), endsOn: z.nullable(day) })),
      'What protects the person by law beside the plan, with its last day, null where only they told of it: offers that are to go wait until it is over. Null where none wait for that.',
    ),
    withoutShare: described(
      z.enum(WITHOUT_SHARE),
      'Whether somebody is owed something and gets nothing each month.',
    ),
    adviceFirst: described(
      z.array(z.string()),
      'The debts in the plan or outside of it, by their ids, that are disputed or may be too old: the person talks with us before anything is paid or written. Nothing of a payment to come is for them.',
    ),
    offers: described(
      z.nullable(z.object({ firstOn: day, lastBy: day })),
      'The first offer that stands, and the day by which the last should be answered; null while none went.',
    ),
    breaksByLetter: described(
      z.array(z.object({ debtId: z.string(), on: day, howLong: z.nullable(z.string()) })),
      'Breaks that single lenders agreed to by letter and whose months are not told, so that the payments to come do not leave them out; `howLong` in the words of the letter.',
    ),
    tasks: described(z.array(z.enum(TASKS)), 'What the person has to do today.'),
    past: described(
      z.array(PastMonth),
      'The months whose day has come or that were marked before, the latest first.',
    ),
    toCome: described(z.array(DueMonth), 'The payments of the next year.'),
    endsOn: described(
      z.nullable(z.string()),
      "The day of the last payment, 'YYYY-MM-DD'; null where none can be named.",
    ),
    ...sumsOfPlan,
    breaks: z.array(Break),
    reviewDueOn: described(day, 'By when the plan should be looked over.'),
    ended: z.nullable(z.object({ on: day, why: z.enum(['paid', 'left', 'broken']) })),
  }),
);
export type StandingRepayment = z.infer<typeof StandingRepayment>;

/** Something that happened to a plan, as its person reads it. */
const Happened = z.object({
  ...happenedToPlan,
  by: described(z.enum(['you', 'one of us']), 'Who wrote it down.'),
  takenInBy: described(
    z.optional(z.nullable(z.string())),
    'Of a debt that was taken into a programme: who of us noted that, by first name, or null. One of us alone takes it back. Left out for anything else.',
  ),
});

export const Repayment = named(
  'Repayment',
  z.object({
    planId: z.string(),
    sequence: described(z.int(), 'How much was written down: what is written next names it.'),
    today: day,
    canNote: described(
      z.boolean(),
      'Whether anything can be written down: it is begun, and the session is open.',
    ),
    reminders: described(
      z.object({
        daysBefore,
        canBeMailed: described(z.boolean(), 'Whether we have an email to send them to.'),
      }),
      'Mails about payments that come up, answers that did not come, and the yearly review.',
    ),
    draft: described(
      z.nullable(Draft),
      'What it would be by the advice of today; null where `notDrawn` says why not.',
    ),
    notDrawn: z.nullable(z.enum([...NOT_DRAWN, ...NOT_ADVISED])),
    benefitNotKnown: described(
      z.optional(z.array(z.string())),
      'Whom the debts are owed to of which we do not know if the benefit that they are about still comes; left out where there are none.',
    ),
    differences: described(
      z.array(z.enum(DIFFERENCES)),
      'Why its sums do not add up any more, by what is known today; empty where they do.',
    ),
    notInPlan: described(
      z.array(z.string()),
      'Whom debts are owed to that the plan does not have yet, since they were told of after it was drawn up. It takes them in as it is drawn up anew.',
    ),
    apart: PaidApart,
    firstPaymentFrom: described(
      z.optional(day),
      'The first day on which its first payment can be, while what gives time by law runs; left out where it can be today.',
    ),
    firstPaymentHeldBy: described(
      z.optional(z.string()),
      'The short name of what protects its person by law as they told, while its last day is not known and nothing is paid by the plan.',
    ),
    offeredAgain: described(
      z.array(z.string()),
      'Who said yes to a plan of before, which is over, and is still to be sent an offer of what this one pays.',
    ),
    stands: described(z.nullable(StandingRepayment), 'Null before it is drawn up.'),
    happened: described(z.array(Happened), 'All that was written down, what happened last first.'),
  }),
);
export type Repayment = z.infer<typeof Repayment>;

export const myRepayment = call({
  base: 'core',
  method: 'GET',
  path: '/plans/mine/repayment',
  access: 'customer',
  summary:
    'How the plan stands that the person repays by: offers, answers, payments and what is next. Null where what they chose is no such plan, or is not being prepared yet. We hold no money: they pay directly.',
  answer: z.object({ repayment: z.nullable(Repayment) }),
});

export const repaymentHistory = call({
  base: 'core',
  method: 'GET',
  path: '/plans/mine/{planId}/repayment',
  access: 'customer',
  summary:
    'All that was written down of a plan that the person repays by, or repaid by before: it stays readable once the plan is over. Nothing of it can be taken back here.',
  params: z.object({ planId: id }),
  answer: z.object({
    happened: described(z.array(Happened), 'What happened last first; empty where nothing was.'),
  }),
  errors: ['NOT_FOUND'],
});

/** What a lender answered. */
export const RepaymentAnswer = z.strictObject({
  kind: z.literal('answered'),
  on: givenDay,
  debtId: id,
  answer: z.enum(ANSWERS),
  sum: described(z.nullable(sum), 'What they ask for each month; null for anything else.'),
});

/** What was paid. */
export const RepaymentPaid = z.strictObject({
  kind: z.literal('paid'),
  on: givenDay,
  due: described(z.nullable(givenMonth), 'For which month; null for a payment besides.'),
  debtId: described(z.nullable(id), 'One debt; null for all that are open in that month.'),
  sum: described(z.nullable(sum), 'Another sum than the plan has, of one debt; null for that of the plan.'),
});

/** Who gets nothing for a month. */
export const RepaymentNotPaid = z.strictObject({ kind: z.literal('not paid'), due: givenMonth, debtIds });

export const RepaymentOffersSent = z.strictObject({ kind: z.literal('offers sent'), on: givenDay, debtIds });

/** What can be written down. Days are when it happened, not when it is said. */
const Note = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('draw up'), firstPayment }),
  z.strictObject({ kind: z.literal('draw up again'), firstPayment }),
  RepaymentOffersSent,
  z.strictObject({
    kind: z.literal('offer kept'),
    debtId: described(
      id,
      'A debt with `offeredOther`: the plan pays that sum from now on, out of what it pays in all. Refused where that leaves the others too little.',
    ),
  }),
  RepaymentAnswer,
  RepaymentPaid,
  RepaymentNotPaid,
  RepaymentBreak,
  z.strictObject({
    kind: z.literal('means changed'),
    monthly: described(sum, 'What can be paid each month from now on, beside what is paid as ordered.'),
    isMoreThanBudget: described(
      z.exactOptional(z.literal(true)),
      'The person has read that the budget has less, and says that the sum is right. Without it such a sum is refused.',
    ),
  }),
  z.strictObject({
    kind: z.literal('sold'),
    on: givenDay,
    debtId: id,
    creditor: described(z.string().check(z.maxLength(LONGEST_CREDITOR_NAME)), 'Who has it now.'),
  }),
  RepaymentProof,
  z.strictObject({
    kind: z.literal('balance put right'),
    on: givenDay,
    debtId: id,
    balance: described(sum, 'What was owed at the end of that day.'),
    why: z.enum(['interest', 'statement']),
  }),
  z.strictObject({ kind: z.literal('closed'), on: givenDay, debtId: id, why: z.enum(CLOSINGS) }),
  z.strictObject({ kind: z.literal('shared anew') }),
  z.strictObject({
    kind: z.literal('taken back'),
    entry: described(z.int().check(z.gte(1)), 'The `sequence` of what never happened.'),
  }),
  z.strictObject({ kind: z.literal('reviewed') }),
  z.strictObject({ kind: z.literal('ended'), why: z.enum(['paid', 'left', 'broken']) }),
]);

export const noteRepayment = call({
  base: 'core',
  method: 'POST',
  path: '/plans/mine/{planId}/repayment',
  access: 'customer',
  summary:
    'Writes down what happened to a plan: that it is drawn up, an offer, an answer, a payment, a break, a change. It is only ever added to. Sent again with the same id it changes nothing; where more was written down since, it is refused, and the plan is read again.',
  params: z.object({ planId: id }),
  body: z.strictObject({
    id: described(z.uuid(), 'An id of its own, so that sent twice it counts once.'),
    after: described(z.int().check(z.gte(0)), 'The `sequence` that the plan had as it was seen.'),
    note: Note,
  }),
  answer: z.object({ repayment: Repayment }),
  errors: [
    'NOT_FOUND',
    'REPAYMENT_CHANGED_ELSEWHERE',
    'REPAYMENT_MORE_THAN_BUDGET',
    'REPAYMENT_NOT_BEGUN',
    'REPAYMENT_REFUSED',
    'SESSION_CLOSED',
    'VALIDATION_FAILED',
  ],
});
export type RepaymentNote = z.infer<typeof Note>;

export const changeReminders = call({
  base: 'core',
  method: 'PUT',
  path: '/plans/mine/{planId}/repayment/reminders',
  access: 'customer',
  summary:
    'Asks to be reminded by mail of the days of a plan, so many days before a payment, or not any more. Nobody is reminded who has not asked. A mail that is on its way is not sent once they are off.',
  params: z.object({ planId: id }),
  body: z.strictObject({ daysBefore }),
  answer: z.object({ daysBefore }),
  errors: ['NOT_FOUND', 'REPAYMENT_NOT_BEGUN', 'SESSION_CLOSED', 'VALIDATION_FAILED'],
});
