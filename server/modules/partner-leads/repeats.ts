import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { KeyRing } from '../../platform/config/keyRing.ts';
import { openSealed } from '../../platform/crypto/doesNotOpen.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';

const DAY = 24 * 60 * 60 * 1000;

/** For whom and what an answer is sealed. */
export const answerSubject = (appId: string, key: string) => `answer to a lead ${appId} ${key}`;

/** A call that may be made again. */
type Repeatable = { readonly appId: string; readonly key: string; readonly body: unknown };

/**
 * Does a piece of work once for each Idempotency-Key of a partner, and gives its answer again for a day. Calls with one
 * key that come at once wait for each other. Throws IDEMPOTENCY_KEY_USED where the key came with another body.
 */
export async function once<Answer>(
  { database, dataSecret }: { readonly database: Database; readonly dataSecret: KeyRing },
  { appId, key, body }: Repeatable,
  now: Date,
  work: (trx: DatabaseTransaction) => Promise<Answer>,
): Promise<Answer> {
  const seal = createSeal(dataSecret);
  const subject = answerSubject(appId, key);
  const bodyHash = hash('sha256', JSON.stringify(body), 'buffer');
  return database.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(trx);
    const earlier = await trx
      .selectFrom('partner_lead_repeats')
      .select(['body_hash', 'sealed_answer'])
      .where('app_id', '=', appId)
      .where('idempotency_key', '=', key)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (earlier) {
      if (!earlier.body_hash.equals(bodyHash)) throw new ApiError('IDEMPOTENCY_KEY_USED');
      const place = { key: 'DATA_SECRET', table: 'partner_lead_repeats', id: key } as const;
      return JSON.parse(openSealed(seal, earlier.sealed_answer, subject, place)) as Answer; // what the same work gave
    }
    const answer = await work(trx);
    const kept = {
      body_hash: bodyHash,
      sealed_answer: seal.close(JSON.stringify(answer), subject),
      expires_at: new Date(now.getTime() + DAY),
    };
    await trx
      .insertInto('partner_lead_repeats')
      .values({ app_id: appId, idempotency_key: key, ...kept })
      .onConflict(conflict => conflict.columns(['app_id', 'idempotency_key']).doUpdateSet(kept))
      .execute();
    return answer;
  });
}
