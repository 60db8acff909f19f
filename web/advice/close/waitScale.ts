import { type CalendarDate, readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayMonth } from '@towpath/domain/values/dayWords.ts';

/** A wait drawn from left to right; places are percentages of the width. */
export type WaitScale = {
  /** How long it is: in days, as everything else says it that counts down to its end. */
  readonly days: number;
  /** Where the wait ends. */
  readonly end: number;
  /** The first day of some months, with a short name. */
  readonly months: readonly { readonly at: number; readonly name: string }[];
};

/** The end stands here, so that there is some water behind it. */
const END_PART = 0.715;
const MONTHS_MOST = 5;

/** The scale of a wait between two days, 'YYYY-MM-DD'; null where one is not a day or the wait is over. */
export function waitScale(from: string, to: string): WaitScale | null {
  const [start, end] = [readIsoDate(from), readIsoDate(to)];
  if (start === null || end === null) return null;
  const length = dayNumber(end) - dayNumber(start);
  if (length <= 0) return null;
  const shown = length / END_PART;
  const starts = monthStarts(start, dayNumber(start) + shown * 0.96);
  const every = Math.ceil(starts.length / MONTHS_MOST);
  return {
    days: length,
    end: percent(END_PART),
    months: starts
      .filter((_, place) => place % every === 0)
      .map(day => ({ at: percent((dayNumber(day) - dayNumber(start)) / shown), name: shortName(day) })),
  };
}

/** The first days of the months after a day, up to a day number. */
function monthStarts({ year, month }: CalendarDate, last: number): readonly CalendarDate[] {
  const starts: CalendarDate[] = [];
  for (let count = month; ; count += 1) {
    const day = { year: year + Math.floor(count / 12), month: (count % 12) + 1, day: 1 };
    if (dayNumber(day) > last) return starts;
    starts.push(day);
  }
}

/** "Dec"; January with its year. */
function shortName({ year, month }: CalendarDate): string {
  const name = sayMonth(`${year}-${String(month).padStart(2, '0')}`).slice(0, 3);
  return month === 1 ? `${name} ${year}` : name;
}

function percent(part: number): number {
  return Math.round(part * 1000) / 10;
}

function dayNumber({ year, month, day }: CalendarDate): number {
  return Date.UTC(year, month - 1, day) / 86_400_000;
}
