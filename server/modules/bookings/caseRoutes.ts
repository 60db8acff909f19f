import { caseBooking, caseBookTalk } from '@towpath/contracts/api/staffBookings.ts';
import type { FastifyInstance } from 'fastify';
import { note } from '../../platform/audit/auditLog.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import { numberAsTold } from '../callbacks/numberToTell.ts';
import { type CaseCall, openCase } from '../cases/opening.ts';
import { noteStaff } from '../staff/log.ts';
import type { PartnerOf } from './letters.ts';
import type { Bookings, BookingsDeps } from './service.ts';
import { words } from './words.ts';

/** Booking a talk for a person, out of their case. */
export function registerCaseBookingRoutes(
  app: FastifyInstance,
  deps: BookingsDeps & { readonly bookings: Bookings; readonly partnerOf: PartnerOf },
): void {
  const { bookings, database, clock, partnerOf } = deps;

  /** Whoever books for a person sees who they are: only who may see cases does. */
  async function opened(call: CaseCall) {
    if (!call.who.permissions.includes('see cases')) throw new ApiError('NOT_FOUND');
    return openCase(deps, call, 'booking');
  }

  route(app, caseBooking, async call => {
    const { customerId, name, number: known, email } = await opened(call);
    const of = { staffId: call.who.staffId, customerId, number: known, at: clock.now() };
    const [booking, times, { number, isNumberHeld }] = await Promise.all([
      bookings.mine(customerId),
      bookings.timesFor(customerId),
      numberAsTold(database, of),
    ]);
    return {
      booking: booking && { startsAt: booking.startsAt, way: booking.way },
      contact: { name, number, isNumberHeld, email },
      ...times,
    };
  });

  route(app, caseBookTalk, async call => {
    const { customerId, email, hasAccount } = await opened(call);
    const { staffId, role } = call.who;
    const { network } = call.request;
    const { startsAt, way } = await bookings.book(
      customerId,
      call.body,
      await partnerOf(customerId),
      async (trx, at) => {
        const facts = { booking: call.body.id.toLowerCase() };
        await noteStaff(trx, { kind: 'talk booked', at, staffId, customerId, network, facts });
        // The person reads it where they read who looked at their case.
        const read = { by: role, why: words.whyBooked };
        await note(trx, { kind: 'case looked at', at, customerId, facts: read });
      },
    );
    const isWrittenTo = (call.body.email ?? '').trim() !== '' || (hasAccount && email !== null);
    return { startsAt, way, isWrittenTo };
  });
}
