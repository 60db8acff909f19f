import type { Pence } from '../../values/pence.ts';
import { type AdviceFirst, keptAside, NO_ADVICE_FIRST, withoutAside } from './adviceFirst.ts';
import { type ByOrder, NOTHING_BY_ORDER, orderedIn } from './byOrder.ts';
import { type Holidays, NO_HOLIDAYS } from './dueMonths.ts';
import type { Answer, Closing, Day, Month, Proof, RepaymentEvent } from './event.ts';
import { type Followed, following, type NotFollowing } from './following.ts';
import type { Settling } from './insteadOfOffers.ts';
import { keepingOffer } from './keepingOffer.ts';
import { debtsInPlan, type KeptPlan, withoutShare } from './kept.ts';
import { planAfter, planOn } from './replay.ts';
import { sharesDue } from './schedule.ts';
import { whileSettling } from './settling.ts';
import { sharedAnew, sharedNow } from './sharedNow.ts';

type OfDebt = { readonly on: Day; readonly debtId: string };

/** What a person says has happened, as they say it: sums that follow from the plan are worked out from it. */
export type Note =
  | {
      readonly kind: 'offers sent';
      readonly on: Day;
      readonly debtIds: readonly string[];
      readonly payment?: Pence;
      readonly answerBy?: Day;
    }
  | { readonly kind: 'offer kept'; readonly debtId: string }
  | ({
      readonly kind: 'answered';
      readonly answer: Answer;
      readonly sum: Pence | null;
      readonly corrects?: Day;
    } & OfDebt)
  | {
      readonly kind: 'paid';
      readonly on: Day;
      readonly due: Month | null;
      /** One debt alone; null for all that are open in that month. */
      readonly debtId: string | null;
      /** Another sum than the plan has; null for that. Only of one debt. */
      readonly sum: Pence | null;
    }
  | { readonly kind: 'not paid'; readonly due: Month; readonly debtIds: readonly string[] }
  | {
      readonly kind: 'break';
      readonly from: Month;
      readonly to: Month;
      readonly monthly: Pence;
      readonly debtId?: string;
    }
  /** The sum that is shared each month: without what is paid as ordered. */
  | { readonly kind: 'means changed'; readonly monthly: Pence }
  | { readonly kind: 'shared anew' }
  | ({ readonly kind: 'sold'; readonly creditor: string } & OfDebt)
  | { readonly kind: 'proof of sale'; readonly debtId: string; readonly why: Proof }
  | ({
      readonly kind: 'balance put right';
      /** What is owed on that day, in pence. */
      readonly balance: Pence;
      readonly why: 'interest' | 'statement';
    } & OfDebt)
  | ({ readonly kind: 'closed'; readonly why: Closing; readonly byLetter?: true } & OfDebt)
  | { readonly kind: 'reviewed' }
  | { readonly kind: 'ended'; readonly why: 'paid' | 'left' | 'broken' }
  | {
      readonly kind: 'taken back';
      /** The place of what never happened in the order in which it was written down, from 1. */
      readonly entry: number;
    };

export type Noted =
  | (Extract<Followed, { follows: true }> & { readonly event: RepaymentEvent })
  | Extract<Followed, { follows: false }>;

/**
 * Makes an event of what a person says has happened, where it can have happened after all before it.
 *
 * @param holidays bank holidays of a nation, on which no payment is due
 * @param adviceFirst the debts that wait for advice, by their ids: what is paid of a month as a whole is without them
 * @param byOrder the debts, by their ids, of which a court says what is paid: that is without them too
 * @param settling the settlements that are still to be paid: until their day that is without them too
 */
export function noted(
  events: readonly RepaymentEvent[],
  note: Note,
  today: Day,
  holidays: Holidays = NO_HOLIDAYS,
  adviceFirst: AdviceFirst = NO_ADVICE_FIRST,
  byOrder: ByOrder = NOTHING_BY_ORDER,
  settling: readonly Settling[] = [],
): Noted {
  const plan = planAfter(events);
  if (plan === null) return refused('not drawn up');
  const event = eventOf(events, plan, note, { today, holidays, adviceFirst, byOrder, settling });
  if (typeof event === 'string') return refused(event);
  const followed = following(events, event, today);
  return followed.follows ? { ...followed, event } : followed;
}

function refused(why: NotFollowing): Noted {
  return { follows: false, why };
}

/** The day on which something is said, and what is known of the person on it. */
export type When = {
  readonly today: Day;
  readonly holidays: Holidays;
  readonly adviceFirst: AdviceFirst;
  readonly byOrder: ByOrder;
  readonly settling: readonly Settling[];
};

