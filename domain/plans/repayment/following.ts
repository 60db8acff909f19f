import { monthOf, monthsAfter, sameDayAfter } from './dueMonths.ts';
import type { Day, EventOf, RepaymentEvent } from './event.ts';
import { debtsInPlan, type KeptPlan } from './kept.ts';
import { DoesNotFollow, REFUSALS } from './refusals.ts';
import { planAfter, planOn } from './replay.ts';
import { leastOf } from './sharedNow.ts';
import { NOT_TAKEN_BACK, whyNotTakenBack } from './takingBack.ts';
import { whyNotAsked } from './whyNotAsked.ts';

/** Why something cannot be written down of a plan. */
export const NOT_FOLLOWING = [
  ...REFUSALS,
  ...NOT_TAKEN_BACK,
  'still to come',
  'break upside down',
  'break too long',
  'break is no less',
  'nothing to pay with',
  'too little to share',
  'same sum',
  'leaves too little',
  'all get a share',
  'asks for no more',
  'no proof wanted',
  'still owed',
  'no offers in it',
  'others end it',
  'one sum for all',
] as const;
export type NotFollowing = (typeof NOT_FOLLOWING)[number];

export type Followed =
  | { readonly follows: true; readonly plan: KeptPlan }
  | { readonly follows: false; readonly why: NotFollowing };

/** A month may be marked so long before it is due, and a break may last so long. */
const MONTHS_AHEAD = 12;

/**
 * Whether something can be written down after all that was, on a day. Nothing that is still to come can have happened, and
 * what is said of an earlier day has to agree with all that came after it.
 */
export function following(events: readonly RepaymentEvent[], event: RepaymentEvent, today: Day): Followed {
  const before = planAfter(events);
  const isTaken = event.kind === 'taken back';
  const why =
    refusalOf(events, before, event, today) ?? (isTaken ? whyNotTakenBack(events, event.entry) : null);
  if (why !== null) return { follows: false, why };
  try {
    const plan = planAfter([...events, event]);
    return plan ? { follows: true, plan } : { follows: false, why: 'not drawn up' };
  } catch (fault) {
    // What happened later cannot have without what is taken back.
    if (fault instanceof DoesNotFollow)
      return { follows: false, why: isTaken ? 'needed since' : fault.refusal };
    throw fault;
  }
}

/** An offer may have gone before the plan was drawn up, so long before at most, and an answer have come to it. */
const MONTHS_BEFORE = 12;

function canBeEarlier(event: RepaymentEvent, { drawnUpOn, debts }: KeptPlan): boolean {
  if (event.kind === 'offers sent') return event.on >= sameDayAfter(drawnUpOn, -MONTHS_BEFORE);
  if (event.kind !== 'answered') return false;
  const offers = debts.find(({ id }) => id === event.debtId)?.offers;
  return offers?.some(({ on }) => on <= event.on) ?? false;
}

function refusalOf(
  events: readonly RepaymentEvent[],
  plan: KeptPlan | null,
  event: RepaymentEvent,
  today: Day,
): NotFollowing | null {
  if (event.on > today) return 'still to come';
  if (plan === null) return event.kind === 'drawn up' ? null : 'not drawn up';
  // An end is not undone by something that is said to have happened before it.
  if (plan.ended !== null) return 'has ended';
  if (event.on < plan.drawnUpOn && !canBeEarlier(event, plan)) return 'before it was drawn up';
  switch (event.kind) {
    case 'paid':
      return event.due === null ? null : wrongMonth(plan, event.due, today);
    case 'not paid':
      return wrongMonth(plan, event.due, today);
    case 'break':
      if (event.to < event.from) return 'break upside down';
      if (event.from < monthOf(today) && event.from < monthOf(event.on)) return 'no such month';
      if (event.to > monthsAfter(event.from, MONTHS_AHEAD - 1)) return 'break too long';
      if (event.from > monthsAfter(monthOf(today), MONTHS_AHEAD)) return 'no such month';
      return isNoLess(plan, event);
    case 'means changed':
      return wrongMeans(plan, event);
    case 'offers sent':
      return plan.terms.paidTo === 'the distributor' ? 'no offers in it' : null;
    case 'answered':
      return isOfferedBy(events, plan, event) ? wrongAnswer(plan, event) : 'not offered yet';
    case 'proof of sale':
      return wantsProof(plan, event.debtId) ? null : 'no proof wanted';
    case 'ended':
      // What is approved is ended by who approved it, and not by who is in it.
      if (event.why === 'left' && plan.terms.paidTo === 'the distributor') return 'others end it';
      return event.why === 'paid' && plan.debts.some(({ owed }) => owed > 0) ? 'still owed' : null;
    default:
      return null;
  }
}

/** Whether nothing was said yet of who bought a debt of a plan. One that is not in it is refused as that. */
function wantsProof({ debts }: KeptPlan, debtId: string): boolean {
  const debt = debts.find(({ id, out }) => id === debtId && out === null);
  return !debt || (debt.soldOn !== null && debt.proof === undefined);
}

/** Why a break of a sum is none: of all that the plan pays, or of what one lender gets. */
function isNoLess(plan: KeptPlan, { debtId, monthly }: EventOf<'break'>): NotFollowing | null {
  if (debtId === undefined) return monthly < plan.monthly ? null : 'break is no less';
  if (plan.terms.paidTo === 'the distributor') return 'one sum for all';
  const debt = plan.debts.find(({ id, out }) => id === debtId && out === null);
  // A debt that is not in it is refused as that.
  return !debt || monthly < Math.min(debt.payment, debt.owed) ? null : 'break is no less';
}

/** Another sum takes the offers and answers back, so it has to be another, and one that can be offered. */
function wrongMeans(
  plan: KeptPlan,
  { monthly, shared = monthly, payments }: EventOf<'means changed'>,
): NotFollowing | null {
  if (shared <= 0) return 'nothing to pay with';
  if (monthly === plan.monthly) return 'same sum';
  const owed = new Map(debtsInPlan(plan).map(debt => [debt.id, debt.owed]));
  const least = leastOf(plan);
  const isEnough = payments.every(({ debtId, payment }) => payment >= Math.min(least, owed.get(debtId) ?? 0));
  return isEnough ? null : 'too little to share';
}

/** Whether an offer had gone by the day of an answer to whom the debt was owed then; of a debt that is in no plan, as it may be. */
function isOfferedBy(
  events: readonly RepaymentEvent[],
  { drawnUpOn, debts }: KeptPlan,
  { on, debtId }: EventOf<'answered'>,
): boolean {
  if (!debts.some(({ id }) => id === debtId)) return true;
  const then = planOn(events, on < drawnUpOn ? drawnUpOn : on);
  return then?.debts.some(({ id, offers }) => id === debtId && offers.length > 0) ?? false;
}

function wrongAnswer(plan: KeptPlan, { debtId, sum }: EventOf<'answered'>): NotFollowing | null {
  if (sum === null) return null;
  const debt = plan.debts.find(({ id }) => id === debtId);
  const offer = debt?.offers.at(-1);
  // An answer to no offer is refused as that.
  if (!debt || !offer) return null;
  return whyNotAsked(sum, { offered: offer.payment, owed: debt.owed });
}

function wrongMonth({ firstPayment }: KeptPlan, due: string, today: Day): NotFollowing | null {
  // Drawn up anew, its first payment may be later than a month that was never marked.
  const isKnown = due <= monthsAfter(monthOf(today), MONTHS_AHEAD) && due >= '2000-01';
  return isKnown && (due >= monthOf(firstPayment) || due <= monthOf(today)) ? null : 'no such month';
}
