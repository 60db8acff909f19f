import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { note } from '../../platform/audit/auditLog.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { londonDate } from '../../platform/time/londonDate.ts';

/**
 * Done on the day after tomorrow, so after 24 hours at least: nothing but a session shows who asks, and nobody can be
 * told by mail, so whoever it belongs to must be able to see it and take it back.
 */
const WAITS_MS = 2 * 24 * 60 * 60 * 1000;

/** Somebody without an account; no network where what they did is done again after a restore. */
export type Guest = { readonly customerId: string; readonly network?: Buffer };
export type GuestErasure = { readonly askedAt: Date; readonly eraseOn: string };

/** Writes down that somebody without an account wants to be erased, once: asked again, the first day stays. */
export async function askGuestErasure(database: Database, who: Guest, now: Date): Promise<GuestErasure> {
  return database.transaction().execute(async trx => {
    const eraseOn = isoDate(londonDate(new Date(now.getTime() + WAITS_MS)));
    const added = await trx
      .insertInto('erasures')
      .values({ customer_id: who.customerId, asked_at: now, erase_on: eraseOn, by_guest: true })
      .onConflict(conflict => conflict.doNothing())
      .returning('customer_id')
      .executeTakeFirst();
    if (added) await note(trx, { ...who, kind: 'erasure asked', at: now, facts: {} });
    return (await guestErasureOf(trx, who.customerId)) ?? { askedAt: now, eraseOn };
  });
}

/** What somebody without an account has asked for; null for nothing. */
export async function guestErasureOf(
  database: Database | DatabaseTransaction,
  customerId: string,
): Promise<GuestErasure | null> {
  const row = await database
    .selectFrom('erasures')
    .select(['asked_at', 'erase_on'])
    .where('customer_id', '=', customerId)
    .where('by_guest', '=', true)
    .executeTakeFirst();
  return row ? { askedAt: row.asked_at, eraseOn: row.erase_on } : null;
}

/** Keeps what somebody without an account told us. Without an erasure it changes nothing. */
export function keepGuest(database: Database, who: Guest, now: Date): Promise<void> {
  return database.transaction().execute(async trx => {
    if (!(await forgetGuestErasure(trx, who.customerId))) return;
    await note(trx, { ...who, kind: 'erasure cancelled', at: now, facts: {} });
  });
}

/** Gives up what was asked for without an account. Says whether there was anything. */
export async function forgetGuestErasure(trx: DatabaseTransaction, customerId: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom('erasures')
    .where('customer_id', '=', customerId)
    .where('by_guest', '=', true)
    .returning('customer_id')
    .executeTakeFirst();
  return gone !== undefined;
}
