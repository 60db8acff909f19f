import type { Database } from '../../platform/database/database.ts';
import { accountOfGuest } from '../coming-back/accountOfGuest.ts';
import { newToken, readToken } from '../identity/token.ts';
import { bookingById, type KeptBooking } from './repository.ts';

const DAY = 24 * 60 * 60 * 1000;
/** So long after a talk its links still say what became of it. */
const LASTS_AFTER = 7 * DAY;

/**
 * The address of a booking for its mail. Its secret stands behind the #, which no browser sends to a server; only its hash
 * is kept. The links of earlier mails go on working.
 *
 * @param appId the partner in whose look it opens; null for ours
 */
export async function linkTo(
  database: Database,
  booking: KeptBooking,
  appId: string | null,
  now: Date,
): Promise<string> {
  const { token, hash } = newToken(booking.customerId);
  await database
    .insertInto('booking_links')
    .values({
      customer_id: booking.customerId,
      token_hash: hash,
      booking_id: booking.id,
      made_at: now,
    })
    .execute();
  const look = appId === null ? '' : `?${new URLSearchParams({ appId })}`;
  return `/booking${look}#${token}`;
}

/** The booking that a link leads to; undefined for a link that is none of ours, or of a talk that is long over. */
export async function bookingByToken(
  database: Database,
  token: string,
  now: Date,
): Promise<KeptBooking | undefined> {
  const read = readToken(token);
  if (!read) return undefined;
  // A link that a guest was sent goes on leading to their talk once that is their account's.
  const link =
    (await linkOf(database, read)) ??
    (await linkOf(database, { ...read, customerId: await accountOfGuest(database, read.customerId) }));
  const booking = link && (await bookingById(database, link));
  return booking && booking.endsAt.getTime() + LASTS_AFTER > now.getTime() ? booking : undefined;
}

async function linkOf(
  database: Database,
  { customerId, hash }: { readonly customerId: string | undefined; readonly hash: Buffer },
): Promise<{ readonly customerId: string; readonly id: string } | undefined> {
  if (customerId === undefined) return undefined;
  const row = await database
    .selectFrom('booking_links')
    .select('booking_id')
    .where('customer_id', '=', customerId)
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  return row && { customerId, id: row.booking_id };
}
