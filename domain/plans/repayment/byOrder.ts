import type { NextWithThem, Standing } from './answering.ts';

/** The debts, by their ids, of which a court says what is paid, or that are taken before their person is paid. */
export type ByOrder = ReadonlySet<string>;

export const NOTHING_BY_ORDER: ByOrder = new Set();

/** How it stands with whom such a debt is owed to, until a letter has asked the court to look at it again. */
export function whileByOrder<With extends { readonly standing: Standing; readonly next: NextWithThem }>(
  debt: With & { readonly id: string },
  byOrder: ByOrder,
): With {
  if (!byOrder.has(debt.id) || debt.standing !== 'not offered') return debt;
  return { ...debt, standing: 'by order', next: { step: 'pay as ordered', who: 'you', by: null } };
}
