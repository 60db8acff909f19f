import type { MonthlyLine } from '../budget/submittedBudget.ts';
import type { BudgetLine, Case } from '../solutions/case/case.ts';
import { whoseFrom } from './besideBudget.ts';
import type { ToldAnswers } from './told.ts';

/** A partner who shares the budget. Null where nobody asked: the lines of the budget then say whose money there is. */
export function partnerFrom(told: ToldAnswers): Case['partner'] {
  const partner = told.one('partner', ['no', 'would-pay', 'would-not', 'yes']);
  return {
    sharesBudget: partner === null ? null : partner !== 'no',
    wouldPay: partner === 'would-pay' ? true : partner === 'would-not' ? false : null,
    wantsAdvice: told.yesNo('partner-advice'),
  };
}

/** The lines of the budget with whose they are, where that was asked. */
export function linesFrom(told: ToldAnswers, lines: readonly MonthlyLine[]): readonly BudgetLine[] {
  const whose = whoseFrom(told.text('whose-money'));
  return lines.map(line => ({ ...line, whose: whose.get(line.typeId) ?? null }));
}
