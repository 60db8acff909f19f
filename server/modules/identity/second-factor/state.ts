import type { Database, DatabaseTransaction } from '../../../platform/database/database.ts';

/** Whether a login of a person asks for a code. */
export async function asksForCode(on: Database | DatabaseTransaction, customerId: string): Promise<boolean> {
  return (await secondFactorOf(on, customerId)) !== null;
}

/** Since when a person has a second factor, and how many recovery codes are left; null where they have none. */
export async function secondFactorOf(
  on: Database | DatabaseTransaction,
  customerId: string,
): Promise<{ readonly since: Date; readonly recoveryCodesLeft: number } | null> {
  const row = await on
    .selectFrom('second_factors')
    .select('added_at')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (!row?.added_at) return null;
  return { since: row.added_at, recoveryCodesLeft: await codesLeft(on, customerId) };
}

/** How many recovery codes of a person are not used. */
export async function codesLeft(on: Database | DatabaseTransaction, customerId: string): Promise<number> {
  const { left } = await on
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('customer_id', '=', customerId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}
