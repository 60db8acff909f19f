import type { BookingTimes } from '@towpath/contracts/api/bookings.ts';

/** So many days, and so many times of each, are shown at once. */
const DAYS = 2;
const OF_A_DAY = 3;

export type NearDay = { readonly day: string; readonly times: readonly string[] };

/** A few of the next free times: of the first two days that have any, the first, one in the middle and the last. */
export function nearestTimes({ days }: Pick<BookingTimes, 'days'>): readonly NearDay[] {
  return days
    .filter(({ times }) => times.length > 0)
    .slice(0, DAYS)
    .map(({ day, times }) => ({
      day,
      times:
        times.length <= OF_A_DAY
          ? times
          : [0, Math.floor(times.length / 2), -1].flatMap(at => times.at(at) ?? []),
    }));
}