function eventOf(
  events: readonly RepaymentEvent[],
  plan: KeptPlan,
  note: Note,
  when: When,
): RepaymentEvent | NotFollowing {
  const { today } = when;
  switch (note.kind) {
    case 'paid':
      return paidOf(plan, note, when);
    case 'balance put right': {
      const { on, debtId, balance, why } = note;
      const change = changeTo(events, on, debtId, balance);
      return change === null ? notThen(plan, debtId) : { kind: note.kind, on, debtId, change, why, balance };
    }
    case 'closed': {
      const { on, debtId } = note;
      const change = changeTo(events, on, debtId, 0);
      return change === null ? notThen(plan, debtId) : { ...note, change };
    }
    case 'means changed':
      return meansOf(plan, note.monthly, when);
    case 'offer kept':
      return keptOf(plan, note, when);
    case 'shared anew': {
      // It takes offers and answers back: only where somebody gets nothing.
      if (withoutShare(plan).length === 0) return 'all get a share';
      const shares = sharedAnew(plan);
      return shares === null ? 'too little to share' : { kind: note.kind, on: today, ...shares };
    }
    case 'not paid':
    case 'break':
    case 'proof of sale':
    case 'reviewed':
    case 'ended':
    case 'taken back':
      return { ...note, on: today };
    default:
      return note;
  }
}

function paidOf(
  plan: KeptPlan,
  { on, due, debtId, sum }: Extract<Note, { kind: 'paid' }>,
  { today, holidays, adviceFirst, byOrder, settling }: When,
) {
  if (debtId !== null && sum !== null) {
    return { kind: 'paid', on, due, payments: [{ debtId, sum }] } as const;
  }
  if (due === null) return 'no sum';
  const waiting = keptAside(plan, adviceFirst);
  const ordered = orderedIn(plan, byOrder, today);
  // The share of the plan is not what was ordered.
  if (debtId !== null && ordered.has(debtId)) return 'no sum';
  const aside = new Set([...waiting, ...ordered]);
  // Who pays one that waits all the same has paid it.
  const isOfWaiting = debtId !== null && waiting.has(debtId);
  const settles = whileSettling(plan, settling, holidays);
  const payments = sharesDue(isOfWaiting ? settles : withoutAside(settles, aside), due, today, holidays)
    .filter(share => debtId === null || share.debtId === debtId)
    .map(share => ({ debtId: share.debtId, sum: share.payment }));
  return payments.length === 0 ? 'marked already' : ({ kind: 'paid', on, due, payments } as const);
}

/** The plan pays what was offered, out of what it pays in all. */
function keptOf(
  plan: KeptPlan,
  { kind, debtId }: Extract<Note, { kind: 'offer kept' }>,
  { today, byOrder }: When,
): RepaymentEvent | NotFollowing {
  const debt = debtsInPlan(plan).find(({ id }) => id === debtId);
  if (!debt) return 'no such debt';
  if (debt.offeredOther === null) return 'nothing to keep';
  const { payment } = debt.offeredOther;
  const kept = { kind, on: today, debtId, payment };
  const keeping = keepingOffer(plan, kept, orderedIn(plan, byOrder, today));
  if (keeping.kind === 'too little') return 'leaves too little';
  if (keeping.kind === 'another sum') return { ...kept, monthly: keeping.monthly };
  return { ...kept, monthly: plan.monthly, payments: keeping.payments };
}

/** By how much what was owed on a day has to change to be what it is said to be. */
function changeTo(events: readonly RepaymentEvent[], on: Day, debtId: string, balance: Pence): Pence | null {
  const debt = planOn(events, on)?.debts.find(({ id }) => id === debtId);
  return debt === undefined ? null : balance - debt.owed;
}

/** Why nothing is known of a debt on a day: what is in the plan now came into it later. */
function notThen({ debts }: KeptPlan, debtId: string): NotFollowing {
  return debts.some(({ id }) => id === debtId) ? 'before it was drawn up' : 'no such debt';
}

/** Another sum is shared among all but those that are paid as ordered: what was ordered is another sum, and stays apart. */
function meansOf(plan: KeptPlan, monthly: Pence, { today, byOrder }: When): RepaymentEvent {
  const others = withoutAside(plan, orderedIn(plan, byOrder, today));
  const isApart = others !== plan && debtsInPlan(others).some(({ owed }) => owed > 0);
  const shared = isApart ? others : plan;
  const payments = sharedNow(shared, monthly).shares.map(({ id, payment }) => ({ debtId: id, payment }));
  const sums = isApart ? { monthly: monthly + plan.monthly - others.monthly, shared: monthly } : { monthly };
  return { kind: 'means changed', on: today, ...sums, payments };
}
