import type { Debt } from './debt.ts';
import { isSameCreditor } from './sameCreditor.ts';

/** That a debt was sold or passed on, as it was told. */
export type DebtSale = {
  readonly debtId: string;
  /** The day of it, 'YYYY-MM-DD'. */
  readonly on: string;
  /** Who had it until then, as far as was known where it was told. */
  readonly from: string;
  readonly to: string;
};

/** Whom a debt is with on a day. */
export type DebtOwner<Sale extends DebtSale = DebtSale> = {
  readonly name: string;
  /** Who had it before, the first of them first; nobody where it was not sold. */
  readonly before: readonly string[];
  /** By which it came to them; null where it was not sold. */
  readonly sale: Sale | null;
  /** The list of debts has it by this name, so that the reference there is theirs too. */
  readonly isListed: boolean;
};

/**
 * Whom a debt is with at the end of a day, 'YYYY-MM-DD': who it began with by the list of debts, and after each sale its
 * buyer. What stands in the list stays as it was typed or reported; where the name of a buyer was typed there since, it
 * began with who had it before the first sale.
 *
 * @param sales of any debts, those of one day in the order in which they were told
 */
export function ownerOn<Sale extends DebtSale>(
  { id, initialCreditorName: listed }: Pick<Debt, 'id' | 'initialCreditorName'>,
  sales: readonly Sale[],
  day: string,
): DebtOwner<Sale> {
  const its = sales.filter(({ debtId, on }) => debtId === id && on <= day).toSorted(byDay);
  const [first, last] = [its[0], its.at(-1)];
  if (!first || !last) return { name: listed, before: [], sale: null, isListed: true };
  const isBuyer = its.some(({ to }) => isSameCreditor(to, listed));
  const names = [isBuyer ? first.from : listed, ...its.map(({ to }) => to)];
  return {
    name: last.to,
    before: names.slice(0, -1),
    sale: last,
    isListed: isSameCreditor(last.to, listed),
  };
}

function byDay({ on: one }: DebtSale, { on: other }: DebtSale): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
