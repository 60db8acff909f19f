import { type CalendarDate, isoDate } from '@towpath/domain/values/calendar-date.ts';
import { areaPath } from '../area.ts';
import { type CalendarDay, clockAt } from './entries.ts';

/** Whose talks are shown: those that the reader has taken, with the hours in which they take more, or those of all. */
export type Whose = 'mine' | 'team';

/** What an address names; their own where it names nothing. */
export function whoseIn(search: string): Whose {
  return new URLSearchParams(search).get('whose') === 'team' ? 'team' : 'mine';
}

/** The address of the calendar of either. */
export const calendarPath = (whose: Whose) =>
  whose === 'team' ? `${areaPath('calendar')}?whose=team` : areaPath('calendar');

/** A day as it is shown. */
export type ShownDay = CalendarDay & {
  readonly whose: Whose;
  readonly isToday: boolean;
  /** Whether the times outside the reader's own hours are left out; not of the team, nor where they have said none. */
  readonly isByOwnHours: boolean;
};

type How = { readonly whose: Whose; readonly today: CalendarDate; readonly hasHours: boolean };

/**
 * What of a day is shown: of the reader's own alone what they have taken, and the times that are free in their hours.
 *
 * @param how whose it is, which day it is today, and whether the reader has said when they take talks
 */
export function shownOf(day: CalendarDay, { whose, today, hasHours }: How): ShownDay {
  const isToday = day.day === isoDate(today);
  const isByOwnHours = whose === 'mine' && hasHours;
  if (whose === 'team') return { ...day, whose, isToday, isByOwnHours };
  return {
    ...day,
    whose,
    isToday,
    isByOwnHours,
    booked: day.booked.filter(({ takenBy }) => takenBy?.isMe),
    calls: day.calls.filter(({ takenBy }) => takenBy?.isMe),
    slots: day.slots.map(slot => ({ ...slot, free: slot.isOwnFree ? 1 : 0 })),
  };
}

/** How many talks and calls days have, and how many times that can still be booked. */
export function countsOf(days: readonly ShownDay[]): {
  readonly booked: number;
  readonly calls: number;
  readonly free: number;
} {
  const sum = (of: (day: ShownDay) => number) => days.reduce((all, day) => all + of(day), 0);
  return {
    booked: sum(({ booked }) => booked.length),
    calls: sum(({ calls }) => calls.length),
    free: sum(({ slots }) => slots.filter(({ free }) => free > 0).length),
  };
}

/** A stretch of times that are free one after the other: when the first begins, when the last ends, and how many. */
export type FreeStretch = { readonly at: string; readonly to: string; readonly count: number };

/** The free times of a day, those that follow on each other as one. @param minutes how long each lasts */
export function freeStretches({ slots }: Pick<ShownDay, 'slots'>, minutes: number): readonly FreeStretch[] {
  const found: FreeStretch[] = [];
  for (const { startsAt, free } of slots) {
    if (free === 0) continue;
    const to = new Date(new Date(startsAt).getTime() + minutes * MINUTE).toISOString();
    const last = found.at(-1);
    if (last && new Date(last.to).getTime() === new Date(startsAt).getTime()) {
      found[found.length - 1] = { at: last.at, to, count: last.count + 1 };
    } else found.push({ at: startsAt, to, count: 1 });
  }
  return found;
}

const MINUTE = 60_000;

/** Whether a time of the day, '10:30' by the clock in London, lies outside the hours of whose day it is. */
export function isOff({ isByOwnHours, slots }: ShownDay, time: string): boolean {
  return isByOwnHours && !slots.some(({ startsAt, isOwn }) => isOwn && clockAt(startsAt) === time);
}
