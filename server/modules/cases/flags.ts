import { CASE_FLAGS, type CaseFlag } from '@towpath/contracts/api/staffCases.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

/** The flags that are set on a person and that this release knows, in their order. */
export async function flagsOf(database: Database, customerId: string): Promise<readonly CaseFlag[]> {
  const rows = await database
    .selectFrom('case_flags')
    .select('flag')
    .where('customer_id', '=', customerId)
    .execute();
  return CASE_FLAGS.filter(flag => rows.some(row => row.flag === flag));
}

/**
 * Sets a flag or takes it away; false where it was so before.
 *
 * @param staffId who does; null where the service does by itself
 */
export async function setFlag(
  trx: DatabaseTransaction,
  {
    customerId,
    flag,
    isSet,
    at,
    staffId,
  }: {
    readonly customerId: string;
    readonly flag: CaseFlag;
    readonly isSet: boolean;
    readonly at: Date;
    readonly staffId: string | null;
  },
): Promise<boolean> {
  if (!isSet) {
    const { numDeletedRows } = await trx
      .deleteFrom('case_flags')
      .where('customer_id', '=', customerId)
      .where('flag', '=', flag)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
  const added = await trx
    .insertInto('case_flags')
    .values({ customer_id: customerId, flag, at, staff_id: staffId })
    .onConflict(conflict => conflict.doNothing())
    .returning('flag')
    .executeTakeFirst();
  return added !== undefined;
}
