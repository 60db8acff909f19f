import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { staffCalendar } from '@towpath/contracts/api/staffCalendar.ts';
import { onLondonClock } from '@towpath/domain/values/londonClock.ts';

export type CalendarDay = AnswerOf<typeof staffCalendar>['days'][number];
type TakenBy = CalendarDay['booked'][number]['takenBy'];

/** Something in the calendar: a booked talk, a call that was asked for, or times that are free. */
export type Entry =
  | {
      readonly kind: 'booked';
      readonly at: string;
      readonly workId: string;
      readonly way: 'phone' | 'chat';
      readonly takenBy: TakenBy;
    }
  | { readonly kind: 'call'; readonly at: string; readonly workId: string; readonly takenBy: TakenBy }
  | { readonly kind: 'free'; readonly at: string; readonly count: number; readonly isOwn: boolean };

/** What the clock in London says, '10:30'. */
export const clockAt = (iso: string) => onLondonClock(new Date(iso)).time;

/** All of a day by the time at which it stands, the rows of the calendar: a call stands in the row in which it begins. */
export function entriesAt(
  day: CalendarDay & { readonly whose: 'mine' | 'team' },
  minutes: number,
): ReadonlyMap<string, readonly Entry[]> {
  const rows = new Map<string, Entry[]>();
  const put = (time: string, entry: Entry) => rows.set(time, [...(rows.get(time) ?? []), entry]);
  for (const { startsAt, ...talk } of day.booked)
    put(clockAt(startsAt), { kind: 'booked', at: startsAt, ...talk });
  for (const { from, workId, takenBy } of day.calls)
    put(rowOf(clockAt(from), minutes), { kind: 'call', at: from, workId, takenBy });
  for (const { startsAt, free } of day.slots)
    if (free > 0)
      put(clockAt(startsAt), { kind: 'free', at: startsAt, count: free, isOwn: day.whose === 'mine' });
  return rows;
}

/** The row of a time between two: the one before it. */
function rowOf(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const begun = Math.floor((hour * 60 + minute) / minutes) * minutes;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(begun / 60))}:${two(begun % 60)}`;
}
