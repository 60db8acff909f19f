import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { staffCalendar } from '@towpath/contracts/api/staffCalendar.ts';
import type { BankHoliday } from '@towpath/domain/bookings/bankHolidays.ts';
import { comingUp } from '@towpath/domain/bookings/comingUp.ts';
import { talksAtOnce, worksAll } from '@towpath/domain/bookings/roster.ts';
import { overlaps, slotsOn } from '@towpath/domain/bookings/slots.ts';
import { type CalendarDate, compareDates, isoDate, nextDay } from '@towpath/domain/values/calendar-date.ts';
import { fromLondonClock, onLondonClock } from '@towpath/domain/values/londonClock.ts';
import { hoursOn, openOn } from '@towpath/domain/values/openingHours.ts';
import { staffNames } from '../staff/members.ts';
import { talkHoursOf } from '../staff/talkHours.ts';
import { waitingBefore } from '../work/listedWork.ts';
import { bookedBetween } from './repository.ts';
import { type BookingsDeps, NONE_BOOKED, rosterOf } from './service.ts';

const DAYS = 7;
/** So far ahead is told what is coming up. */
const DAYS_AHEAD = 35;

/**
 * What is booked, asked for and free in seven days. A call stands where its stretch of time begins; one that is late stands
 * today.
 *
 * @param staffId who looks: what is theirs is told from what others have
 */
export async function calendarFrom(
  deps: BookingsDeps,
  first: CalendarDate,
  staffId: string,
): Promise<AnswerOf<typeof staffCalendar>> {
  const { database, clock, rules = NONE_BOOKED, opening, holidays } = deps;
  const now = clock.now();
  const days = Array.from({ length: DAYS }).reduce<CalendarDate[]>(
    all => [...all, all.length === 0 ? first : nextDay(all.at(-1) ?? first)],
    [],
  );
  const [from, to] = [first, nextDay(days.at(-1) ?? first)].map(day =>
    fromLondonClock({ day, time: '00:00' }),
  );
  const today = onLondonClock(now).day;
  const since = compareDates(first, today) < 0 ? first : today;
  const [booked, work, roster, said] = await Promise.all([
    bookedBetween(database, from ?? now, to ?? now),
    waitingBefore(database, ['booking', 'callback', 'task'], to ?? now),
    rosterOf(deps),
    talkHoursOf(database, staffId, isoDate(since)),
  ]);
  const names = await staffNames(
    database,
    work.flatMap(({ takenBy }) => takenBy ?? []),
  );
  const own = {
    hours: said.hours.map(({ weekday, from: opens, to: shuts }) => ({
      days: [weekday],
      from: opens,
      to: shuts,
    })),
    closedOn: said.away,
  };
  const isAway = (day: string) => said.away.includes(day);
  const takenBy = (id: string | null) =>
    id === null ? null : { name: names.get(id) ?? '', isMe: id === staffId };
  const bookings = new Map(booked.map(one => [one.id, one]));
  const talks = work.flatMap(({ id, kind, subject, takenBy: by }) => {
    const talk = kind === 'booking' ? bookings.get(subject) : undefined;
    return talk
      ? [{ workId: id, startsAt: talk.startsAt, endsAt: talk.endsAt, way: talk.way, takenBy: takenBy(by) }]
      : [];
  });
  const ownTalks = talks.filter(({ takenBy: by }) => by?.isMe);
  const tasks = work.filter(({ kind }) => kind === 'task');
  const asked = work.filter(({ kind }) => kind === 'callback');
  const late = asked.filter(({ dueAt }) => dueAt < now);
  const calls = asked
    .filter(({ dueAt }) => dueAt >= now)
    .map(({ id, notBefore, dueAt, takenBy: by }) => {
      const begins = notBefore ?? dueAt;
      return {
        workId: id,
        from: new Date(Math.max(begins.getTime(), now.getTime())),
        dueAt,
        takenBy: takenBy(by),
      };
    });
  const isOn = (day: CalendarDate, at: Date) => isoDate(onLondonClock(at).day) === isoDate(day);
  const tasksOf = (day: CalendarDate) => {
    const due = tasks.filter(({ dueAt }) => isOn(day, dueAt));
    return { all: due.length, own: due.filter(({ takenBy: by }) => by === staffId).length };
  };
  // The days on which whoever looks is away stand among them, whether or not we are shut.
  const unusual = comingUp(opening, holidays, today, DAYS_AHEAD, said.away).map(one => ({
    day: one.day,
    isClosed: one.isClosed,
    isAway: isAway(one.day),
    holidays: one.holidays.map(holidayOf),
  }));
  return {
    minutes: rules.minutes,
    atOnce: rules.atOnce,
    lateCalls: late.length,
    lateOwnCalls: late.filter(({ takenBy: by }) => by === staffId).length,
    own: said.hours.map(({ weekday, from: opens, to: shuts }) => ({ weekday, from: opens, to: shuts })),
    comingUp: unusual,
    days: days.map(day => ({
      day: isoDate(day),
      isOpen: openOn(opening, day),
      isAway: isAway(isoDate(day)) && hoursOn({ ...own, closedOn: [] }, day).length > 0,
      holidays: holidays.filter(one => one.day === isoDate(day)).map(holidayOf),
      slots: slotsOn(opening, day, rules.minutes).map(slot => {
        const count = booked.filter(one => overlaps(one, slot)).length;
        const free = slot.startsAt < now ? 0 : Math.max(0, talksAtOnce(rules.atOnce, roster, slot) - count);
        const isOwn = worksAll(own, slot);
        return {
          startsAt: slot.startsAt.toISOString(),
          free,
          isOwn,
          isOwnFree: isOwn && free > 0 && !ownTalks.some(talk => overlaps(talk, slot)),
        };
      }),
      tasks: tasksOf(day),
      booked: talks
        .filter(({ startsAt }) => isOn(day, startsAt))
        .map(({ endsAt: _, ...talk }) => ({ ...talk, startsAt: talk.startsAt.toISOString() })),
      calls: calls
        .filter(call => isOn(day, call.from))
        .map(call => ({ ...call, from: call.from.toISOString(), dueAt: call.dueAt.toISOString() })),
    })),
  };
}

function holidayOf({ name, nations }: BankHoliday) {
  return { name, nations: [...nations] };
}
