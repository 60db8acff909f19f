import type { KeptDebt } from './kept.ts';
import type { Repayment } from './repaymentOn.ts';
import type { OtherOwing } from './sharedDebt.ts';

/** Whom a debt is with now, who had it before, and who owes it too; null where the list of debts never had it. */
export type OwnerNow = (debtId: string) => {
  readonly name: string;
  readonly before: readonly string[];
  readonly sharedWith?: OtherOwing;
} | null;

/**
 * A plan as it is read today: each who is owed something by the name that the list of debts has now, which may have been
 * typed wrong when the plan was drawn up, and with who owes it too. What happened keeps the names of then.
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
  const { sharedWith } = owner;
  return { ...debt, creditor: owner.name, before, ...(sharedWith && { sharedWith }) };
}
