import { hash } from 'node:crypto';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

/**
 * Keeps the lines that a person was shown, once for everybody who was shown the same, and gives the hash to keep with
 * their answer.
 */
export async function keepText(
  on: Database | DatabaseTransaction,
  lines: readonly string[],
  at: Date,
): Promise<Buffer> {
  const key = hash('sha256', JSON.stringify(lines), 'buffer');
  await on
    .insertInto('consent_texts')
    .values({ text_hash: key, lines: [...lines], kept_at: at })
    .onConflict(conflict => conflict.column('text_hash').doNothing())
    .execute();
  return key;
}

/** The lines kept under a hash; null for an answer that was given before its text was kept. */
export async function keptText(
  on: Database | DatabaseTransaction,
  key: Buffer | null,
): Promise<readonly string[] | null> {
  if (key === null) return null;
  const row = await on
    .selectFrom('consent_texts')
    .select('lines')
    .where('text_hash', '=', key)
    .executeTakeFirst();
  return row?.lines ?? null;
}
