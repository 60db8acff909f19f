import type { Dashboard } from '@towpath/contracts/api/dashboard.ts';
import type { Plan } from '@towpath/contracts/api/plans.ts';
import type { Repayment, StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import type { AwaitedThing, DatedThing, KnownThings } from '@towpath/domain/plans/dates/things.ts';
import type { PlanState } from '@towpath/domain/plans/planState.ts';
import { areSumsFirst } from '@towpath/domain/plans/repayment/headlineWords.ts';
import { missedLast, nextPayment } from '@towpath/domain/plans/repayment/nextPayment.ts';
import { dealsWithDebts, isQuestionOpen, offersGoFrom } from '@towpath/domain/plans/repayment/offersWait.ts';
import { isPaidBy, restsNext } from '@towpath/domain/plans/repayment/payingNow.ts';
import { isChangedByOthers } from '@towpath/domain/plans/repayment/repaidWays.ts';
import { reviewIn } from '@towpath/domain/plans/repayment/review.ts';
import { sumsDiffer } from '@towpath/domain/plans/repayment/sumsDiffer.ts';
import { isMuchUntold, untoldIn } from '@towpath/domain/plans/repayment/untold.ts';
import { isToldByRepayment, standsRepaid } from '@towpath/domain/plans/standsRepaid.ts';
import { whyItWaits } from '@towpath/domain/plans/waitsForTalk.ts';
import { type CalendarDate, readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayMonth } from '@towpath/domain/values/dayWords.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import { words } from './words.ts';

/** From so many answers on that are waited for, they are one line. */
const TOGETHER_FROM = 4;

/**
 * What a plan that is repaid has the person keep, whom it waits for and what was paid.
 *
 * @param waits it waits for a talk: nothing is offered until then, and what was agreed is paid on
 * @param readOffers the debts of which the letter with the offer was read as it is, by their ids
 */
export function ofRepayment(
  repayment: Repayment | null,
  waits: boolean,
  readOffers: ReadonlySet<string>,
): KnownThings {
  const stands = repayment?.stands;
  if (!stands || stands.ended) return { toKeep: [], awaited: [], done: [] };
  return {
    toKeep: [
      ...paymentsOf(stands, repayment),
      ...(waits
        ? []
        : [
            ...answersOf(stands, readOffers, sumsDiffer(repayment)),
            ...notInPlanOf(repayment),
            ...sumsOf(repayment),
          ]),
      ...breakOf(stands),
      ...lastLettersOf(stands, waits),
      ...review(stands),
    ],
    awaited: [...awaitedOf(stands), ...(waits ? [] : endOf(stands))],
    done: stands.past.flatMap(({ on, paid, state }) => {
      const day = readIsoDate(on);
      const isPaid = state === 'paid' || state === 'part paid';
      return day && isPaid ? [{ what: words.paid(formatSum(paid)), on: day }] : [];
    }),
  };
}

/** The next payment, in a break the first after it, and the latest before today of which nothing was said: it is asked about, and not to be made again. */
function paymentsOf(stands: StandingRepayment, { today, apart }: Repayment): readonly DatedThing[] {
  const { toCome, past, debts, terms } = stands;
  const next = nextPayment(toCome, today);
  const on = next && readIsoDate(next.on);
  const untold = untoldIn(past, today);
  const isMuch = isPaidBy(stands) && isMuchUntold(past, today);
  const openOn = readIsoDate(untold[0]?.on ?? '');
  const names = new Map(debts.map(({ id, creditor }) => [id, creditor]));
  const beside = apart.each.flatMap(({ id, monthly: sum }) =>
    stands.outside.flatMap(({ id: its, creditor }) => (its === id ? [{ to: creditor, sum }] : [])),
  );
  const leavesOut = stands.breaksByLetter.flatMap(({ debtId }) => names.get(debtId) ?? []);
  const isSettling = new Set(debts.filter(({ standing }) => standing === 'settles').map(({ id }) => id));
  const without = (settles: boolean) =>
    (next?.resting ?? []).filter(id => isSettling.has(id) === settles).flatMap(id => names.get(id) ?? []);
  const isSharedOut = terms.paidTo === 'the distributor';
  const to = isSharedOut
    ? [words.distributor]
    : (next?.shares ?? []).flatMap(({ debtId }) => names.get(debtId) ?? []);
  return [
    ...(isMuch ? [{ kind: 'payments untold', day: null, count: untold.length } as const] : []),
    ...(openOn && !isMuch ? [{ kind: 'payments to mark', day: openOn } as const] : []),
    ...missedOf(stands, today),
    ...(next && on && isPaidBy(stands)
      ? [
          {
            kind: 'plan payment',
            day: on,
            sum: next.sum,
            to,
            isSharedOut,
            beside,
            leavesOut,
            resting: without(false),
            settling: without(true),
          } as const,
        ]
      : []),
  ];
}

/**
 * The month that was not paid, with what can be done about it: until the next payment is to be made. Where something is asked
 * about the months since, that is first.
 */
function missedOf(stands: StandingRepayment, today: string): readonly DatedThing[] {
  const missed = missedLast(stands, today);
  const day = missed && readIsoDate(missed.on);
  const isOver = stands.tasks.includes('mark payments') || stands.tasks.includes('pay today');
  return missed && day && missed.on <= today && !isOver
    ? [{ kind: 'payment not made', day, month: sayMonth(missed.due) } as const]
    : [];
}

/**
 * What those who are owed wait for from the person.
 *
 * @param differs the sums of the plan do not add up: they are put right before an offer of them goes
 */
function answersOf(
  stands: StandingRepayment,
  readOffers: ReadonlySet<string>,
  differs: boolean,
): readonly DatedThing[] {
  const { debts, headline, offersAfter } = stands;
  if (offersAfter) {
    const count = headline.says === 'offers to send' ? headline.count : 0;
    if (count === 0) return [];
    if (dealsWithDebts(offersAfter)) return [{ kind: 'offers held', day: null, count, holds: offersAfter }];
    const from = offersGoFrom(offersAfter);
    const day = from === null ? null : readIsoDate(from);
    return day ? [{ kind: 'offers later', day, count, holds: offersAfter }] : [];
  }
  const own = debts.filter(({ next }) => next.who === 'you');
  const toSend = own.filter(({ next }) => next.step === 'send the offer' || next.step === 'share anew');
  const count = toSend.length;
  const isRead = toSend.every(({ id }) => readOffers.has(id));
  return [
    ...(count > 0 && !differs ? [{ kind: 'offers', day: null, count, isRead } as const] : []),
    ...own.flatMap(({ id, creditor: from, next: { step, by } }): readonly DatedThing[] => {
      const day = by === null ? null : readIsoDate(by);
      const letter = { debtId: id };
      if (step === 'ask for proof' || (step === 'ask for proof again' && day === null)) {
        return [{ kind: 'proof of sale', day: null, from, letter }];
      }
      if (step === 'write again' && day) return [{ kind: 'no answer', day, from, letter }];
      if (step === 'show them your budget') {
        return [{ kind: 'answer to look at', day, from, says: words.asksForMore, letter }];
      }
      const says = restsNext(stands, id) ? words.askAgainInBreak : words.askAgain;
      return step === 'ask again' ? [{ kind: 'answer to look at', day, from, says, letter }] : [];
    }),
  ];
}

/** The lenders who are to be told of the break that the plan takes. */
function breakOf({ debts }: StandingRepayment): readonly DatedThing[] {
  const toTell = debts.filter(({ next }) => next.step === 'tell of the break');
  const [first, ...more] = toTell;
  if (!first) return [];
  const letter = more.length === 0 ? { letter: { debtId: first.id } } : {};
  return [{ kind: 'break to tell', day: null, of: toTell.map(({ creditor }) => creditor), ...letter }];
}

/** Who was paid off and is to be asked to say so; once all are, and all of the plan is paid, that it is to be closed. */
function lastLettersOf({ debts, headline, terms }: StandingRepayment, waits: boolean): readonly DatedThing[] {
  const toAsk = debts.filter(({ next }) => next.step === 'ask for a last letter');
  const [first, ...more] = toAsk;
  if (first) {
    const letter = more.length === 0 ? { letter: { debtId: first.id } } : {};
    return [{ kind: 'last letters', day: null, of: toAsk.map(({ creditor }) => creditor), ...letter }];
  }
  const inScheme = terms.paidTo === 'the distributor';
  return headline.says === 'paid off' && !waits ? [{ kind: 'plan to close', day: null, inScheme }] : [];
}

/** Debts that were told of after the plan was drawn up: it takes them in as it is drawn up anew, or those do who approved it. */
function notInPlanOf({ notInPlan, stands }: Repayment): readonly DatedThing[] {
  const isApproved = stands !== null && isChangedByOthers(stands);
  return notInPlan.length > 0 ? [{ kind: 'not in plan', day: null, of: notInPlan, isApproved }] : [];
}

/** That its sums do not add up any more by what is known today. */
function sumsOf(repayment: Repayment): readonly DatedThing[] {
  if (!sumsDiffer(repayment)) return [];
  const { differences, notDrawn, stands } = repayment;
  const isApproved = stands !== null && isChangedByOthers(stands);
  const isTooMuch = differences.includes('more than is left') || notDrawn === 'nothing left';
  return [{ kind: 'sums differ', day: null, isTooMuch, isApproved }];
}

/** The look that the plan is to have: of token payments one at the advice too, which leads once it is due. */
function review({ reviewDueOn, tasks, terms }: StandingRepayment): readonly DatedThing[] {
  const day = readIsoDate(reviewDueOn);
  if (!day) return [];
  if (terms.way !== 'token') return [{ kind: 'budget review', day }];
  const due = reviewIn(tasks);
  return [
    {
      kind: 'look anew',
      day,
      isDue: due !== null,
      over: due === 'tokens over' ? { months: terms.mostMonths } : null,
    },
  ];
}

function awaitedOf({ debts }: StandingRepayment): readonly AwaitedThing[] {
  const answers = debts.filter(({ next }) => next.step === 'they answer');
  const days = answers.flatMap(({ next: { by } }) => (by === null ? [] : (readIsoDate(by) ?? [])));
  const officer = debts.some(({ next }) => next.who === 'an officer')
    ? [{ kind: 'decision', by: null, from: words.officer, about: words.yourPlan } as const]
    : [];
  const courts = debts
    .filter(({ next }) => next.step === 'the court decides')
    .map(
      ({ creditor }) =>
        ({ kind: 'decision', by: null, from: words.court, about: words.payTo(creditor) }) as const,
    );
  if (answers.length >= TOGETHER_FROM) {
    return [{ kind: 'answers', count: answers.length, by: lastOf(days) }, ...officer, ...courts];
  }
  return [
    ...answers.map(
      ({ creditor: from, what: about, next: { by } }) =>
        ({ kind: 'answer', from, about, by: by === null ? null : readIsoDate(by) }) as const,
    ),
    ...officer,
    ...courts,
  ];
}

/** The end of what gives time by law, where only its person told of it: offers wait for it, and nobody here knows its day. */
function endOf({
  headline: { says, count },
  offersAfter: holds,
}: StandingRepayment): readonly AwaitedThing[] {
  if (!holds || isQuestionOpen(holds)) return [];
  if (holds.endsOn !== null || dealsWithDebts(holds) || says !== 'offers to send') return [];
  return [{ kind: 'time told', by: null, count, holds }];
}

function lastOf(days: readonly CalendarDate[]): CalendarDate | null {
  const inOrder = [...days].sort((a, b) => a.year - b.year || a.month - b.month || a.day - b.day);
  return inOrder.at(-1) ?? null;
}

/** Whether a plan is paid by already, and has payments to come. */
export function paysBy(repayment: Repayment | null): boolean {
  const stands = repayment?.stands;
  if (!stands || stands.ended) return false;
  return isPaidBy(stands) && stands.toCome.some(({ sum }) => sum > 0);
}

/** How a plan stands that is about what is paid, in a sentence; null for one that its own line says more of. */
export function sayStanding(state: PlanState, repayment: Repayment | null): string | null {
  const stands = repayment?.stands;
  if (!repayment || stands?.headline.says !== 'paying') return null;
  if (!isToldByRepayment({ state, repayment: stands })) return null;
  const paid = stands.past.filter(month => month.state === 'paid' || month.state === 'part paid').length;
  if (paid === 0) return null;
  const isAsTold = !stands.tasks.includes('mark payments') && stands.past[0]?.state !== 'not paid';
  // A plan whose sums have to be put right is not said to be on track beside that.
  const isOnTrack = isAsTold && !sumsDiffer(repayment);
  return words.standing(paid, isOnTrack);
}

/** A plan as it reads where its sums are to be put right before its offers go: only here both are known. */
export function withSumsFirst(plan: Plan | null, repayment: Repayment | null): Plan | null {
  const stands = repayment?.stands;
  if (!plan?.stands || !stands || whyItWaits(plan) !== null) return plan;
  const told = { ...stands, sumsDiffer: sumsDiffer(repayment) };
  if (!areSumsFirst(told)) return plan;
  return {
    ...plan,
    stands: standsRepaid(plan.stands, { state: plan.state, repayment: told }, repayment.today),
  };
}

/** How the sum goes down year by year; null where there is no such plan, or its end cannot be named. */
export function goingDownOf(repayment: Repayment | null): Dashboard['goingDown'] {
  const stands = repayment?.stands;
  if (!stands || stands.ended || stands.endsOn === null) return null;
  const { years, sums, endsOn } = stands;
  return { years, sums, endsOn, today: repayment.today };
}
