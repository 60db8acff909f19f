import type { Booking } from '@towpath/contracts/api/bookings.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { KeptBooking } from './repository.ts';

/** A booking as whoever has its link sees it. */
export function shownByLink(booking: KeptBooking, now: Date): Booking {
  const { id, state, startsAt, endsAt, way, sequence, changedAt } = booking;
  return {
    id,
    state: state === 'booked' && endsAt <= now ? 'over' : state,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    way,
    number: null,
    sequence,
    changedAt: changedAt.toISOString(),
  };
}

/** A booking that stands. Throws NOT_FOUND for none, BOOKING_IS_OVER for one that was cancelled or has been. */
export function requireNotOver(booking: KeptBooking | undefined, now: Date): KeptBooking {
  if (!booking) throw new ApiError('NOT_FOUND');
  if (booking.state !== 'booked' || booking.endsAt <= now) throw new ApiError('BOOKING_IS_OVER');
  return booking;
}
