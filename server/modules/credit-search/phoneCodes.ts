import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

type Connection = Database | DatabaseTransaction;

/** The code that was sent to a phone which a person says is theirs, as stored. */
export type StoredPhoneCode = {
  readonly customerId: string;
  readonly journeyId: string;
  readonly codeHash: Buffer;
  readonly phoneHash: Buffer;
  readonly sealedPhone: Buffer;
  readonly triesLeft: number;
  readonly tried: readonly string[];
  readonly expiresAt: Date;
  readonly sentAt: Date;
  readonly timesSent: number;
  /** The phone and journey of each wrong code, as `phoneIn` says them. */
  readonly wrongFor: readonly string[];
};

/** A phone in a journey: wrong codes are counted for both. */
export const phoneIn = (of: { readonly journeyId: string; readonly phoneHash: Buffer }): string =>
  `${of.journeyId} ${of.phoneHash.toString('base64url')}`;

/** What the number is sealed for. */
export const phoneSubject = (customerId: string): string => `search phone ${customerId}`;

/** The code of a person; `hold` locks it until the transaction ends. */
export async function phoneCodeOf(
  database: Connection,
  customerId: string,
  { hold = false } = {},
): Promise<StoredPhoneCode | undefined> {
  const query = database
    .selectFrom('credit_search_phone_codes')
    .selectAll()
    .where('customer_id', '=', customerId);
  const row = await (hold ? query.forUpdate() : query).executeTakeFirst();
  return (
    row && {
      customerId,
      journeyId: row.journey_id,
      codeHash: row.code_hash,
      phoneHash: row.phone_hash,
      sealedPhone: row.sealed_phone,
      triesLeft: row.tries_left,
      tried: row.tried,
      expiresAt: row.expires_at,
      sentAt: row.sent_at,
      timesSent: row.times_sent,
      wrongFor: row.wrong_for,
    }
  );
}

/** Stores a code in place of any earlier one. */
export async function keepPhoneCode(
  database: Connection,
  code: Omit<StoredPhoneCode, 'tried'>,
): Promise<void> {
  const kept = {
    journey_id: code.journeyId,
    code_hash: code.codeHash,
    phone_hash: code.phoneHash,
    sealed_phone: code.sealedPhone,
    tries_left: code.triesLeft,
    tried: [],
    expires_at: code.expiresAt,
    sent_at: code.sentAt,
    times_sent: code.timesSent,
    wrong_for: [...code.wrongFor],
  };
  await database
    .insertInto('credit_search_phone_codes')
    .values({ customer_id: code.customerId, ...kept })
    .onConflict(conflict => conflict.column('customer_id').doUpdateSet(kept))
    .execute();
}

/** Counts a wrong try. */
export async function countPhoneTry(
  trx: DatabaseTransaction,
  code: StoredPhoneCode,
  wrong: string,
): Promise<void> {
  await trx
    .updateTable('credit_search_phone_codes')
    .set({
      tries_left: code.triesLeft - 1,
      tried: [...code.tried, wrong],
      wrong_for: [...code.wrongFor, phoneIn(code)],
    })
    .where('customer_id', '=', code.customerId)
    .execute();
}

/** Puts another code in place of one that was sent, if that is still the one to give; tries at it count on. */
export async function replacePhoneCode(
  database: Database,
  old: StoredPhoneCode,
  { codeHash, sentAt }: Pick<StoredPhoneCode, 'codeHash' | 'sentAt'>,
): Promise<void> {
  await database
    .updateTable('credit_search_phone_codes')
    .set({ code_hash: codeHash, sent_at: sentAt, times_sent: old.timesSent + 1, tried: [] })
    .where('customer_id', '=', old.customerId)
    .where('code_hash', '=', old.codeHash)
    .execute();
}

export async function removePhoneCode(database: Connection, customerId: string): Promise<void> {
  await database.deleteFrom('credit_search_phone_codes').where('customer_id', '=', customerId).execute();
}
