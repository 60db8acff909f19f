import type { Pence } from '../../values/pence.ts';
import type { FactsToDraw } from './drawing.ts';
import type { OutsideDebt } from './event.ts';

/** What is paid each month beside a plan, for debts that stay outside of it and come first. */
export type PaidApart = {
  /** Each of those debts, by its id. */
  readonly each: readonly { readonly id: string; readonly monthly: Pence }[];
  /**
   * What the budget leaves before them, of which the plan pays the rest; null where the plan pays another sum than that, such
   * as one of before the rent went up.
   */
  readonly leftBefore: Pence | null;
};

/** What is known of no day. */
export const NOTHING_APART: PaidApart = { each: [], leftBefore: null };

/**
 * What the advice of today sets aside for the debts outside of a plan. Nobody is told to pay what the budget does not leave,
 * nor a debt that waits for a talk.
 *
 * @param plan what it pays each month, in pence, and what stays outside of it
 * @param waits the debts, by their ids, of which advice comes first
 */
export function paidApart(
  { canPay, setAside }: Pick<FactsToDraw, 'canPay' | 'setAside'>,
  plan: { readonly monthly: Pence; readonly outside: readonly Pick<OutsideDebt, 'id'>[] },
  waits: ReadonlySet<string>,
): PaidApart {
  if (canPay === null || canPay < 0) return NOTHING_APART;
  const each = plan.outside.flatMap(({ id }) => {
    const monthly = waits.has(id) ? 0 : (setAside.get(id) ?? 0);
    return monthly > 0 ? [{ id, monthly }] : [];
  });
  const apart = sumOf(each.map(({ monthly }) => monthly));
  // What is set aside for a debt that is in the plan, or waits, would be missing in the sum.
  const isAllOfIt = apart > 0 && apart === sumOf([...setAside.values()]);
  return { each, leftBefore: isAllOfIt && plan.monthly === canPay ? canPay + apart : null };
}

function sumOf(sums: readonly Pence[]): Pence {
  return sums.reduce((total, sum) => total + sum, 0);
}
