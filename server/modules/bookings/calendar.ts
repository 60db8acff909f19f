import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { staffCalendar } from '@towpath/contracts/api/staffCalendar.ts';
import { talksAtOnce } from '@towpath/domain/bookings/roster.ts';
import { overlaps, slotsOn } from '@towpath/domain/bookings/slots.ts';
import { type CalendarDate, isoDate, nextDay } from '@towpath/domain/values/calendar-date.ts';
import { fromLondonClock, onLondonClock } from '@towpath/domain/values/londonClock.ts';
import { openOn } from '@towpath/domain/values/openingHours.ts';
import { staffNames } from '../staff/members.ts';
import { waitingBefore } from '../work/workItems.ts';
import { bookedBetween } from './repository.ts';
import { type BookingsDeps, NONE_BOOKED, rosterOf } from './service.ts';

const DAYS = 7;

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
  const [booked, work, roster] = await Promise.all([
    bookedBetween(database, from ?? now, to ?? now),
    waitingBefore(database, ['booking', 'callback'], to ?? now),
    rosterOf(deps),
  ]);
  const names = await staffNames(
    database,
    work.flatMap(({ takenBy }) => takenBy ?? []),
  );
  const takenBy = (id: string | null) =>
    id === null ? null : { name: names.get(id) ?? '', isMe: id === staffId };
  const bookings = new Map(booked.map(one => [one.id, one]));
  const talks = work.flatMap(({ id, kind, subject, takenBy: by }) => {
    const talk = kind === 'booking' ? bookings.get(subject) : undefined;
    return talk ? [{ workId: id, startsAt: talk.startsAt, way: talk.way, takenBy: takenBy(by) }] : [];
  });
  const asked = work.filter(({ kind }) => kind === 'callback');
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
  return {
    minutes: rules.minutes,
    atOnce: rules.atOnce,
    lateCalls: asked.length - calls.length,
    days: days.map(day => ({
      day: isoDate(day),
      isOpen: openOn(opening, day),
      holidays: holidays
        .filter(one => one.day === isoDate(day))
        .map(({ name, nations }) => ({ name, nations: [...nations] })),
      slots: slotsOn(opening, day, rules.minutes).map(slot => ({
        startsAt: slot.startsAt.toISOString(),
        free:
          slot.startsAt < now
            ? 0
            : Math.max(
                0,
                talksAtOnce(rules.atOnce, roster, slot) - booked.filter(one => overlaps(one, slot)).length,
              ),
      })),
      booked: talks
        .filter(({ startsAt }) => isOn(day, startsAt))
        .map(talk => ({ ...talk, startsAt: talk.startsAt.toISOString() })),
      calls: calls
        .filter(call => isOn(day, call.from))
        .map(call => ({ ...call, from: call.from.toISOString(), dueAt: call.dueAt.toISOString() })),
    })),
  };
}
