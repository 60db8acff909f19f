import { hasAnswered, isToOffer, type Standing } from './answering.ts';
import type { KeptPlan } from './kept.ts';
import type { Stage } from './repaymentOn.ts';
import type { Review } from './review.ts';

/** What a plan is about on a day, so that its page, the dashboard, its paper and its case say the same. */
export const HEADLINES = [
  'offers to send',
  'answers',
  'approved',
  'on a break',
  'paying',
  'paid off',
  'ended',
] as const;

/** What is said of a plan before how it stands: that comes first, and is no matter of its lenders. */
export const LEADS = ['tokens over', 'payments untold', 'look anew'] as const;

/** How a plan stands in a line; `count` of `of` lenders: those whom an offer is to go to, else those who have answered. */
export type Headline = {
  readonly says: (typeof HEADLINES)[number];
  readonly count: number;
  readonly of: number;
  /** So many of those who have answered said no, or wanted more, and were asked again; left out for none. */
  readonly again?: number;
  /** What comes before it; left out for nothing. */
  readonly leads?: (typeof LEADS)[number];
};

type Stands = {
  readonly stage: Stage;
  /** How it stands with each who is still owed something. */
  readonly standings: readonly Standing[];
  /** How many of them were asked again after a no, and have not answered that. */
  readonly again?: number;
  readonly plan: Pick<KeptPlan, 'terms' | 'debts'>;
};

/**
 * How a plan stands in a line. Offers that are to go come before answers that came: after another sum is shared they are
 * what is next, however long the plan runs. Once nobody's answer is waited for it is about its break, or about what is paid.
 */
export function headlineOf({ stage, standings, again = 0, plan }: Stands): Headline {
  const of = standings.length;
  const count = standings.filter(hasAnswered).length + again;
  const line = (says: Headline['says'], how = count): Headline => ({ says, count: how, of });
  if (stage === 'paid off' || stage === 'ended') return line(stage);
  const toOffer = standings.filter(isToOffer).length;
  if (toOffer > 0) return line('offers to send', toOffer);
  if (!standings.includes('waiting')) {
    if (stage === 'on a break') return line(stage);
    // Where nobody is asked, nobody has answered either.
    if (of === 0 && plan.terms.paidTo === 'each creditor') return line('paying');
    if (plan.debts.some(({ paid }) => paid > 0)) return line('paying');
  }
  const isAsked = plan.debts.some(({ offered }) => offered !== null);
  const says = plan.terms.paidTo === 'the distributor' && !isAsked ? 'approved' : 'answers';
  return { ...line(says), ...(again > 0 && { again }) };
}

/**
 * The same with what comes before it: that the time of token payments is over, then that much of the payments is not told,
 * then the look that token payments are due for. Nothing once it is over or all is paid.
 *
 * @param review what look it is due for; null for none
 */
export function leadsWith(headline: Headline, review: Review | null, isMuchUntold: boolean): Headline {
  if (headline.says === 'paid off' || headline.says === 'ended') return headline;
  if (review === 'tokens over') return { ...headline, leads: review };
  if (isMuchUntold) return { ...headline, leads: 'payments untold' };
  return review === 'look anew' ? { ...headline, leads: review } : headline;
}
