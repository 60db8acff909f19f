import type { TalkWay } from '@towpath/domain/bookings/bookedTalk.ts';
import type { Database } from '../../platform/database/database.ts';
import { standingBooking } from './repository.ts';

/** The talk that a person has booked and that is not over at a moment: when it begins, and how; null for none. */
export async function talkToCome(
  database: Database,
  customerId: string,
  now: Date,
): Promise<{ readonly startsAt: Date; readonly way: TalkWay } | null> {
  const booking = await standingBooking(database, customerId);
  return booking && booking.endsAt > now ? { startsAt: booking.startsAt, way: booking.way } : null;
}
