import { hasBudgetRole } from '../budget/roles.ts';
import type { MonthlyLine } from '../budget/submittedBudget.ts';
import type { CreditType } from '../debts/creditType.ts';
import type { ListedDebt } from '../debts/debtFacts.ts';
import { hasDebtRole } from '../debts/roles.ts';
import { balanceOf } from '../debts/totals.ts';
import { formatSum } from '../values/pence.ts';
import type { ToldAnswers } from './told.ts';

/** The debts secured on a home: its mortgages, and other loans. */
export type SecuredOnHome = {
  readonly mortgages: readonly ListedDebt[];
  readonly otherLoans: readonly ListedDebt[];
};

/** Finds them in a list. */
export function securedOnHome(
  listed: readonly ListedDebt[],
  creditTypes: readonly CreditType[],
): SecuredOnHome {
  const typeOf = new Map(creditTypes.map(type => [type.id, type]));
  const onHome = listed.flatMap(debt => {
    const type = debt.creditTypeId === null ? undefined : typeOf.get(debt.creditTypeId);
    return hasDebtRole(type, 'secures-home') ? [{ debt, isMortgage: hasDebtRole(type, 'mortgage') }] : [];
  });
  return {
    mortgages: onHome.filter(({ isMortgage }) => isMortgage).map(({ debt }) => debt),
    otherLoans: onHome.filter(({ isMortgage }) => !isMortgage).map(({ debt }) => debt),
  };
}

/**
 * What the debts and the budget show as owed on a home, by name and sum, beside the question whether nothing is; null where
 * they show nothing. What was told to be owed is not in doubt.
 */
export function sayOwedOnHome(
  told: Pick<ToldAnswers, 'sum'>,
  { mortgages, otherLoans }: SecuredOnHome,
  lines: readonly MonthlyLine[],
): string | null {
  const isDoubted = (stepId: string) => (told.sum(stepId) ?? 0) === 0;
  const hasMortgage = isDoubted('home-mortgage');
  const debts = [...(hasMortgage ? mortgages : []), ...(isDoubted('home-loans') ? otherLoans : [])]
    .filter(debt => balanceOf(debt) !== 0)
    .map(sayDebt);
  const monthly = lines
    .filter(line => hasMortgage && hasBudgetRole(line, 'mortgage'))
    .reduce((sum, line) => sum + (line.monthly ?? 0), 0);
  const says = [
    ...(debts.length === 0 ? [] : [`Your debts show: ${debts.join('; ')}.`]),
    ...(monthly === 0 ? [] : [`Your budget shows: ${formatSum(monthly)} a month for a mortgage.`]),
  ];
  return says.length === 0 ? null : says.join(' ');
}

function sayDebt(debt: ListedDebt): string {
  const balance = balanceOf(debt);
  const sum =
    balance === null ? '' : `, ${debt.currentBalance === null ? 'about ' : ''}${formatSum(balance)}`;
  return `${debt.initialCreditorName}${sum}`;
}
