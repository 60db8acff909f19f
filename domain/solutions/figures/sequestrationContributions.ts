import { between, overMonths, type Span, ZERO } from '../case/span.ts';
import type { Limits } from '../thresholds/limits.ts';
import type { BudgetFigures } from './budget.ts';

/** All contributions together. */
export function sequestrationPayments(budget: BudgetFigures, limits: Limits): Span {
  return overMonths(contributionOf(budget), limits.span('SEQ_CONTRIBUTION'));
}

/** The monthly contribution; nothing for a person who lives on benefits alone. */
export function contributionOf({ isOnlyBenefits, scottishContribution }: BudgetFigures): Span {
  if (isOnlyBenefits.low === 1) return ZERO;
  return isOnlyBenefits.high === 1 ? between(0, scottishContribution.high) : scottishContribution;
}
