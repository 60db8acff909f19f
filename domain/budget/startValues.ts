import type { Pence } from '../values/pence.ts';
import type { BudgetFacts } from './facts.ts';
import { type BudgetRules, type ToldBefore, typesOf } from './rules.ts';
import type { SubmittedBudget } from './submittedBudget.ts';

/** What a line starts with, in pence a month, and its source. */
export type StartValue = {
  readonly typeId: number;
  readonly amount: Pence;
  readonly from: 'first questions' | 'debts';
};

/** The fields of a listed debt that are read here. */
export type DebtWithPayment = {
  readonly creditTypeId: number | null;
  readonly regularPaymentAmount: Pence | null;
  /** Nothing is paid on it now, whatever should be paid. */
  readonly isNothingPaid: boolean | null;
};

type Rules = Pick<BudgetRules, 'categories' | 'countedPayments' | 'toldBefore'>;

/**
 * What lines start with until their category is submitted: payments on listed debts, and sums from the first questions,
 * that make up a whole budget line. A payment in the list is given later and separately, so it wins. Broader figures do
 * not fill in a line, since only the person knows how they split.
 */
export function startValues(
  { categories, countedPayments, toldBefore }: Rules,
  budget: SubmittedBudget,
  { told, tenure }: Pick<BudgetFacts, 'told' | 'tenure'>,
  debts: readonly DebtWithPayment[],
): readonly StartValue[] {
  const open = new Set(
    categories
      .filter(({ id }) => !budget.some(({ categoryId }) => categoryId === id))
      .flatMap(category => typesOf(category).map(({ id }) => id)),
  );
  const starts = new Map<number, StartValue>();
  for (const { sum, startsAt } of toldBefore) {
    const typeId = startsAt.find(one => one.tenure === tenure)?.typeId;
    const amount = told[sum];
    if (typeId !== undefined && amount) starts.set(typeId, { typeId, amount, from: 'first questions' });
  }
  for (const [typeId, amount] of paymentsByLine(countedPayments, debts)) {
    starts.set(typeId, { typeId, amount, from: 'debts' });
  }
  return [...starts.values()].filter(({ typeId }) => open.has(typeId));
}

/** Payments on debts of the kinds whose payment is a whole line, by line; only where every payment is known. */
function paymentsByLine(
  countedPayments: BudgetRules['countedPayments'],
  debts: readonly DebtWithPayment[],
): ReadonlyMap<number, Pence> {
  const byLine = new Map<number, Pence | null>();
  for (const { creditTypeId, typeIds, isTheLine } of countedPayments) {
    const [typeId] = typeIds;
    if (!isTheLine || typeId === undefined) continue;
    for (const debt of debts.filter(one => one.creditTypeId === creditTypeId)) {
      const before = byLine.get(typeId);
      const payment = debt.isNothingPaid === true ? 0 : debt.regularPaymentAmount;
      byLine.set(typeId, before === null || payment === null ? null : (before ?? 0) + payment);
    }
  }
  return new Map([...byLine].filter((one): one is [number, Pence] => (one[1] ?? 0) > 0));
}

/** The sums from the first questions that no line starts with: they are shown beside their categories. */
export function earlierFiguresToShow(
  { toldBefore }: Pick<BudgetRules, 'toldBefore'>,
  { told, tenure }: Pick<BudgetFacts, 'told' | 'tenure'>,
): readonly (ToldBefore & { readonly amount: Pence })[] {
  return toldBefore.flatMap(one => {
    const amount = told[one.sum];
    const hasLine = one.startsAt.some(start => start.tenure === tenure);
    return amount === undefined || hasLine ? [] : [{ ...one, amount }];
  });
}
