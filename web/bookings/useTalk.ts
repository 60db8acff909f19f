import type { Booking } from '@towpath/contracts/api/bookings.ts';
import { useMemo, useState } from 'react';
import { hasCode, isFailure } from '../data/failure.ts';
import type { JustNow } from './BookedTalk.tsx';
import type { BookingWays } from './ways.ts';

/** A booking on its page: how it stands, what has just happened to it, and whether another time is being looked for. */
type Talk<Read extends Booking | null> = {
  readonly booking: Read | Booking;
  readonly just?: JustNow | undefined;
  readonly isMoving: boolean;
};

/**
 * A booking as its page has it. It may have been cancelled elsewhere, by another mail or by one of us: who moves it or
 * says that they keep it is told how it stands, so that nobody waits for a call that does not come.
 *
 * @param read how it stood when the page was opened
 */
export function useTalk<Read extends Booking | null>(read: Read, ways: BookingWays) {
  const [talk, setTalk] = useState<Talk<Read>>({ booking: read, isMoving: false });
  const came = (booking: Read | Booking, just?: JustNow) => setTalk({ booking, just, isMoving: false });
  const telling = useMemo<BookingWays>(
    () => ({
      ...ways,
      async move(booking, change) {
        try {
          return await ways.move(booking, change);
        } catch (failure) {
          if (hasCode(failure, 'BOOKING_IS_OVER')) {
            const now = (await ways.read()) ?? cancelled(booking);
            setTalk({ booking: now, isMoving: false });
          }
          throw failure;
        }
      },
    }),
    [ways],
  );

  /** Says that it stays, or how it stands by now. Rejects where that cannot be known. */
  async function keep(booking: Booking): Promise<void> {
    const now = await ways.read();
    if (now?.state === 'booked') came(now, isWhereItWas(now, booking) ? 'kept' : 'moved');
    else came(now ?? cancelled(booking));
  }

  return {
    ...talk,
    ways: telling,
    came,
    move: () => setTalk({ ...talk, isMoving: true }),
    keep,
    /** Out of looking for another time. Where it cannot be known how it stands, nothing is said of its being kept. */
    async back(booking: Booking) {
      try {
        await keep(booking);
      } catch (failure) {
        if (!isFailure(failure)) throw failure;
        setTalk(now => (now.isMoving ? { booking: now.booking, isMoving: false } : now));
      }
    },
  };
}

const isWhereItWas = (now: Booking, before: Booking) =>
  now.startsAt === before.startsAt && now.sequence === before.sequence;

const cancelled = (booking: Booking): Booking => ({ ...booking, state: 'cancelled' });
