import { isoDate, readIsoDate } from '../../values/calendar-date.ts';
import { sayMonth } from '../../values/dayWords.ts';
import { between, type Span } from '../case/span.ts';
import { sayFigure } from '../explain/words.ts';

/** How long something lasts, in full months from the start of a picture. `most` is null where nobody knows. */
export type Stretch = { readonly least: number; readonly most: number | null };

/** A span of months as a stretch. */
export function stretchOf({ low, high }: Span): Stretch {
  return { least: low, most: Number.isFinite(high) ? high : null };
}

/** "12 months", "5 years 5 months", "up to 3 years", "18 months or more". */
export function sayHowLong({ least, most }: Stretch): string {
  if (least === 0 && most !== null && most > 0) {
    return `up to ${sayFigure(between(most, most), 'months')}`;
  }
  return sayFigure(between(least, most ?? Infinity), 'months');
}

/**
 * Until when: "April 2028", "April 2028 or later", "April 2028 at the latest", "April 2028 to May 2029".
 *
 * @param from the month of the start, 'YYYY-MM'
 */
export function sayUntil(from: string, { least, most }: Stretch): string {
  const first = sayMonth(monthAfter(from, least));
  if (most === null) return `${first} or later`;
  const last = sayMonth(monthAfter(from, most));
  if (least === most) return last;
  return least === 0 ? `${last} at the latest` : `${first} to ${last}`;
}

/** The month that is some months after another; both 'YYYY-MM'. */
export function monthAfter(from: string, months: number): string {
  const start = readIsoDate(`${from}-01`);
  if (start === null) throw new RangeError(`'${from}' is no month.`);
  const month = start.year * 12 + start.month - 1 + months;
  return isoDate({ year: Math.floor(month / 12), month: (month % 12) + 1, day: 1 }).slice(0, 7);
}

/** A place on a picture: finer than this nobody sees. */
export function oneDecimal(number: number): number {
  return Math.round(number * 10) / 10;
}
