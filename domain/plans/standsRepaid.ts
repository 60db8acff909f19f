import { isOutOfOurHands, type PlanState } from './planState.ts';
import { type Says, sayHeadline, sayNext, type ToldOfRepayment } from './repayment/headlineWords.ts';
import type { ToldHere } from './ways/hands.ts';

/** In these a plan is what somebody said of it, whatever is written down of its offers and payments. */
const AS_SAID: ReadonlySet<PlanState> = new Set<PlanState>(['chosen', 'refused', 'broken', 'left']);

/** What of a plan is written down, and where it stands. */
export type Repaid = { readonly state: PlanState; readonly repayment: ToldOfRepayment | null };

/**
 * Whether what is written down of its offers and payments says how a plan stands. Not before it is drawn up; not where they
 * said no to all of it, agreed to all of it while some have not answered, or it cannot be kept up; and not once it has given
 * way to another.
 */
export function isToldByRepayment({ state, repayment }: Repaid): boolean {
  if (repayment === null || AS_SAID.has(state)) return false;
  const { says, count, of } = repayment.headline;
  if (state === 'ended') return says === 'paid off' || says === 'ended';
  return !(state === 'accepted' && says === 'answers' && count < of);
}

/**
 * How a plan stands, what its person does now, and what comes next where that is not the next step of its way: for a plan
 * that is repaid by its offers, answers and payments, else in the words of its way.
 *
 * @param ofWay in the words of its way; null where it has none
 */
export function standsRepaid(
  ofWay: Says | null,
  { state, repayment }: Repaid,
  today: string,
): (Says & { readonly next: string | null }) | null {
  if (repayment === null || !isToldByRepayment({ state, repayment })) {
    return ofWay && { stands: ofWay.stands, you: ofWay.you, next: null };
  }
  return { ...sayHeadline(repayment, today), next: sayNext(repayment, today) };
}

/**
 * How far along its way a plan is that is repaid, so that its steps say the same as its line: offers that are to go have not
 * gone, all who have answered are waited for no more, and what is paid off is paid.
 */
export function stateOnWay({ state, repayment }: Repaid): PlanState {
  if (repayment === null || !isToldByRepayment({ state, repayment })) return state;
  const { says, count, of } = repayment.headline;
  if (says === 'paid off') return isOutOfOurHands(state) ? 'ended' : state;
  if (says === 'offers to send' && (state === 'sent' || state === 'accepted')) return 'being prepared';
  return state === 'sent' && count === of ? 'accepted' : state;
}

/** Whether all who were asked have answered, whatever they said. */
export function isAnswered(repayment: Pick<ToldOfRepayment, 'headline'> | null): boolean {
  if (repayment === null || repayment.headline.says === 'offers to send') return false;
  return repayment.headline.count === repayment.headline.of;
}

/** What of it counts for what is noted of the plan by hand; null before it is drawn up, and for what is not repaid. */
export function toldHere(repayment: ToldOfRepayment | null): ToldHere | null {
  if (repayment === null) return null;
  return {
    isAllPaid: isAllPaid(repayment),
    hasOffers: repayment.terms.paidTo === 'each creditor',
    isEnded: repayment.headline.says === 'ended',
  };
}

/** Whether all of a plan that is repaid is paid, so that there is nothing to keep up any more. */
export function isAllPaid(repayment: Pick<ToldOfRepayment, 'headline'> | null): boolean {
  return repayment?.headline.says === 'paid off';
}
