import type { UkNation } from '../../people/nation.ts';
import type { Pence } from '../../values/pence.ts';
import type { Answer, Closing, Day, Month, OutsideDebt, Proof, Terms } from './event.ts';

/** An offer that went. */
export type SentOffer = {
  readonly on: Day;
  /** Of what sum each month. */
  readonly payment: Pence;
  /** Until when its letter gives them to answer; left out where that is as long as the plan gives everybody. */
  readonly answerBy?: Day;
  /** What came back to it last; null while nothing did. */
  readonly answer: { readonly on: Day; readonly answer: Answer; readonly sum: Pence | null } | null;
};

/** What who had a debt before it was sold had said yes to last. */
export type AgreedWithSeller = {
  readonly with: string;
  /** The day of their yes. */
  readonly on: Day;
  /** What they were to get each month. */
  readonly payment: Pence;
  readonly stopsInterest: boolean;
};

/** A debt of a plan, as of a day. Of each: `paid + owed = started + corrected`, to the penny. */
export type KeptDebt = {
  readonly id: string;
  /** Whom it is owed to now. */
  readonly creditor: string;
  /** Who had it before it was sold, the first of them first. */
  readonly before: readonly string[];
  readonly what: string | null;
  /** What is offered each month. */
  readonly payment: Pence;
  /** What the list of debts said of it when the plan was last drawn up. */
  readonly told: Pence;
  readonly started: Pence;
  /** Interest, corrections, and what was taken off when it was closed. */
  readonly corrected: Pence;
  readonly paid: Pence;
  readonly owed: Pence;
  /** All that were sent to whom it is owed now, the first of them first. */
  readonly offers: readonly SentOffer[];
  /** The last offer, to whom it is owed now, where it is of what the plan pays; null while none such went to them. */
  readonly offered: { readonly on: Day; readonly payment: Pence } | null;
  /** What they answered last to that offer. */
  readonly answer: SentOffer['answer'];
  /** The last offer, where it is of another sum than the plan pays: it does not count, and can be kept; else null. */
  readonly offeredOther: SentOffer | null;
  readonly soldOn: Day | null;
  /** Why its buyer is offered something; left out while nothing was said of that, and where it was not sold. */
  readonly proof?: { readonly on: Day; readonly why: Proof };
  /** Left out where it was not sold, or nothing was agreed. */
  readonly agreedWithSeller?: AgreedWithSeller;
  /** The first month for which it gets something. */
  readonly since: Month;
  /** Not paid from the plan any more. `owed` is what was owed on it until then: of what was left out, that still is. */
  readonly out: { readonly on: Day; readonly why: Closing | 'left out'; readonly owed: Pence } | null;
};

/** What was marked of one month. */
export type MarkedMonth = {
  /** What each debt got, by its id. */
  readonly paid: ReadonlyMap<string, Pence>;
  /** The debts of which was said that they get nothing. */
  readonly missed: ReadonlySet<string>;
};

/** A break of all that a plan pays, or with the lender of one debt of it. */
export type Break = {
  readonly from: Month;
  readonly to: Month;
  readonly monthly: Pence;
  readonly debtId?: string;
  /** The day on which the plan was told of it; left out of what nobody told. */
  readonly on?: Day;
  /** It was not asked for: a settlement takes the place of what that lender gets. */
  readonly isSettling?: true;
};

/** On which days a plan pays from a month on, until it was drawn up anew for other days. */
export type DaysOfPlan = {
  readonly from: Month;
  /** The first of them; later ones are on the same day of each month. */
  readonly firstPayment: Day;
  /** Whose bank holidays they keep to; null where that was not kept. */
  readonly nation: UkNation | null;
};

/** A whole plan as of a day, worked out from what happened. */
export type KeptPlan = {
  readonly drawnUpOn: Day;
  readonly monthly: Pence;
  /** The person has said this sum by themselves since it was last drawn up. */
  readonly isSumOwn: boolean;
  /** What the advice said that it takes as it was drawn up, where others approved another sum; null where that is its own. */
  readonly advised: Pence | null;
  readonly firstPayment: Day;
  /** Those of each time that it was drawn up, the first of them first: days that were told stay as they were. */
  readonly days: readonly [DaysOfPlan, ...DaysOfPlan[]];
  readonly terms: Terms;
  readonly debts: readonly KeptDebt[];
  readonly outside: readonly OutsideDebt[];
  readonly breaks: readonly Break[];
  readonly months: ReadonlyMap<Month, MarkedMonth>;
  /** When it was last looked over as a whole. */
  readonly reviewedOn: Day;
  readonly ended: { readonly on: Day; readonly why: 'paid' | 'left' | 'broken' } | null;
};

/** The offers of what a debt gets now, of those that were sent one after the other last, the first of them first. */
export function offersThatCount({
  offers,
  payment,
}: Pick<KeptDebt, 'offers' | 'payment'>): readonly SentOffer[] {
  const other = offers.findLastIndex(offer => offer.payment !== payment);
  return offers.slice(other + 1);
}

/** A debt with what follows from the offers that went for it and what it gets now. */
export function withOffers(
  debt: Omit<KeptDebt, 'offered' | 'answer' | 'offeredOther'>,
  offers: readonly SentOffer[],
): KeptDebt {
  const last = offers.at(-1) ?? null;
  const counts = last?.payment === debt.payment;
  return {
    ...debt,
    offers,
    offered: last && counts ? { on: last.on, payment: last.payment } : null,
    answer: last && counts ? last.answer : null,
    offeredOther: counts ? null : last,
  };
}

/** The debts that are still paid from the plan. */
export function debtsInPlan({ debts }: Pick<KeptPlan, 'debts'>): readonly KeptDebt[] {
  return debts.filter(({ out }) => out === null);
}

/** The debts on which something is owed and that get nothing each month: they came to it after the sum was shared. */
export function withoutShare(plan: Pick<KeptPlan, 'debts'>): readonly KeptDebt[] {
  return debtsInPlan(plan).filter(hasNoShare);
}

/** Whether a debt of a plan is owed something and gets nothing each month. */
export function hasNoShare({ out, owed, payment }: KeptDebt): boolean {
  return out === null && owed > 0 && payment === 0;
}

/** All that is owed on the debts of a plan, in pence. */
export function owedInAll({ debts }: Pick<KeptPlan, 'debts'>): Pence {
  return debts.reduce((total, { owed }) => total + owed, 0);
}
