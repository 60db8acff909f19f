import { type CalendarDate, isoDate, nextDay, previousDay } from './calendar-date.ts';
import { WEEKDAYS, weekdayOf } from './dayWords.ts';

/** When somebody answers the phone, where they are. Times are '08:00'. */
export type OpeningHours = {
  readonly hours: readonly { readonly days: readonly string[]; readonly from: string; readonly to: string }[];
  /** Days on which nobody answers, such as bank holidays: 'YYYY-MM-DD'. */
  readonly closedOn: readonly string[];
};

/** A moment by the clock on the wall there: the day, and '13:05'. */
export type LocalMoment = { readonly day: CalendarDate; readonly time: string };

/** Open until a time; or shut, and when next open. Null where that is not within two weeks. */
export type OpenState =
  | { readonly isOpen: true; readonly until: string }
  | { readonly isOpen: false; readonly next: { readonly day: CalendarDate; readonly from: string } | null };

const LOOKED_AHEAD_DAYS = 14;

/** Whether somebody answers at a moment, and when next if not. */
export function openAt(opening: OpeningHours, { day, time }: LocalMoment): OpenState {
  const now = hoursOn(opening, day).find(({ from, to }) => from <= time && time < to);
  if (now) return { isOpen: true, until: now.to };
  let on = day;
  for (let ahead = 0; ahead <= LOOKED_AHEAD_DAYS; ahead += 1) {
    const from = hoursOn(opening, on).find(one => ahead > 0 || one.from > time)?.from;
    if (from !== undefined) return { isOpen: false, next: { day: on, from } };
    on = nextDay(on);
  }
  return { isOpen: false, next: null };
}

/** "Open now, until 8pm", "Opens tomorrow at 8am", "Opens on Monday at 9am"; of a later day, "Shut now". */
export function sayOpen(state: OpenState, today: CalendarDate): string {
  if (state.isOpen) return `Open now, until ${sayTime(state.until)}`;
  if (state.next === null) return 'Shut now';
  const { day, from } = state.next;
  const tomorrow = nextDay(today);
  const is = (other: CalendarDate) => isoDate(other) === isoDate(day);
  const when = is(today) ? 'today' : is(tomorrow) ? 'tomorrow' : `on ${WEEKDAYS[weekdayOf(day)]}`;
  return `Opens ${when} at ${sayTime(from)}`;
}

/** Whether somebody answers at any time of a day. */
export function openOn(opening: OpeningHours, day: CalendarDate): boolean {
  return hoursOn(opening, day).length > 0;
}

/** The last day before one on which somebody answers; null where there is none within two weeks. */
export function openDayBefore(opening: OpeningHours, day: CalendarDate): CalendarDate | null {
  let on = day;
  for (let back = 0; back < LOOKED_AHEAD_DAYS; back += 1) {
    on = previousDay(on);
    if (openOn(opening, on)) return on;
  }
  return null;
}

/** The hours of a day, the earliest first; none on a day on which nobody answers. */
export function hoursOn({ hours, closedOn }: OpeningHours, day: CalendarDate) {
  if (closedOn.includes(isoDate(day))) return [];
  const name = WEEKDAYS[weekdayOf(day)] ?? '';
  // A finished page says it too, without what makes up for an old browser.
  return [...hours].filter(({ days }) => days.includes(name)).sort((a, b) => (a.from < b.from ? -1 : 1));
}

const NOON = 12;

/** '08:00' is 8am, '14:30' is 2:30pm. */
export function sayTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const past = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % NOON === 0 ? NOON : hour % NOON}${past}${hour < NOON ? 'am' : 'pm'}`;
}
