import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { KeyRing } from '../../platform/config/keyRing.ts';
import { openSealed } from '../../platform/crypto/doesNotOpen.ts';
import { createSeal, type Seal } from '../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

/** As many as it takes to turn from one to the next. */
const MOST_KEYS = 2;

/** For whom and what a secret is sealed. */
export const secretSubject = (keyId: string) => `partner key ${keyId}`;

/** A key of a partner, without its secret. */
export type PartnerKey = {
  readonly id: string;
  readonly appId: string;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
};

/**
 * Makes a key for a partner. Two may run side by side, so that a partner can turn from one to the next.
 *
 * @param noted writes down, in the same transaction, that it was made
 * @returns the key with its secret, which is not shown again; null where two are running
 */
export async function addPartnerKey(
  { database, dataSecret }: { readonly database: Database; readonly dataSecret: KeyRing },
  appId: string,
  now: Date,
  noted: (trx: DatabaseTransaction, id: string) => Promise<void> = async () => {},
): Promise<{ readonly id: string; readonly secret: string } | null> {
  const id = `pk_${randomBytes(12).toString('base64url')}`;
  const secret = randomBytes(32).toString('base64url');
  return database.transaction().execute(async trx => {
    // Two who add one at once wait for each other.
    await sql`select pg_advisory_xact_lock(hashtext(${`partner keys ${appId}`}))`.execute(trx);
    const running = await trx
      .selectFrom('partner_keys')
      .select('id')
      .where('app_id', '=', appId)
      .where('ended_at', 'is', null)
      .execute();
    if (running.length >= MOST_KEYS) return null;
    await trx
      .insertInto('partner_keys')
      .values({
        id,
        app_id: appId,
        sealed_secret: createSeal(dataSecret).close(secret, secretSubject(id)),
        created_at: now,
      })
      .execute();
    await noted(trx, id);
    return { id, secret };
  });
}

/** Every key there was, the newest first. */
export async function partnerKeys(database: Database): Promise<readonly PartnerKey[]> {
  const rows = await database
    .selectFrom('partner_keys')
    .select(['id', 'app_id', 'created_at', 'ended_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(row => ({
    id: row.id,
    appId: row.app_id,
    createdAt: row.created_at,
    endedAt: row.ended_at,
  }));
}

/** Ends a key: the next call that it signs is refused. False for one that is unknown or has ended. */
export async function endPartnerKey(
  database: Database | DatabaseTransaction,
  id: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('partner_keys')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The partner and the secret of a running key; null for one that is unknown or has ended. */
export async function runningKey(
  database: Database,
  seal: Seal,
  id: string,
): Promise<{ readonly appId: string; readonly secret: string } | null> {
  const row = await database
    .selectFrom('partner_keys')
    .select(['app_id', 'sealed_secret'])
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const place = { key: 'DATA_SECRET', table: 'partner_keys', id } as const;
  return { appId: row.app_id, secret: openSealed(seal, row.sealed_secret, secretSubject(id), place) };
}
