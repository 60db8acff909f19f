import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { customersOf } from '../customers/accounts.ts';
import { LATER_APART } from './passwordResetMails.ts';
import { hashOf } from './token.ts';

const HOUR = 60 * 60 * 1000;
/** Long enough to find the mail, short enough that an old one in an inbox is of no use. */
export const RESET_LINK_HOURS = 1;
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

/**
 * Lets the link that was mailed last to an email work for an hour from now, where no other is sent. The same statement
 * whether or not the email has an account.
 */
export async function keepNewestLink(trx: DatabaseTransaction, email: string, now: Date): Promise<void> {
  const until = new Date(now.getTime() + RESET_LINK_HOURS * HOUR);
  await trx
    .updateTable('password_links')
    .set({ expires_at: sql<Date>`greatest(expires_at, ${until})` })
    .where('customer_id', 'in', trx.selectFrom(customersOf(trx, email)).select('customer.id'))
    .where('used_at', 'is', null)
    // One from longer ago has another after it, or may be sent another.
    .where('expires_at', '>', new Date(now.getTime() - LATER_APART))
    .execute();
}

/** Whether a link can still be used. */
export async function isPasswordLinkGood(database: Database, token: string, now: Date): Promise<boolean> {
  const row = await database
    .selectFrom('password_links')
    .select('customer_id')
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
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
