import type { GrantedDebt } from '@towpath/domain/plans/granted.ts';
import { takenInLater } from '@towpath/domain/plans/repayment/takingIn.ts';
import { DoesNotOpen, orDoesNotOpen } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import { eventsOf, type OfPlan } from './repository.ts';

/**
 * The debts that were taken into a programme since it was approved, by what is written down of it; none where what is kept of
 * it does not open.
 *
 * @param seal the one that plans are sealed with
 */
export async function takenInTold(
  database: Database,
  seal: Seal,
  of: OfPlan,
): Promise<readonly GrantedDebt[]> {
  const stored = await orDoesNotOpen(eventsOf(database, seal, of));
  return stored instanceof DoesNotOpen ? [] : takenInLater(stored.map(({ event }) => event));
}
