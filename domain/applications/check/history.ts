import { type CalendarDate, twoDigits } from '../../values/calendar-date.ts';
import { sayMonth } from '../../values/dayWords.ts';
import type { Entry } from '../answer.ts';

/** Months counted from the year 0, so that they can be compared and added to. */
function countOf(month: unknown): number | null {
  const match = typeof month === 'string' ? /^(\d{4})-(\d{2})$/u.exec(month) : null;
  return match === null ? null : Number(match[1]) * MONTHS + Number(match[2]) - 1;
}

const MONTHS = 12;

function isoOf(count: number): string {
  return `${String(Math.floor(count / MONTHS)).padStart(4, '0')}-${twoDigits((count % MONTHS) + 1)}`;
}

/** The last month that a history has to cover is this one, the first so many before it. */
type Reach = { readonly months: number; readonly today: CalendarDate };

/** Each stretch of months that no entry covers, in words: "March 2024 to May 2024". */
export type Gap = string;

/**
 * The months that a history leaves out. An entry covers every month from its part `from` to its part `to`, both included,
 * or to this month where `isNow` is yes. Null while an entry does not say its months, so that nothing can be said yet.
 */
export function gapsIn(entries: readonly Entry[], { months, today }: Reach): readonly Gap[] | null {
  const last = today.year * MONTHS + today.month - 1;
  const spans: (readonly [number, number])[] = [];
  for (const { parts } of entries) {
    const from = countOf(parts.from);
    const to = parts.isNow === true ? last : countOf(parts.to);
    if (from === null || to === null) return null;
    spans.push([from, to]);
  }
  const gaps: Gap[] = [];
  let next = last - months;
  for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
    if (from > next) gaps.push(sayMonths(next, Math.min(from - 1, last)));
    next = Math.max(next, to + 1);
    if (next > last) break;
  }
  if (next <= last) gaps.push(sayMonths(next, last));
  return gaps;
}

function sayMonths(from: number, to: number): Gap {
  const first = sayMonth(isoOf(from));
  return from === to ? first : `${first} to ${sayMonth(isoOf(to))}`;
}
