import { openSealed } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { HeldRow } from '../../platform/database/held.ts';

type OfGuest = { readonly customerId: string; readonly guestId: string };

/** Which answers a person goes on with. */
export type Chosen = 'own' | 'brought';

/** Notes that a guest was brought along, and the journey that waits for the question, if any. */
export async function keepBrought(
  trx: DatabaseTransaction,
  { customerId, guestId, at, journeyId }: OfGuest & { readonly at: Date; readonly journeyId: string | null },
): Promise<void> {
  await trx
    .insertInto('brought_guests')
    .values({ customer_id: customerId, guest_id: guestId, at, journey_id: journeyId })
    .execute();
}

/** Keeps rows of a guest of which the account has its own, to be read and for nothing else. */
export async function keepSetAside(
  trx: DatabaseTransaction,
  seal: Seal,
  {
    customerId,
    guestId,
    table,
    rows,
  }: OfGuest & { readonly table: string; readonly rows: readonly HeldRow[] },
): Promise<void> {
  const sealed = seal.close(JSON.stringify(rows), asideSubject({ customerId, guestId }, table));
  await trx
    .insertInto('set_aside')
    .values({ customer_id: customerId, guest_id: guestId, rows_of: table, sealed })
    .execute();
}

/** The journey that was brought along last and waits for the question; undefined for none. */
export async function waitingFor(
  on: Database | DatabaseTransaction,
  customerId: string,
): Promise<{ readonly journeyId: string } | undefined> {
  const row = await on
    .selectFrom('brought_guests')
    .select('journey_id')
    .where('customer_id', '=', customerId)
    .where('journey_id', 'is not', null)
    .where('chosen', 'is', null)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.journey_id ? { journeyId: row.journey_id } : undefined;
}

/**
 * Writes down which answers a person goes on with, the first time.
 *
 * @returns whether it is written down now; null for a journey that they did not bring along
 */
export async function choose(
  trx: DatabaseTransaction,
  { customerId, journeyId }: { readonly customerId: string; readonly journeyId: string },
  chosen: Chosen,
  at: Date,
): Promise<{ readonly isNew: boolean; readonly chosen: Chosen } | null> {
  const row = await trx
    .selectFrom('brought_guests')
    .select(['guest_id', 'chosen'])
    .where('customer_id', '=', customerId)
    .where('journey_id', '=', journeyId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  if (row.chosen !== null) return { isNew: false, chosen: row.chosen === 'own' ? 'own' : 'brought' };
  // An earlier one that still waits is answered with it: the person was asked about the last alone.
  await trx
    .updateTable('brought_guests')
    .set({ chosen: 'own', chosen_at: at })
    .where('customer_id', '=', customerId)
    .where('chosen', 'is', null)
    .execute();
  await trx
    .updateTable('brought_guests')
    .set({ chosen })
    .where('customer_id', '=', customerId)
    .where('guest_id', '=', row.guest_id)
    .execute();
  return { isNew: true, chosen };
}

/** What was set aside of a table, opened. Throws DoesNotOpen. */
export function openedAside(
  seal: Seal,
  row: {
    readonly customer_id: string;
    readonly guest_id: string;
    readonly rows_of: string;
    readonly sealed: Buffer;
  },
): string {
  const place = { key: 'HEALTH_DATA_KEY', table: 'set_aside', id: row.guest_id } as const;
  const subject = asideSubject({ customerId: row.customer_id, guestId: row.guest_id }, row.rows_of);
  return openSealed(seal, row.sealed, subject, place);
}

/** For whom and what rows that were set aside are sealed. */
export function asideSubject({ customerId, guestId }: OfGuest, table: string): string {
  return `set aside ${customerId} ${guestId} ${table}`;
}
