import { type CalendarDate, twoDigits } from '../../values/calendar-date.ts';
import { sayMonth } from '../../values/dayWords.ts';
import type { Entry } from '../answer.ts';
import type { ListField } from '../form.ts';
import { answerMessages, notKnownWords } from '../words.ts';
import { isOfNotKnown } from './notKnown.ts';

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

/** The count of the month of a day. */
function countOn({ year, month }: CalendarDate): number {
  return year * MONTHS + month - 1;
}

/** A stretch of months 'YYYY-MM', both included. */
type Stretch = { readonly from: string; readonly to: string };

/**
 * The months that a history leaves out, the oldest first. An entry covers every month from its part `from` to its part `to`,
 * both included, or to this month where `isNow` is yes. Null while an entry does not say its months, so that nothing can be
 * said yet.
 */
export function stretchesMissing(
  entries: readonly Pick<Entry, 'parts'>[],
  { months, today }: Reach,
): readonly Stretch[] | null {
  const last = countOn(today);
  const spans: (readonly [number, number])[] = [];
  for (const { parts } of entries) {
    const from = countOf(parts.from);
    const to = parts.isNow === true ? last : countOf(parts.to);
    if (from === null || to === null) return null;
    spans.push([from, to]);
  }
  const missing: Stretch[] = [];
  const leaves = (from: number, to: number) => missing.push({ from: isoOf(from), to: isoOf(to) });
  let next = last - months;
  for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
    if (from > next) leaves(next, Math.min(from - 1, last));
    next = Math.max(next, to + 1);
    if (next > last) break;
  }
  if (next <= last) leaves(next, last);
  return missing;
}

/** A stretch of months in words: "March 2024 to May 2024". */
export function sayStretch({ from, to }: Stretch): string {
  return from === to ? sayMonth(from) : `${sayMonth(from)} to ${sayMonth(to)}`;
}

/** What a history asks for next: the newest stretch that it leaves out. */
export type AskedNext = Stretch & {
  /** The month in which what comes after it began, as it ended then; null for who has nothing that is so now. */
  readonly until: string | null;
};

/** The stretch of a list that is asked for next; null where there is none, or its entries do not say their months yet. */
export function askedNext(
  { unbrokenMonths }: Pick<ListField, 'unbrokenMonths'>,
  entries: readonly Pick<Entry, 'parts'>[],
  today: CalendarDate,
): AskedNext | null {
  if (unbrokenMonths === null || entries.length === 0) return null;
  const newest = stretchesMissing(entries, { months: unbrokenMonths, today })?.at(-1);
  if (newest === undefined) return null;
  const after = (countOf(newest.to) ?? 0) + 1;
  return { ...newest, until: after > countOn(today) ? null : isoOf(after) };
}

/**
 * Why one more entry does not bring a history further, at the part that says so: none of its months is missing. So it comes to
 * an end, whatever is typed. Null where it does, where nothing is missing, and while the entry does not say its months.
 */
export function bringsNothing(
  list: Pick<ListField, 'unbrokenMonths'>,
  entries: readonly Pick<Entry, 'parts'>[],
  { parts, today }: Pick<Entry, 'parts'> & { readonly today: CalendarDate },
): { readonly part: string; readonly message: string } | null {
  const { unbrokenMonths: months } = list;
  if (months === null || entries.length === 0) return null;
  const missing = stretchesMissing(entries, { months, today });
  const left = stretchesMissing([...entries, { parts }], { months, today });
  const newest = missing?.at(-1);
  if (!missing || !newest || !left || JSON.stringify(left) !== JSON.stringify(missing)) return null;
  const isTooLate = typeof parts.from === 'string' && parts.from > newest.to;
  return {
    part: isTooLate || parts.isNow === true ? 'from' : 'to',
    message: answerMessages.outside(missing.map(sayStretch)),
  };
}

/** Why a list is not whole yet: how far back it reaches and how far it has to, or each stretch that it leaves out. */
export function saysMissing(id: string, missing: readonly Stretch[], { months, today }: Reach): string {
  const [only, ...more] = missing;
  if (only && more.length === 0 && countOf(only.from) === countOn(today) - months) {
    const after = (countOf(only.to) ?? 0) + 1;
    if (after <= countOn(today))
      return answerMessages.backTo(id, sayMonth(isoOf(after)), sayMonth(only.from));
  }
  return answerMessages.gap(missing.map(sayStretch));
}

/**
 * The months of a history of which nobody knows, in words: those that somebody said so of, and those that are left out where
 * the list takes no more. Null where all of them are known, or still asked for.
 */
export function saysNotKnown(
  { unbrokenMonths: months, most }: Pick<ListField, 'unbrokenMonths' | 'most'>,
  entries: readonly Pick<Entry, 'parts'>[],
  today: CalendarDate,
): string | null {
  if (months === null) return null;
  const said = entries.flatMap(({ parts: { from, to, ...parts } }) =>
    isOfNotKnown(parts) && typeof from === 'string' && typeof to === 'string' ? [{ from, to }] : [],
  );
  const left = entries.length < most ? [] : (stretchesMissing(entries, { months, today }) ?? []);
  const all = [...said, ...left].toSorted((one, other) => one.from.localeCompare(other.from));
  return all.length === 0 ? null : notKnownWords.months(all.map(sayStretch));
}
