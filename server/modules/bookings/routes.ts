import * as contract from '@towpath/contracts/api/bookings.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Limit } from '../../platform/http/limits.ts';
import { route } from '../../platform/http/route.ts';
import { PARTNER_COOKIE } from '../../platform/site/partnerCookie.ts';
import { accountById } from '../customers/accounts.ts';
import { knownContact } from '../customers/contact.ts';
import { bookingByToken } from './links.ts';
import type { Bookings } from './service.ts';
import { shownByLink } from './shown.ts';

const LIMITS = {
  // A booking writes to an email that nobody has proved to be theirs.
  book: [
    { max: 10, seconds: 60 * 60, by: 'person' },
    { max: 60, seconds: 60 * 60, by: 'address' },
  ],
  change: [{ max: 20, seconds: 60 * 60, by: 'person' }],
  link: [{ max: 30, seconds: 60, by: 'address' }],
} as const satisfies Record<string, readonly Limit[]>;

/** Booking a talk, and by the link of a mail what became of it. */
export function registerBookingRoutes(
  app: FastifyInstance,
  {
    database,
    clock,
    bookings,
    partners,
  }: Pick<Deps, 'database' | 'clock'> & {
    readonly bookings: Bookings;
    /** The partners with a look of their own, by app id. */
    readonly partners: Readonly<Record<string, unknown>>;
  },
): void {
  route(app, contract.myBooking, async ({ who: { customerId } }) => {
    const [booking, { name, number }, account] = await Promise.all([
      bookings.mine(customerId),
      knownContact(database, customerId),
      accountById(database, customerId),
    ]);
    return { booking, contact: { name, number, email: account?.email ?? null } };
  });

  route(app, contract.bookingTimes, ({ who }) => bookings.times(who.customerId));

  route(
    app,
    contract.bookTalk,
    async ({ who, body, request }) => {
      const appId = request.cookies[PARTNER_COOKIE] ?? '';
      const look = Object.hasOwn(partners, appId) ? appId : null;
      return { booking: await bookings.book(who.customerId, body, look) };
    },
    { limits: LIMITS.book },
  );

  route(
    app,
    contract.moveBooking,
    async ({ who: { customerId }, params, body }) => ({
      booking: await bookings.move({ customerId, id: params.bookingId }, body),
    }),
    { limits: LIMITS.change },
  );

  route(app, contract.cancelBooking, async ({ who: { customerId }, params }) => ({
    booking: await bookings.cancel({ customerId, id: params.bookingId }),
  }));

  async function linked(token: string) {
    const booking = await bookingByToken(database, token, clock.now());
    if (!booking) throw new ApiError('BOOKING_LINK_NOT_VALID');
    return booking;
  }
  const limits = LIMITS.link;

  route(
    app,
    contract.bookingByLink,
    async ({ body }) => ({ booking: shownByLink(await linked(body.token), clock.now()) }),
    { limits },
  );

  route(
    app,
    contract.timesByLink,
    async ({ body }) => {
      const { customerId, id } = await linked(body.token);
      return bookings.times(customerId, id);
    },
    { limits },
  );

  route(
    app,
    contract.moveByLink,
    async ({ body: { token, ...change } }) => {
      const booking = await bookings.move(await linked(token), change);
      return { booking: { ...booking, number: null } };
    },
    { limits },
  );

  route(
    app,
    contract.cancelByLink,
    async ({ body }) => {
      const booking = await bookings.cancel(await linked(body.token));
      return { booking: { ...booking, number: null } };
    },
    { limits },
  );
}
