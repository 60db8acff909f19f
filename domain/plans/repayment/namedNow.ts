import type { KeptDebt } from './kept.ts';
import type { Repayment } from './repaymentOn.ts';

/** Whom a debt is with now, and who had it before; null where the list of debts never had it. */
export type OwnerNow = (
  debtId: string,
) => { readonly name: string; readonly before: readonly string[] } | null;

/**
 * A plan as it is read today: each who is owed something by the name that the list of debts has now, which may have been
 * typed wrong when the plan was drawn up. What happened keeps the names of then.
 */
export function namedNow(stands: Repayment, ownerNow: OwnerNow): Repayment {
  const { plan } = stands;
  return {
    ...stands,
    plan: {
      ...plan,
      debts: plan.debts.map(debt => named(debt, ownerNow)),
      outside: plan.outside.map(debt => ({ ...debt, creditor: ownerNow(debt.id)?.name ?? debt.creditor })),
    },
    debts: stands.debts.map(debt => named(debt, ownerNow)),
  };
}

function named<D extends Pick<KeptDebt, 'id' | 'creditor' | 'before'>>(debt: D, ownerNow: OwnerNow): D {
  const owner = ownerNow(debt.id);
  if (owner === null) return debt;
  // The plan may have begun with who had bought it already: those before that are none of its own.
  const its = debt.before.length === 0 ? [] : owner.before.slice(-debt.before.length);
  const before = its.length === debt.before.length ? its : debt.before;
  return { ...debt, creditor: owner.name, before };
}
