import { randomBytes } from 'node:crypto';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { hashOf } from './token.ts';

const HOUR = 60 * 60 * 1000;
/**
 * As long as the longest time between two mails (`passwordResetMails.ts`): whoever asks in between, the link of the
 * newest mail works until another is sent, and none that has ended ever works again.
 */
export const RESET_LINK_HOURS = 3;
/** People read their welcome when they have time. */
export const WELCOME_LINK_HOURS = 72;

/** How long a link works, as its mail says it: "1 hour", "3 days". Full days are said as days. */
export function sayLinkLife(hours: number): string {
  const [number, unit] = hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour'];
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}

/** Makes the token of a link to choose a password; its hash is kept. Links that were sent before it end. */
export async function newPasswordLink(
  database: Database,
  customerId: string,
  now: Date,
  hours: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.transaction().execute(async trx => {
    await consumePasswordLinksOf(trx, customerId, now);
    await trx
      .insertInto('password_links')
      .values({
        token_hash: hashOf(token),
        customer_id: customerId,
        expires_at: new Date(now.getTime() + hours * HOUR),
      })
      .execute();
  });
  return token;
}

/** Whose link it is; null for one that can no longer be used. */
export async function ownerOfPasswordLink(
  database: Database,
  token: string,
  now: Date,
): Promise<string | null> {
  const row = await database
    .selectFrom('password_links')
    .select('customer_id')
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.customer_id ?? null;
}

/**
 * Uses up a link and every other link of the same person. Returns whose it was, or null when it can no longer be used.
 */
export async function consumePasswordLink(
  trx: DatabaseTransaction,
  token: string,
  now: Date,
): Promise<string | null> {
  const row = await trx
    .updateTable('password_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('customer_id')
    .executeTakeFirst();
  if (!row) return null;
  await consumePasswordLinksOf(trx, row.customer_id, now);
  return row.customer_id;
}

/** Uses up every link of a person, when their password was set another way. */
export async function consumePasswordLinksOf(
  trx: DatabaseTransaction,
  customerId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('password_links')
    .set({ used_at: now })
    .where('customer_id', '=', customerId)
    .where('used_at', 'is', null)
    .execute();
}
