import type { Pence } from '@towpath/domain/values/pence.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

/** What a trustee has named as the fees of a trust deed for a person, as one of us wrote down last; null for nothing. */
export async function trustDeedFeesOf(
  on: Database | DatabaseTransaction,
  customerId: string,
): Promise<Pence | null> {
  const row = await on
    .selectFrom('trust_deed_fees')
    .select('fees')
    .where('customer_id', '=', customerId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.fees ?? null;
}

/** Writes down the fees, in a transaction that holds the person's session. */
export async function addTrustDeedFees(
  trx: DatabaseTransaction,
  noted: {
    readonly customerId: string;
    readonly fees: Pence | null;
    readonly staffId: string;
    readonly at: Date;
  },
): Promise<void> {
  const { customerId, fees, staffId, at } = noted;
  const { sequence } = await trx
    .selectFrom('trust_deed_fees')
    .select(({ fn, val }) => fn.coalesce(fn.max('sequence'), val(0)).as('sequence'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('trust_deed_fees')
    .values({ customer_id: customerId, sequence: sequence + 1, fees, staff_id: staffId, noted_at: at })
    .execute();
}
