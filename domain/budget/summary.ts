import { formatPounds, type Pence } from '../values/pence.ts';
import type { BudgetRules } from './rules.ts';
import { type BudgetTotals, budgetTotals, type SubmittedBudget } from './submittedBudget.ts';

/** What can help a person whose costs exceed their income. Each is a key into the content, in the order to try them. */
export const SHORTFALL_HELP = [
  'immigration adviser',
  'benefits check',
  'energy help',
  'debt action plan',
] as const;
export type ShortfallHelp = (typeof SHORTFALL_HELP)[number];

/** A budget at a glance, in pence a month (IE-004). */
export type BudgetSummary = BudgetTotals & {
  readonly summaryText: string;
  /** Empty unless spending exceeds income. It never blocks the person; it lists what can help. */
  readonly shortfallHelp: readonly ShortfallHelp[];
};

/**
 * Summarises a budget. A shortfall adds help and blocks nothing.
 *
 * @param hasPublicFunds whether the person may claim benefits; null while nobody has asked
 */
export function summaryOf(
  rules: Pick<BudgetRules, 'frequencies' | 'categories'>,
  budget: SubmittedBudget,
  hasPublicFunds: boolean | null = null,
): BudgetSummary {
  const totals = budgetTotals(rules, budget);
  return {
    ...totals,
    summaryText: summaryText(totals.disposableIncome),
    shortfallHelp: totals.disposableIncome < 0 ? helpFor(hasPublicFunds) : [],
  };
}

/** A claim for a benefit could cost somebody without public funds their right to stay. */
function helpFor(hasPublicFunds: boolean | null): readonly ShortfallHelp[] {
  const other = hasPublicFunds === false ? 'benefits check' : 'immigration adviser';
  return SHORTFALL_HELP.filter(topic => topic !== other);
}

function summaryText(disposableIncome: Pence): string {
  if (disposableIncome > 0) {
    return `You have ${formatPounds(disposableIncome)} left each month after your bills and living costs.`;
  }
  if (disposableIncome === 0)
    return 'Your income covers your bills and living costs, with nothing left over.';
  return `Your bills and living costs are ${formatPounds(-disposableIncome)} a month more than your income. You can still go on. There is help for this.`;
}
