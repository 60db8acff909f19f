import type { HouseholdMakeup } from './makeup.ts';

/** The people a budget is for: those whose food and clothing it pays for. */
export type BudgetShares = {
  /** The person, and each grown-up who shares the budget. At least 1. */
  readonly adults: number;
  readonly childrenUnderSixteen: number;
  readonly childrenBetweenSixteenEighteen: number;
};

/** What the four counters do not say. */
export type SharingFacts = {
  /** A partner who is known of from elsewhere, and is not among the additional adults. */
  readonly partnerNotCounted?: boolean;
  /** Grown-ups in the home who pay board: what they pay is income, their food is not in the guide figures. */
  readonly adultsPayingBoard?: number;
};

/**
 * The people whom the guide figures count. Guide figures know a first adult, further adults and children in two age
 * groups; adult children and additional adults are further adults unless they pay board. If more people are said to pay
 * board than there are, nobody else is taken out.
 */
export function budgetShares(
  makeup: HouseholdMakeup,
  { partnerNotCounted = false, adultsPayingBoard = 0 }: SharingFacts = {},
): BudgetShares {
  const others = makeup.childrenOverEighteen + makeup.additionalAdults;
  return {
    adults: 1 + (partnerNotCounted ? 1 : 0) + Math.max(0, others - adultsPayingBoard),
    childrenUnderSixteen: makeup.childrenUnderSixteen,
    childrenBetweenSixteenEighteen: makeup.childrenBetweenSixteenEighteen,
  };
}

/** Whether the household has a child for whom child benefit may be paid: 15 or younger, or 16 to 18. */
export function hasChildren(makeup: HouseholdMakeup): boolean {
  return makeup.childrenUnderSixteen + makeup.childrenBetweenSixteenEighteen > 0;
}
