import type { ListedDebt } from '@towpath/domain/debts/debtFacts.ts';
import { fillUntouchedFlags } from '@towpath/domain/debts/untouchedFlags.ts';
import type { Database } from '../../platform/database/database.ts';
import { creditorsEver, listedDebts } from './repository.ts';

/** The debts of a person as their list shows them, in its order, with sums in pence (DE-029). */
export async function debtsOf(database: Database, customerId: string): Promise<readonly ListedDebt[]> {
  return fillUntouchedFlags(await listedDebts(database, customerId)).map(
    ({ creditType: _type, changedByHand: _changed, ...debt }) => debt,
  );
}

/** Who is or was owed by each debt that a person has ever had, deleted ones too, by its id. */
export function creditorsEverOf(
  database: Database,
  customerId: string,
): Promise<ReadonlyMap<string, string>> {
  return creditorsEver(database, customerId);
}
