import type { UkNation } from '../people/nation.ts';
import { isSafeNow, type SafeTime } from '../people/safeContact.ts';
import { type CalendarDate, nextDay } from '../values/calendar-date.ts';
import { onLondonClock } from '../values/londonClock.ts';
import type { OpeningHours } from '../values/openingHours.ts';
import { type BankHoliday, bankHolidayOn, openingIn } from './bankHolidays.ts';
import { type Roster, talksAtOnce } from './roster.ts';
import { overlaps, type Slot, type Span, slotsOn } from './slots.ts';

/** What the operator says of booking a talk. */
export type BookingRules = {
  /** How long a talk lasts. */
  readonly minutes: number;
  /** How many of us talk at once, as long as nobody has said when they work. */
  readonly atOnce: number;
  /** How long before it a time can be booked at the latest. */
  readonly earliestMinutes: number;
  /** How many days ahead the last of them is. */
  readonly furthestDays: number;
};

/** Whose times these are, and what is taken already. */
export type Wanting = {
  readonly rules: BookingRules;
  readonly opening: OpeningHours;
  readonly holidays: readonly BankHoliday[];
  /** Undefined while it is not known. */
  readonly nation: UkNation | undefined;
  /** When it is safe to reach the person; none for at any time. */
  readonly safeTimes: readonly SafeTime[];
  /** When those who take talks work; none for whenever the house is open. */
  readonly roster: Roster;
  /** What is booked, by anybody. */
  readonly taken: readonly Span[];
  readonly now: Date;
};

/**
 * A day as it can be booked: `free` with the times that are left, `full`, `unsafe` where every time of it is one at which
 * the person is not safe, or `shut`, with the bank holiday that it is.
 */
export type BookingDay = {
  readonly day: CalendarDate;
  readonly state: 'free' | 'full' | 'unsafe' | 'shut';
  readonly holiday: string | null;
  readonly free: readonly Slot[];
};

/** The days from today to the last that can be booked. Times that are not safe, taken or too soon are left out. */
export function bookingDays(wanting: Wanting): readonly BookingDay[] {
  const days: BookingDay[] = [];
  let day = onLondonClock(wanting.now).day;
  for (let ahead = 0; ahead <= wanting.rules.furthestDays; ahead += 1) {
    days.push(bookingDay(wanting, day));
    day = nextDay(day);
  }
  return days;
}

function bookingDay(wanting: Wanting, day: CalendarDate): BookingDay {
  const { rules, opening, holidays, nation, taken, roster } = wanting;
  const atOnce = (slot: Slot) => talksAtOnce(rules.atOnce, roster, slot);
  const slots = slotsOn(openingIn(opening, holidays, nation), day, rules.minutes).filter(
    slot => !isTooSoon(wanting, slot) && isStaffed(wanting, slot),
  );
  const safe = slots.filter(slot => isSafeSlot(wanting.safeTimes, slot));
  const free = safe.filter(slot => taken.filter(one => overlaps(one, slot)).length < atOnce(slot));
  const state = free.length > 0 ? 'free' : safe.length > 0 ? 'full' : slots.length > 0 ? 'unsafe' : 'shut';
  return { day, state, holiday: bankHolidayOn(holidays, nation, day)?.name ?? null, free };
}

/** Whether anybody takes talks then; where no talks are booked at all, that is said by what is free. */
function isStaffed({ rules, roster }: Wanting, slot: Slot): boolean {
  return roster.length === 0 || talksAtOnce(rules.atOnce, roster, slot) > 0;
}

function isTooSoon({ rules, now }: Wanting, { startsAt }: Slot): boolean {
  return startsAt.getTime() < now.getTime() + rules.earliestMinutes * 60_000;
}

/** Whether all of a time is safe for the person: its first minute and its last. */
export function isSafeSlot(safeTimes: readonly SafeTime[], { startsAt, endsAt }: Span): boolean {
  return [startsAt, new Date(endsAt.getTime() - 1)].every(at => {
    const { day, time } = onLondonClock(at);
    return isSafeNow(safeTimes, day, Number(time.slice(0, 2)));
  });
}

/** A time that can be booked at all by this person, safe or not, taken or not; undefined for any other moment. */
export function slotAt(wanting: Wanting, startsAt: Date): Slot | undefined {
  const { rules, opening, holidays, nation, now } = wanting;
  if (Number.isNaN(startsAt.getTime())) return undefined;
  if (startsAt.getTime() > now.getTime() + (rules.furthestDays + 1) * 24 * 60 * 60_000) return undefined;
  const { day } = onLondonClock(startsAt);
  const slot = slotsOn(openingIn(opening, holidays, nation), day, rules.minutes).find(
    one => one.startsAt.getTime() === startsAt.getTime(),
  );
  return slot && !isTooSoon(wanting, slot) && isStaffed(wanting, slot) ? slot : undefined;
}

/** The free times nearest to one that is gone, in the order of the clock. */
export function nearestFree(days: readonly BookingDay[], to: Date, count: number): readonly Slot[] {
  const far = ({ startsAt }: Slot) => Math.abs(startsAt.getTime() - to.getTime());
  const byTime = (one: Slot, other: Slot) => one.startsAt.getTime() - other.startsAt.getTime();
  return days
    .flatMap(({ free }) => free)
    .filter(({ startsAt }) => startsAt.getTime() !== to.getTime())
    .sort((one, other) => far(one) - far(other) || byTime(one, other))
    .slice(0, count)
    .sort(byTime);
}
