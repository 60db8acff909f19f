import {
  type Booking,
  type BookingTimes,
  bookingByLink,
  bookingTimes,
  cancelBooking,
  cancelByLink,
  moveBooking,
  moveByLink,
  myBooking,
  timesByLink,
} from '@towpath/contracts/api/bookings.ts';
import { startGuestSession } from '@towpath/contracts/api/session.ts';
import { api } from '../data/client.ts';
import { noteArrival } from '../data/marketing.ts';
import { hasSession, keepGuestToken } from '../data/session.ts';

/** Whom we would reach, as far as it is known. */
export type KnownContact = {
  readonly name: string | null;
  readonly number: string | null;
  readonly email: string | null;
};

/** The time that somebody wants; with a yes to this one where it may not be safe. */
export type Change = { readonly startsAt: string; readonly ringThisOnce?: boolean };

/** How a booked talk is read and changed: as its person, or by the link of a mail. */
export type BookingWays = {
  /** As it is now; null where none is booked any more. */
  readonly read: () => Promise<Booking | null>;
  readonly times: () => Promise<BookingTimes>;
  readonly move: (booking: Booking, change: Change) => Promise<Booking>;
  readonly cancel: (booking: Booking) => Promise<Booking>;
};

export const ownWays: BookingWays = {
  read: async () => (await api(myBooking)).booking,
  times: () => api(bookingTimes),
  move: async ({ id }, body) => (await api(moveBooking, { params: { bookingId: id }, body })).booking,
  cancel: async ({ id }) => (await api(cancelBooking, { params: { bookingId: id } })).booking,
};

export function waysByLink(token: string): BookingWays & { readonly read: () => Promise<Booking> } {
  return {
    read: async () => (await api(bookingByLink, { body: { token } })).booking,
    times: () => api(timesByLink, { body: { token } }),
    move: async (_, change) => (await api(moveByLink, { body: { token, ...change } })).booking,
    cancel: async () => (await api(cancelByLink, { body: { token } })).booking,
  };
}

/**
 * The person's booking, and whom we would reach. Whoever comes without a session, such as by a link of a partner, begins
 * as a guest.
 */
export async function readOwnBooking(): Promise<{
  readonly booking: Booking | null;
  readonly contact: KnownContact;
}> {
  noteArrival(location.search);
  if (!hasSession()) keepGuestToken((await api(startGuestSession)).basicAuthToken);
  return api(myBooking);
}
