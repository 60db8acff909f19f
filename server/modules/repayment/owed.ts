import type { Debt } from '@towpath/domain/debts/debt.ts';
import { balanceOf } from '@towpath/domain/debts/totals.ts';
import { type OwedNow, owedNow } from '@towpath/domain/plans/repayment/owedNow.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { balancesSaidAt } from '../debts/balancesSaid.ts';
import { eventsOfAllPlans } from './repository.ts';

/** Says what a debt of a list is owed now, by all that was told of it. */
export type OwedOf = (debt: Pick<Debt, 'id' | 'currentBalance' | 'estimatedBalance'>) => OwedNow;

/**
 * What the debts of a person are owed now, by their list and by what they told of any plan of theirs, ended ones too, and
 * have not taken back.
 *
 * @param seal of what happened to plans
 * @param exceptPlanId a plan of which nothing counts: it keeps by itself what it was told
 * @throws DoesNotOpen
 */
export async function owedTold(
  on: Database | DatabaseTransaction,
  seal: Seal,
  customerId: string,
  exceptPlanId?: string,
): Promise<OwedOf> {
  const plans = await eventsOfAllPlans(on, seal, customerId, exceptPlanId);
  // Most people have no plan yet: then what the list says is all there is.
  const saidAt = plans.length === 0 ? new Map<string, Date>() : await balancesSaidAt(on, customerId);
  return debt =>
    owedNow({ id: debt.id, balance: balanceOf(debt), saidAt: saidAt.get(debt.id) ?? null }, plans);
}
