import { type HouseholdMakeup, makeupOf, savedHousehold } from '@towpath/domain/household/makeup.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

/** Who lives with a person; null before they entered it. */
export async function storedHousehold(
  database: Database,
  customerId: string,
): Promise<HouseholdMakeup | null> {
  const row = await ownHousehold(database, customerId).executeTakeFirst();
  return row ? makeupOf(row) : null;
}

/** The same, locked until the transaction ends. */
export async function lockHousehold(
  trx: DatabaseTransaction,
  customerId: string,
): Promise<HouseholdMakeup | null> {
  const row = await ownHousehold(trx, customerId).forUpdate().executeTakeFirst();
  return row ? makeupOf(row) : null;
}

export type HouseholdChange = {
  readonly customerId: string;
  readonly before: HouseholdMakeup | null;
  readonly after: HouseholdMakeup;
  /** Null: the person. */
  readonly madeBy: 'adviser' | null;
  /** It is written only where there is none yet: two who note the first one at once do not overwrite each other. */
  readonly isFirst: boolean;
  readonly at: Date;
};

/** Stores a household, and its earlier state; false, with nothing changed, where it was to be the first and is not. */
export async function putHousehold(
  trx: DatabaseTransaction,
  { customerId, before, after, madeBy, isFirst, at }: HouseholdChange,
): Promise<boolean> {
  const saved = savedHousehold(after);
  const columns = {
    dependents_under_16: saved.dependentsUnder16,
    dependents_under_18: saved.dependentsUnder18,
    dependents_over_18: saved.dependentsOver18,
    additional_adults: saved.additionalAdults,
    updated_at: at,
  };
  const written = await trx
    .insertInto('households')
    .values({ customer_id: customerId, ...columns })
    .onConflict(conflict => {
      const ofPerson = conflict.column('customer_id');
      return isFirst ? ofPerson.doNothing() : ofPerson.doUpdateSet(columns);
    })
    .returning('customer_id')
    .executeTakeFirst();
  if (!written) return false;
  await trx
    .insertInto('household_changes')
    .values({
      customer_id: customerId,
      old: before && JSON.stringify(savedHousehold(before)),
      new: JSON.stringify(saved),
      made_by: madeBy,
      at,
    })
    .execute();
  return true;
}

/** Whether an adviser was the last to change a household. */
export async function wasPutRightLast(trx: DatabaseTransaction, customerId: string): Promise<boolean> {
  const last = await trx
    .selectFrom('household_changes')
    .select('made_by')
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.made_by === 'adviser';
}

/** When a household was last changed; null before it was entered. */
export async function changedAt(database: Database, customerId: string): Promise<Date | null> {
  const row = await database
    .selectFrom('households')
    .select('updated_at')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.updated_at ?? null;
}

function ownHousehold(database: Database, customerId: string) {
  return database
    .selectFrom('households')
    .select([
      'dependents_under_16 as dependentsUnder16',
      'dependents_under_18 as dependentsUnder18',
      'dependents_over_18 as dependentsOver18',
      'additional_adults as additionalAdults',
    ])
    .where('customer_id', '=', customerId);
}
