import type { Fact, WhenHappened } from '../solutions/case/case.ts';
import { type CalendarDate, compareDates, daysInMonth, readIsoDate } from '../values/calendar-date.ts';
import type { ToldAnswers } from './told.ts';

/**
 * Questions about the past ask for a month, since few people know the day. We take the day of that month on which the
 * rules are strictest, so a correct month never opens a solution that the actual day would not.
 */

/** The last day of a month that was typed, and not after today. Null for a month still to come. */
export function latestDay(typed: Fact<string>, today: CalendarDate): Fact<CalendarDate> {
  const first = firstDay(typed);
  if (first === null || compareDates(first, today) > 0) return null;
  const last = { ...first, day: daysInMonth(first.year, first.month) };
  return compareDates(last, today) > 0 ? today : last;
}

/** The first day of a month that was typed. Null for a month still to come. */
export function earliestDay(typed: Fact<string>, today: CalendarDate): Fact<CalendarDate> {
  const first = firstDay(typed);
  return first === null || compareDates(first, today) > 0 ? null : first;
}

/** The first day of a month that was typed, and not before today. Null for a month that is over. */
export function nextDay(typed: Fact<string>, today: CalendarDate): Fact<CalendarDate> {
  const first = firstDay(typed);
  if (first === null) return null;
  if (compareDates(first, today) >= 0) return first;
  return first.year === today.year && first.month === today.month ? today : null;
}

/** Whether a month that was typed is still to come. */
export function isInFuture(typed: Fact<string>, today: CalendarDate): boolean {
  const first = firstDay(typed);
  return first !== null && compareDates(first, today) > 0;
}

/**
 * The last time of something: never for no, the month for yes. It is one of several things to tick, or has a question
 * of its own by the same name.
 */
export function lastTime(told: ToldAnswers, stepId: string, today: CalendarDate): WhenHappened {
  const happened = told.several('happened', [stepId])?.includes(stepId) ?? told.yesNo(stepId);
  if (happened === null) return null;
  return happened ? latestDay(told.text(`${stepId}-on`), today) : 'never';
}

/** A day that was typed in full. */
export function typedDay(typed: Fact<string>): Fact<CalendarDate> {
  return typed === null ? null : readIsoDate(typed);
}

function firstDay(month: Fact<string>): Fact<CalendarDate> {
  return month === null ? null : readIsoDate(`${month}-01`);
}
