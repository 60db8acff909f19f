import { openSealed } from '../../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../../platform/database/database.ts';

/** The second factor of a person, as it is kept. */
export type SecondFactor = {
  readonly customerId: string;
  readonly secret: string;
  readonly askedAt: Date;
  /** The login that asked for the secret; null where a release from before was asked. */
  readonly askedIn: string | null;
  /** Null until it was turned on by a first code. */
  readonly addedAt: Date | null;
  readonly lastStep: number | null;
};

/** How long a secret waits for its first code: long enough to find an app and install it. */
export const SETUP_HOURS = 1;

/** For whom a secret is sealed. */
export const secretSubject = (customerId: string) => `second factor ${customerId}`;

/**
 * The second factor of a person, held until the transaction ends: two codes at the same moment take turns. Throws
 * DoesNotOpen.
 */
export async function holdSecondFactor(
  trx: DatabaseTransaction,
  seal: Seal,
  customerId: string,
): Promise<SecondFactor | null> {
  const row = await trx
    .selectFrom('second_factors')
    .selectAll()
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  return {
    customerId,
    secret: openSealed(seal, row.sealed_secret, secretSubject(customerId), {
      key: 'DATA_SECRET',
      table: 'second_factors',
      id: customerId,
    }),
    askedAt: row.asked_at,
    askedIn: row.asked_session_id,
    addedAt: row.added_at,
    lastStep: row.last_step === null ? null : Number(row.last_step),
  };
}

/** Keeps a new secret in place of one that no code was given for. False where the second factor is on. */
export async function keepSecret(
  trx: DatabaseTransaction,
  { customerId, sessionId }: { readonly customerId: string; readonly sessionId: string },
  sealedSecret: Buffer,
  now: Date,
): Promise<boolean> {
  const begun = { sealed_secret: sealedSecret, asked_at: now, asked_session_id: sessionId };
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('second_factors')
    .values({ customer_id: customerId, ...begun })
    .onConflict(conflict =>
      conflict.column('customer_id').doUpdateSet(begun).where('second_factors.added_at', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Turns it on, from the step of its first code. */
export async function turnOn(
  trx: DatabaseTransaction,
  customerId: string,
  step: number,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('second_factors')
    .set({ added_at: now, last_step: step })
    .where('customer_id', '=', customerId)
    .execute();
}

/** Uses up the codes of the app until this step. */
export async function useStep(trx: DatabaseTransaction, customerId: string, step: number): Promise<void> {
  await trx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('customer_id', '=', customerId)
    .execute();
}

/** Keeps recovery codes in place of those before. */
export async function keepRecoveryCodes(
  trx: DatabaseTransaction,
  customerId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('customer_id', '=', customerId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(hashes.map(code_hash => ({ customer_id: customerId, code_hash })))
    .execute();
}

/** Uses up a recovery code. False for one that is used, or none of theirs. */
export async function useRecoveryCode(
  trx: DatabaseTransaction,
  customerId: string,
  hash: Buffer,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('customer_id', '=', customerId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes the second factor of a person away, with its codes. False where there is none. */
export async function removeFactor(trx: DatabaseTransaction, customerId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('second_factors')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Removes secrets that no code was given for. */
export async function tidySecrets(database: Database, before: Date): Promise<void> {
  await database
    .deleteFrom('second_factors')
    .where('added_at', 'is', null)
    .where('asked_at', '<', before)
    .execute();
}
