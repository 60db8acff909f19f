import { randomUUID } from 'node:crypto';
import { NOTHING_SAID_OF_ENTITLEMENTS, type SaidOfEntitlements } from '@towpath/domain/entitlements/said.ts';
import { openSealed } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

// A row that is brought to another account stays as it is sealed: its id is its alone.
export const saidSubject = (id: string) => `said of entitlements ${id}`;

/** Throws DoesNotOpen. */
export function openSaid(seal: Seal, id: string, sealed: Buffer): SaidOfEntitlements {
  const place = { key: 'HEALTH_DATA_KEY', table: 'entitlements_said', id } as const;
  // What was sealed for this subject was written below.
  return JSON.parse(openSealed(seal, sealed, saidSubject(id), place)) as SaidOfEntitlements;
}

/** What a person says of help that was found. Throws DoesNotOpen. */
export async function saidOf(
  on: Database | DatabaseTransaction,
  seal: Seal,
  customerId: string,
): Promise<SaidOfEntitlements> {
  const row = await on
    .selectFrom('entitlements_said')
    .select(['id', 'sealed'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row ? openSaid(seal, row.id, row.sealed) : NOTHING_SAID_OF_ENTITLEMENTS;
}

/** Writes it. */
export async function saveSaid(
  trx: DatabaseTransaction,
  seal: Seal,
  { customerId, at }: { readonly customerId: string; readonly at: Date },
  said: SaidOfEntitlements,
): Promise<void> {
  const id = randomUUID();
  const values = { id, sealed: seal.close(JSON.stringify(said), saidSubject(id)), changed_at: at };
  await trx
    .insertInto('entitlements_said')
    .values({ customer_id: customerId, ...values })
    .onConflict(conflict => conflict.column('customer_id').doUpdateSet(values))
    .execute();
}
