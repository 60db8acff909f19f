import {
  workBooking,
  workBookingMove,
  workBookingOutcome,
  workBookingTimes,
} from '@towpath/contracts/api/staffBookings.ts';
import { staffCalendar } from '@towpath/contracts/api/staffCalendar.ts';
import { isTriedAgain } from '@towpath/domain/people/callTries.ts';
import { readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import { toldSafeContact } from '../account/safeContact.ts';
import { goesOnWith, mayHaveNumber, requireMayHaveRung } from '../callbacks/goingOn.ts';
import { openingFor } from '../callbacks/ringingHours.ts';
import { safeFacts, safeIn } from '../callbacks/safeToRing.ts';
import { accountById } from '../customers/accounts.ts';
import { noteStaff } from '../staff/log.ts';
import { noteWorkLook } from '../staff/looks.ts';
import { noteNumberTold, requireTaken, type TakenWork, tryAgain } from '../work/claims.ts';
import { createWorkNotes } from '../work/notes.ts';
import { closeWork } from '../work/workItems.ts';
import { calendarFrom } from './calendar.ts';
import { bookingById, endBooking, holdBooking } from './repository.ts';
import type { Bookings, BookingsDeps } from './service.ts';
import { requireBegun, safeForTalk } from './talkTime.ts';
import { words } from './words.ts';

const KIND = 'booking';
/** Of a calendar that anybody looks at. */
const [FIRST_YEAR, LAST_YEAR] = [2000, 2100];

/** Before when a talk is not tried again; null where none was in vain, since a talk has its own time then. */
function nextTryOf({ attempts, notBefore }: TakenWork): Date | null {
  return attempts > 0 ? notBefore : null;
}

/** The talks that people booked, for whoever has taken one from the work list. */
export function registerStaffBookingRoutes(
  app: FastifyInstance,
  deps: BookingsDeps & Pick<Deps, 'config'> & { readonly bookings: Bookings },
): void {
  const { database, clock, bookings, config } = deps;
  const notes = createWorkNotes(config.dataSecret);
  route(app, workBooking, async ({ who, params: { workId }, request: { network } }) => {
    const claim = { workId, staffId: who.staffId };
    const taken = await requireTaken(database, claim, KIND);
    const { subject, customerId } = taken;
    const [booking, told, account] = await Promise.all([
      bookingById(database, { customerId, id: subject }),
      toldSafeContact(database, customerId),
      accountById(database, customerId),
    ]);
    if (!booking) throw new ApiError('NOT_FOUND');
    const { name, number, email, note } = await bookings.contactOf(booking);
    const at = clock.now();
    await noteWorkLook(database, { who, customerId, workId, why: words.whyLooked, network, at });
    const ringing = safeIn(told);
    // Who wants no calls has said yes to this one.
    const mayRing = booking.way === 'phone' || ringing.mayRing;
    const when = { times: ringing.times, notBefore: nextTryOf(taken), at };
    const safe = safeForTalk(booking, when);
    const isTold = mayRing && (safe.isSafeNow || mayHaveNumber(taken, when));
    if (isTold && safe.isSafeNow && number !== null) await noteNumberTold(database, claim, at);
    return {
      name,
      number: isTold ? number : null,
      hasNumber: number !== null,
      email: email ?? account?.email ?? null,
      note,
      way: booking.way,
      startsAt: booking.startsAt.toISOString(),
      endsAt: booking.endsAt.toISOString(),
      mayRing,
      ...safeFacts(ringing, at),
      ...safe,
    };
  });

  route(
    app,
    workBookingOutcome,
    async ({ who: { staffId }, params: { workId }, body: { outcome, note }, request: { network } }) => {
      const claim = { workId, staffId };
      const taken = await requireTaken(database, claim, KIND);
      const { subject, customerId, attempts } = taken;
      const of = { customerId, id: subject };
      const noted = async (trx: DatabaseTransaction, at: Date) => {
        await notes.add(trx, { customerId, workId, staffId, at, outcome, text: note });
        const facts = { work: workId, outcome };
        await noteStaff(trx, { kind: 'booking noted', at, staffId, customerId, network, facts });
      };
      // That it is not wanted can be heard by another way, at any time.
      if (outcome === 'not-wanted') {
        await bookings.cancel(of, noted);
        return;
      }
      const at = clock.now();
      const { times } = safeIn(await toldSafeContact(database, customerId));
      const talk = await bookingById(database, of);
      if (!talk) throw new ApiError('NOT_FOUND');
      requireBegun(talk, at);
      const when = { times, notBefore: nextTryOf(taken), at };
      const isCall = talk.way === 'phone';
      if (isCall && (outcome === 'not-reached' || !safeForTalk(talk, when).isSafeNow)) {
        requireMayHaveRung(taken, { ...when, outcome });
      }
      await database.transaction().execute(async trx => {
        // Who was not reached so often books again.
        if (outcome === 'not-reached' && isTriedAgain(attempts, { tried: at, notBefore: when.notBefore })) {
          const own = await openingFor(trx, customerId, deps);
          const again = goesOnWith({ outcome, callAt: undefined, opening: own, ...when });
          if (!(await tryAgain(trx, claim, again))) throw new ApiError('NOT_FOUND');
        } else {
          const booking = await holdBooking(trx, of);
          // Cancelled by the person in this moment.
          if (booking?.state !== 'booked') throw new ApiError('NOT_FOUND');
          await endBooking(trx, of, { state: 'over', outcome, at });
          await closeWork(trx, { kind: KIND, subject, customerId }, { state: 'done', outcome, at });
        }
        await noted(trx, at);
      });
    },
  );

  route(app, staffCalendar, async ({ who: { staffId }, params }) => {
    const from = readIsoDate(params.from);
    if (!from || from.year < FIRST_YEAR || from.year > LAST_YEAR) throw fieldError('from', words.noDay);
    return calendarFrom(deps, from, staffId);
  });

  route(app, workBookingTimes, async ({ who: { staffId }, params: { workId } }) => {
    const { subject, customerId } = await requireTaken(database, { workId, staffId }, KIND);
    return bookings.times(customerId, subject);
  });

  route(
    app,
    workBookingMove,
    async ({ who: { staffId }, params: { workId }, body, request: { network } }) => {
      const { subject, customerId } = await requireTaken(database, { workId, staffId }, KIND);
      await bookings.move({ customerId, id: subject }, body, (trx, at) =>
        noteStaff(trx, {
          kind: 'booking noted',
          at,
          staffId,
          customerId,
          network,
          facts: { work: workId, outcome: 'moved' },
        }),
      );
    },
  );
}
