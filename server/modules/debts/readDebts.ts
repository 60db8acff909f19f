import type { ListedDebt } from '@towpath/domain/debts/debtFacts.ts';
import { fillUntouchedFlags } from '@towpath/domain/debts/untouchedFlags.ts';
import type { Database } from '../../platform/database/database.ts';
import { listedDebts } from './repository.ts';

export { creditorsEver } from './repository.ts';

/** The debts of a person as their list shows them, in its order, with sums in pence (DE-029). */
export async function debtsOf(database: Database, customerId: string): Promise<readonly ListedDebt[]> {
  return fillUntouchedFlags(await listedDebts(database, customerId)).map(
    ({ creditType: _type, changedByHand: _changed, ...debt }) => debt,
  );
}

/**
 * The debts on the list of a person that were neither added nor changed after a moment, and of which nobody has said since that
 * they are still owed, by their ids: each with when it came on the list.
 */
export async function listedSince(
  database: Database,
  customerId: string,
  moment: Date,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await database
    .selectFrom('debts')
    .select(['id', 'created_at'])
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .where('updated_at', '<=', moment)
    .execute();
  return new Map(rows.map(row => [row.id, row.created_at]));
}
