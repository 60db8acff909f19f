import type { Booking, BookingTimes, bookTalk } from '@towpath/contracts/api/bookings.ts';
import type { AnswerOf, BodyOf } from '@towpath/contracts/api/call.ts';
import type { caseBooking } from '@towpath/contracts/api/staffBookings.ts';
import type { BankHoliday } from '@towpath/domain/bookings/bankHolidays.ts';
import { type BookingRules, bookingDays, isSafeSlot } from '@towpath/domain/bookings/freeTimes.ts';
import type { Roster } from '@towpath/domain/bookings/roster.ts';
import { isUkNation, type LivingPlace } from '@towpath/domain/people/nation.ts';
import type { SafeContact } from '@towpath/domain/people/safeContact.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { OpeningHours } from '@towpath/domain/values/openingHours.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { toldSafeContact } from '../account/safeContact.ts';
import { dropTextNotices } from '../account/textNotices.ts';
import { knownContact } from '../customers/contact.ts';
import { holdPerson } from '../customers/retained.ts';
import { whoTakesTalks } from '../staff/talkHours.ts';
import { changeWork, openWork } from '../work/workItems.ts';
import { endTalk } from './cancelling.ts';
import { type BookedContact, openContact, sealContact } from './contact.ts';
import { contactGiven, type NumberCheck } from './givenContact.ts';
import { LETTERS, type Mails } from './letters.ts';
import { REMINDER_TEXT } from './reminders.ts';
import {
  addInLane,
  bookingById,
  holdBooking,
  isLaneTaken,
  type KeptBooking,
  moveToLane,
  standingBooking,
  type TakenLane,
  takenLanes,
} from './repository.ts';
import { requireNotOver, shownByLink } from './shown.ts';
import { type Change, lanesLeft, requireTime, timeTaken, type WantingLane } from './wantedTime.ts';
import { endUnnoted, timesOf, workAbout } from './workList.ts';

export type BookingsDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly seal: Seal;
  readonly checkPhone: NumberCheck;
  readonly mails: () => Mails;
  /** How talks are booked; undefined where the operator has none booked here. */
  readonly rules: BookingRules | undefined;
  readonly opening: OpeningHours;
  readonly holidays: readonly BankHoliday[];
  readonly nationOf: (customerId: string) => Promise<LivingPlace | null>;
};

/** Where none are booked: no time is ever free. */
export const NONE_BOOKED: BookingRules = { minutes: 30, atOnce: 0, earliestMinutes: 0, furthestDays: 0 };

/** When those who take talks work; nobody where none are booked here. */
export function rosterOf({ database, rules }: Pick<BookingsDeps, 'database' | 'rules'>): Promise<Roster> {
  return rules === undefined ? Promise.resolve([]) : whoTakesTalks(database);
}

/** Writes down who booked or moved it, with that. */
type Noted = (trx: DatabaseTransaction, at: Date) => Promise<void>;
type Of = { readonly customerId: string; readonly id: string };

export type Bookings = ReturnType<typeof createBookings>;

