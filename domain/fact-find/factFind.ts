import type { BudgetRules } from '../budget/rules.ts';
import type { MonthlyLine } from '../budget/submittedBudget.ts';
import type { CreditType } from '../debts/creditType.ts';
import type { ListedDebt } from '../debts/debtFacts.ts';
import type { HouseholdMakeup } from '../household/makeup.ts';
import type { HealthAnswers } from '../people/healthQuestions.ts';
import type { GrantedHere } from '../solutions/case/grantedHere.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import type { Pence } from '../values/pence.ts';
import type { Answers } from './told.ts';

/** Everything that a person has told us, in the forms in which it is stored. */
export type FactFind = {
  readonly answers: Answers;
  readonly debts: readonly ListedDebt[];
  readonly creditTypes: readonly CreditType[];
  /** Which lines of the budget hold what is paid on a kind of debt. */
  readonly countedPayments: BudgetRules['countedPayments'];
  /** Null until the household is saved. */
  readonly household: HouseholdMakeup | null;
  /** The budget, its lines as `monthlyLines` gives them. */
  readonly budget: {
    readonly isComplete: boolean;
    readonly missing: readonly string[];
    readonly lines: readonly MonthlyLine[];
  };
  /** What is stored with the person. */
  readonly details: { readonly dateOfBirth: CalendarDate | null };
  /** Told with consent to keep it, and stored apart from all other answers; empty when nothing was told. */
  readonly health: HealthAnswers;
  /** What a trustee has named as the fees of a trust deed, in all; null where none was asked. */
  readonly trustDeedFees: Pence | null;
  /** What was granted on plans from here, by where those stand: it counts whatever was answered. Left out for nothing. */
  readonly grantedHere?: readonly GrantedHere[];
  readonly today: CalendarDate;
};
