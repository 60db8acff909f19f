import type { BreakToTell } from '../plans/repayment/breakToTell.ts';
import type { Way } from '../plans/repayment/event.ts';
import type { AgreedWithSeller } from '../plans/repayment/kept.ts';
import type { HoldsOffers } from '../plans/repayment/offersWait.ts';
import type { Pence } from '../values/pence.ts';
import type { AgreedBefore } from './facts.ts';
import type { OfferOfPlan } from './wentAbout.ts';

/** What a plan that is repaid pays. */
export type PlanOfLetters = {
  /** In pence a month, without what is paid as ordered. */
  readonly monthly: Pence;
  /** What today's advice leaves for its debts each month after what comes first, in pence; null where that is not known. */
  readonly canPay: Pence | null;
  /** How it shared its sum as it was drawn up, or would. */
  readonly way: Way;
  /** After so many months it is looked at again. */
  readonly reviewMonths: number;
  /** Its person has said its sum by themselves; left out where it is that of the advice. */
  readonly isSumOwn?: boolean;
  /** What each debt of it gets each month, in pence, by its id. */
  readonly payments: ReadonlyMap<string, Pence>;
  /** The debts of it that are paid as ordered, by their ids: what they would get is no part of its sum. */
  readonly ordered: ReadonlySet<string>;
  /** The working day of its next payment, 'YYYY-MM-DD'; null until it is drawn up. */
  readonly nextPayment: string | null;
  /** The day from which on each debt gets all of that each month, 'YYYY-MM-DD', by its id: after a break, where it has one. */
  readonly beginsOn?: ReadonlyMap<string, string>;
  /** The debts of it on which it knows nothing to be owed any more, by their ids: it pays nothing on them. */
  readonly paidOff: ReadonlySet<string>;
  /** What gives time by law beside it, so that no offer goes before that is over; null for nothing. */
  readonly offersAfter: HoldsOffers | null;
  /** The break that it takes, for each of its debts that is in it, by its id; left out for none. */
  readonly breaks?: ReadonlyMap<string, BreakToTell>;
  /** What it was told of each debt that it pays, by its id; none until it is drawn up. */
  readonly told: ReadonlyMap<string, ToldOfDebt>;
};

/** What a plan was told of a debt since it was drawn up. */
export type ToldOfDebt = {
  /** Something was paid on it by the plan. */
  readonly isBegun: boolean;
  /** Its payments of the last months that were due are marked as paid. */
  readonly isKept: boolean;
  /** An offer went to whom it is owed now. */
  readonly isOffered: boolean;
  /** It was sold, and its person has said nothing of proof that its buyer has it. */
  readonly wantsProof: boolean;
  /** What who had it before it was sold had said yes to last; left out for nothing. */
  readonly agreedWithSeller?: AgreedWithSeller;
  /** The offers of what it is paid, to whom it is owed; null where the person sends none, or says nothing of it there. */
  readonly offers: readonly OfferOfPlan[] | null;
  /** They said yes to what it pays, and that they add no more interest; left out where they did not. */
  readonly stopsInterest?: boolean;
  /** What they said yes to before, of another sum than it pays now; null or left out for nothing. */
  readonly agreedBefore?: AgreedBefore | null;
  /** What each offer that went to them was of, in pence a month, also of a sum that is paid no more; the first of them first. */
  readonly went?: readonly { readonly on: string; readonly payment: Pence }[];
};

/** How many debts a plan pays by now. */
export function paidIn(plan: PlanOfLetters): number {
  return paidNow(plan).length;
}

/** What a plan offers in all to those whom it pays by now. */
function offeredBy(plan: PlanOfLetters): Pence {
  return paidNow(plan).reduce((total, payment) => total + payment, 0);
}

/**
 * What a plan that is drawn up pays each month beside what it offers, in pence: a debt of it needs its part no more, and the
 * others get that too. 0 for nothing.
 */
export function paidBesideOffers(plan: PlanOfLetters | null): Pence {
  return plan === null || plan.nextPayment === null ? 0 : Math.max(0, plan.monthly - offeredBy(plan));
}

function paidNow({ payments, paidOff, ordered }: PlanOfLetters): readonly Pence[] {
  return [...payments].flatMap(([id, payment]) =>
    payment > 0 && !paidOff.has(id) && !ordered.has(id) ? [payment] : [],
  );
}