/** Talks that people book with one of us. */
export function createBookings(deps: BookingsDeps) {
  const { database, clock, seal, checkPhone, mails, rules = NONE_BOOKED, opening, holidays, nationOf } = deps;

  /** Whose times, as they are now. @param beside the booking that is to be moved: what it takes is free for it */
  async function wantingOf(
    customerId: string,
    told: SafeContact | null,
    beside?: string,
  ): Promise<WantingLane> {
    const now = clock.now();
    const [place, taken, roster] = await Promise.all([
      nationOf(customerId),
      takenLanes(database, now, beside),
      rosterOf(deps),
    ]);
    const lives = place ?? undefined;
    const nation = isUkNation(lives) ? lives : undefined;
    return { rules, opening, holidays, nation, safeTimes: told?.times ?? [], taken, roster, now };
  }

  /** The talk that a person has booked and that is not over; null for none. */
  async function mine(customerId: string): Promise<Booking | null> {
    const booking = await standingBooking(database, customerId);
    return booking && booking.endsAt > clock.now() ? shown(booking) : null;
  }

  /** The times that a person can book, or to which they can move the booking of that id. */
  async function times(customerId: string, beside?: string): Promise<BookingTimes> {
    const told = await toldSafeContact(database, customerId);
    const wanting = await wantingOf(customerId, told, beside);
    return {
      minutes: rules.minutes,
      hidesUnsafe: wanting.safeTimes.length > 0,
      days: bookingDays(wanting).map(({ day, state, holiday, free }) => ({
        day: isoDate(day),
        state,
        holiday,
        times: free.map(({ startsAt }) => startsAt.toISOString()),
      })),
    };
  }

  /** The days with a time that can be booked for a person, with those that they have not marked as safe. */
  async function timesFor(
    customerId: string,
  ): Promise<Omit<AnswerOf<typeof caseBooking>, 'booking' | 'contact'>> {
    const { safeTimes, ...wanting } = await wantingOf(
      customerId,
      await toldSafeContact(database, customerId),
    );
    const days = bookingDays({ ...wanting, safeTimes: [] }).filter(({ free }) => free.length > 0);
    return {
      minutes: rules.minutes,
      days: days.map(({ day, holiday, free }) => ({
        day: isoDate(day),
        holiday,
        times: free.map(slot => ({
          startsAt: slot.startsAt.toISOString(),
          isSafe: isSafeSlot(safeTimes, slot),
        })),
      })),
    };
  }

  /**
   * Books a talk. The same id again is the same booking.
   *
   * @param appId the partner in whose look it is booked; null for ours
   * @param noted writes down with it who booked it for them
   * @throws ApiError NOT_FOUND for an id that is none, or under which somebody else waits, TIME_TAKEN, TIME_NOT_SAFE, CALLS_NOT_WANTED, BOOKED_ALREADY,
   *   INVALID_PHONE_NUMBER or VALIDATION_FAILED
   */
  async function book(
    customerId: string,
    body: BodyOf<typeof bookTalk>,
    appId: string | null,
    noted: Noted = async () => undefined,
  ): Promise<Booking> {
    if (!isUuid(body.id)) throw new ApiError('NOT_FOUND');
    const of = { customerId, id: body.id.toLowerCase() };
    const [told, known] = await Promise.all([
      toldSafeContact(database, customerId),
      knownContact(database, customerId),
    ]);
    // Read before, since the transaction has the one connection that this call may hold.
    const wanting = await wantingOf(customerId, told);
    const { way } = body;
    const booking = await database.transaction().execute(async trx => {
      const person = await holdPerson(trx, customerId);
      const before = await holdBooking(trx, of);
      if (before) return before;
      const contact = contactGiven(body, { number: known.number, email: person?.email ?? null }, checkPhone);
      const at = clock.now();
      const standing = await standingBooking(trx, customerId);
      if (standing && standing.endsAt > at) throw new ApiError('BOOKED_ALREADY');
      if (standing) await endUnnoted(trx, standing, at);
      const slot = requireTime(wanting, told, way, body);
      const sealed = sealContact(seal, of, contact);
      for (const lane of lanesLeft(wanting, slot)) {
        if (!(await addInLane(trx, { ...of, ...slot, lane, way, sealed, appId, at }))) continue;
        await openWork(trx, { ...workAbout(of), ...timesOf(slot), at });
        await mails().add(trx, customerId, LETTERS.made, at, of.id);
        await noted(trx, at);
        return holdBooking(trx, of);
      }
      return undefined;
    });
    // Somebody else was quicker by a moment: what is near is read anew.
    if (!booking) throw timeTaken(await wantingOf(customerId, told), { startsAt: new Date(body.startsAt) });
    mails().nudge();
    return shown(booking);
  }

  /**
   * Moves a booked talk. To the time that it has nothing changes.
   *
   * @param noted writes down with it who did
   * @throws ApiError NOT_FOUND, BOOKING_IS_OVER, TIME_TAKEN, TIME_NOT_SAFE, CALLS_NOT_WANTED or VALIDATION_FAILED
   */
  async function move(of: Of, change: Change, noted: Noted = async () => undefined): Promise<Booking> {
    if (!isUuid(of.id)) throw new ApiError('NOT_FOUND');
    const booking = requireNotOver(await bookingById(database, of), clock.now());
    const told = await toldSafeContact(database, of.customerId);
    if (booking.startsAt.getTime() === new Date(change.startsAt).getTime()) return shown(booking);
    const wanting = await wantingOf(of.customerId, told, of.id);
    const slot = requireTime(wanting, told, booking.way, change);
    for (const lane of lanesLeft(wanting, slot)) {
      const moved = await movedTo(of, { ...slot, lane }, noted);
      if (!moved) continue;
      mails().nudge();
      return shown(moved);
    }
    throw timeTaken(await wantingOf(of.customerId, told, of.id), slot);
  }

  /** Undefined where somebody else has that lane by now. */
  async function movedTo(of: Of, slot: TakenLane, noted: Noted): Promise<KeptBooking | undefined> {
    const { startsAt, endsAt, lane } = slot;
    try {
      return await database.transaction().execute(async trx => {
        const at = clock.now();
        requireNotOver(await holdBooking(trx, of), at);
        await moveToLane(trx, { ...of, startsAt, endsAt, lane, at });
        await changeWork(trx, workAbout(of), timesOf(slot));
        await dropTextNotices(trx, { customerId: of.customerId, kind: REMINDER_TEXT, about: of.id });
        await mails().add(trx, of.customerId, LETTERS.moved, at, of.id);
        await noted(trx, at);
        return holdBooking(trx, of);
      });
    } catch (fault) {
      if (isLaneTaken(fault)) return undefined;
      throw fault;
    }
  }

  /**
   * Cancels a booked talk; again it changes nothing.
   *
   * @param noted writes down with it who did
   * @throws ApiError NOT_FOUND, or BOOKING_IS_OVER once it has been
   */
  async function cancel(of: Of, noted: Noted = async () => undefined): Promise<Booking> {
    if (!isUuid(of.id)) throw new ApiError('NOT_FOUND');
    const booking = await database.transaction().execute(async trx => {
      const held = await holdBooking(trx, of);
      if (held?.state === 'cancelled') return held;
      const at = clock.now();
      requireNotOver(held, at);
      await endTalk(trx, mails(), of, { state: 'cancelled', outcome: null, isTold: true, at });
      await noted(trx, at);
      return holdBooking(trx, of);
    });
    if (!booking) throw new ApiError('NOT_FOUND');
    mails().nudge();
    return shown(booking);
  }

  /** As its person sees it, with the number that is rung. */
  async function shown(booking: KeptBooking): Promise<Booking> {
    const { number } = await contactOf(booking);
    return { ...shownByLink(booking, clock.now()), number: booking.way === 'phone' ? number : null };
  }

  /** Whom a booking is with, as far as it is known by now. */
  async function contactOf(booking: KeptBooking): Promise<BookedContact> {
    const given = openContact(seal, booking, booking.sealed);
    const known = await knownContact(database, booking.customerId);
    return { ...given, name: given.name ?? known.name, number: given.number ?? known.number };
  }

  return { mine, times, timesFor, book, move, cancel, contactOf };
}
