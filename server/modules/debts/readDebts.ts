import type { ListedDebt } from '@towpath/domain/debts/debtFacts.ts';
import { fillUntouchedFlags } from '@towpath/domain/debts/untouchedFlags.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StoredDebt } from './debtRow.ts';
import { deletedDebts, listedDebts } from './repository.ts';

/** The debts of a person as their list shows them, in its order, with sums in pence (DE-029). */
export async function debtsOf(database: Database, customerId: string): Promise<readonly ListedDebt[]> {
  return fillUntouchedFlags(await listedDebts(database, customerId)).map(asListed);
}

/** The debts that a person took off their list, for what was said of them elsewhere before. */
export async function deletedDebtsOf(database: Database, customerId: string): Promise<readonly ListedDebt[]> {
  return (await deletedDebts(database, customerId)).map(asListed);
}

function asListed({ creditType: _type, changedByHand: _changed, ...debt }: StoredDebt): ListedDebt {
  return debt;
}
