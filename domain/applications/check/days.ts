import { type CalendarDate, compareDates, isoDate, readIsoDate } from '../../values/calendar-date.ts';
import { accepted, type Checked, refused } from '../../values/checked.ts';
import type { SingleField } from '../form.ts';
import { answerMessages } from '../words.ts';

/** No one who applies was born before it, and no date of theirs lies before it. */
const FIRST_YEAR = 1900;

/** Checks a day 'YYYY-MM-DD', made of what stands in three inputs; what is wrong with it is said of the input. */
export function checkDay(
  { reach }: Extract<SingleField, { readonly kind: 'day' }>,
  value: unknown,
  today: CalendarDate,
): Checked<string> {
  const day = typeof value === 'string' ? readIsoDate(value) : null;
  if (day === null || day.year < FIRST_YEAR) {
    const fault = inputFault(value, answerMessages.dayMissing);
    return refused('day', fault ?? (day === null ? answerMessages.day : answerMessages.tooEarly(FIRST_YEAR)));
  }
  if (reach === 'past' && compareDates(day, today) > 0) return refused('dayAhead', answerMessages.dayAhead);
  return accepted(isoDate(day));
}

/** The same of a month 'YYYY-MM'. */
export function checkMonth(value: unknown, today: CalendarDate): Checked<string> {
  const first = typeof value === 'string' ? readIsoDate(`${value}-01`) : null;
  if (first === null || first.year < FIRST_YEAR) {
    const fault = inputFault(value, answerMessages.monthMissing);
    return refused(
      'month',
      fault ?? (first === null ? answerMessages.noMonth : answerMessages.tooEarly(FIRST_YEAR)),
    );
  }
  if (compareDates(first, today) > 0) return refused('month', answerMessages.month);
  return accepted(isoDate(first).slice(0, 'YYYY-MM'.length));
}

/** What is wrong with one of the inputs; null where each has a number as it should be. */
function inputFault(value: unknown, missing: string): string | null {
  const [year = '', ...rest] = typeof value === 'string' ? value.split('-') : [];
  if ([year, ...rest].some(part => /^0*$/u.test(part))) return missing;
  if ([year, ...rest].some(part => !/^\d+$/u.test(part))) return answerMessages.dateNumbers;
  return year.length < 4 ? answerMessages.wholeYear : null;
}
