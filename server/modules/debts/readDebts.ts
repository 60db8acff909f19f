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

/** Whether something is on the list of a person, and nothing of it was added, changed or taken off after a moment. */
export async function isListAsBefore(database: Database, customerId: string, moment: Date): Promise<boolean> {
  const rows = await database
    .selectFrom('debts')
    .select(['updated_at', 'deleted_at'])
    .where('customer_id', '=', customerId)
    .execute();
  return rows.some(row => row.deleted_at === null) && rows.every(row => row.updated_at <= moment);
}
