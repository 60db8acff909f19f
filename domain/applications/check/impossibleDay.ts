import { type CalendarDate, twoDigits } from '../../values/calendar-date.ts';
import type { SingleValue } from '../answer.ts';
import type { SingleField } from '../form.ts';
import { answerMessages } from '../words.ts';

/** What stands around a day: the other parts of its entry, the birth of who applies, and the day of today. */
export type Around = {
  readonly answerTo: (id: string) => SingleValue | null;
  readonly birthDate: SingleValue | null;
  readonly today: CalendarDate;
};

/** What began by the part of the same entry, by the part that says its end. */
const BEGINS: Readonly<Record<string, string>> = { to: 'from', endedOn: 'startedOn' };

/** The first day of a way out of debt that the law made in the lifetime of people. */
const FIRST_DAYS: Readonly<Record<string, string>> = {
  iva: '1986-12-29',
  'debt arrangement scheme': '2004-11-30',
  'debt relief order': '2009-04-06',
  'minimal asset process': '2015-04-01',
  'breathing space': '2021-05-04',
};

/** Why a day or a month cannot be, by what stands around it; null where it can. */
export function impossibleDay(field: SingleField, value: SingleValue, around: Around): string | null {
  if ((field.kind !== 'day' && field.kind !== 'month') || typeof value !== 'string') return null;
  if (field.id !== 'birthDate' && isBefore(value, around.birthDate)) return answerMessages.beforeBirth;
  if (isBefore(value, around.answerTo(BEGINS[field.id] ?? ''))) return answerMessages.beforeBegin;
  if (field.pastYears !== null && isBefore(value, monthAgo(field.pastYears, around.today))) {
    return answerMessages.tooLongAgo(field.pastYears);
  }
  const kind = around.answerTo('kind');
  const first = field.id === 'startedOn' && typeof kind === 'string' ? FIRST_DAYS[kind] : undefined;
  return first !== undefined && value < first ? answerMessages.notYetThere(first) : null;
}

/** Whether one lies before the other, as far as both are said: a month has no day. */
function isBefore(one: string, other: SingleValue | null): boolean {
  if (typeof other !== 'string' || other === '') return false;
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) < other.slice(0, length);
}

/** The month so many years ago. What is a guess counts by the month. */
function monthAgo(years: number, { year, month }: CalendarDate): string {
  return `${year - years}-${twoDigits(month)}`;
}
