import type { Booking } from '@towpath/contracts/api/bookings.ts';
import { useMemo, useState } from 'react';
import { hasCode } from '../data/failure.ts';
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
  return {
    ...talk,
    ways: telling,
    came,
    move: () => setTalk({ ...talk, isMoving: true }),
    async keep(booking: Booking) {
      // Without a line it is as it was read.
      const now = await ways.read().catch(() => booking);
      if (now?.state === 'booked') came(now, 'kept');
      else came(now ?? cancelled(booking));
    },
  };
}

const cancelled = (booking: Booking): Booking => ({ ...booking, state: 'cancelled' });
