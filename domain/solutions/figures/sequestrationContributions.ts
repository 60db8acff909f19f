import { overMonths, type Span } from '../case/span.ts';
import type { Limits } from '../thresholds/limits.ts';
import type { BudgetFigures } from './budget.ts';

/** All contributions together. */
export function sequestrationPayments({ scottishContribution }: BudgetFigures, limits: Limits): Span {
  return overMonths(scottishContribution, limits.span('SEQ_CONTRIBUTION'));
}
