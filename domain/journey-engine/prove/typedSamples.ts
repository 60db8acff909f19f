import type { CalendarDate } from '../../values/calendar-date.ts';
import { daysInMonth, isoDate, readIsoDate } from '../../values/calendar-date.ts';
import { penceOf, poundsOf } from '../../values/pence.ts';
import { mentionsPercentage } from '../../values/percentage.ts';
import type { PlanStep } from '../compile/plan.ts';
import type { Step } from '../definition/definition.ts';
import { checkTypedValue } from '../run/checkAnswer.ts';
import { amountSpan } from '../run/compare.ts';

/** Only for the form of a sample: no class of answers may depend on the day on which a proof is made. */
const ANY_DAY: CalendarDate = { year: 2024, month: 6, day: 15 };

/**
 * Values a person could type that together fall on every side of the constants they are compared with. Never empty. It
 * relies on `cannotBeOrdered`: amounts are ordered against amounts, dates against dates, and other texts not at all.
 */
export function typedSamples(planStep: PlanStep, constants: readonly (string | number)[]): readonly string[] {
  const candidates = [...new Set(candidatesFor(planStep.step, constants))];
  const possible = candidates.filter(value => canBeTyped(planStep, value));
  return possible.length > 0 ? possible : candidates.slice(0, 1);
}

function canBeTyped({ step, kind }: PlanStep, value: string): boolean {
  if (kind.completedBy !== 'answers') return true;
  if (kind.check) return kind.check(step, [{ id: step.answers[0]?.id ?? '', value }], ANY_DAY).ok;
  if (step.optionType === 'Date of Birth') return readIsoDate(value) !== null;
  const checked = checkTypedValue(step, value, ANY_DAY);
  return checked.ok && checked.value === value;
}

function candidatesFor(step: Step, constants: readonly (string | number)[]): readonly string[] {
  const texts = constants.map(String);
  switch (step.optionType) {
    case 'Money':
      return wholePounds(pointsOf(texts));
    case 'Numeric':
      return mentionsPercentage(step.headerText) ? plainNumbers(pointsOf(texts)) : anything(texts);
    case 'Date':
      return [...texts.flatMap(nearDays), '1900-01-01', '2100-12-31'];
    case 'Date of Birth':
      return [...texts.flatMap(nearDays), '1920-01-01', '2006-01-01'];
    case 'Month and Year':
      return [...texts.flatMap(nearMonths), '1900-01', '2100-12'];
    case 'Day and Month':
      return [...texts.flatMap(nearDaysOfYear), '--01-01', '--12-31'];
    case 'Email':
      return [...texts, 'sam@example.org', 'alex@example.org'];
    case 'Phone Number':
      return [...texts, '07700900123', '07700900124'];
    default:
      return [...texts, ...anything(texts)];
  }
}

/** The amounts at which a comparison turns, in pounds, lowest first; one in the middle when there are none. */
function pointsOf(texts: readonly string[]): readonly number[] {
  const bounds = texts.flatMap(text => {
    const span = amountSpan(text);
    return span ? [span.low, span.high] : [];
  });
  const points = [...new Set(bounds)].filter(Number.isFinite).map(pence => poundsOf(pence));
  return points.length > 0 ? points.sort((a, b) => a - b) : [50];
}

function wholePounds(points: readonly number[]): readonly string[] {
  const near = points.flatMap(point => [
    Math.floor(point) - 1,
    Math.floor(point),
    Math.ceil(point),
    Math.ceil(point) + 1,
  ]);
  return [...near, 0].filter(amount => amount >= 0).map(String);
}

/** Each point, a number between it and the next, and one beyond each end. */
function withBetween(points: readonly number[]): readonly number[] {
  const between = points.map((point, index) => {
    const next = points[index + 1];
    return next === undefined ? point + 1 : poundsOf(penceOf((point + next) / 2));
  });
  return [(points[0] ?? 0) - 1, ...points.flatMap((point, index) => [point, between[index] ?? point])];
}

function plainNumbers(points: readonly number[]): readonly string[] {
  return ['1', ...withBetween(points).map(String), '99'];
}

/** Where any text may be typed: numbers, ranges that lie across points, the constants, and texts in between them. */
function anything(texts: readonly string[]): readonly string[] {
  const numbers = withBetween(pointsOf(texts));
  const ends = [0, ...numbers.filter(number => number > 0)];
  const ranges = ends.flatMap(low => ends.filter(high => high > low).map(high => `£${low} - £${high}`));
  return [
    ...otherThan(texts),
    ...texts,
    ...numbers.flatMap(number => [String(number), `${number}.0`]),
    ...ranges,
  ];
}

/** Texts that are not amounts: one before all of these, one after each. */
function otherThan(texts: readonly string[]): readonly string[] {
  return ['! a', 'zz', ...texts.map(text => `${text} a`)];
}

function nearDays(text: string): readonly string[] {
  const date = readIsoDate(text);
  if (!date) return [];
  return [isoDate(dayBefore(date)), text, isoDate(dayAfter(date))];
}

function nearMonths(text: string): readonly string[] {
  const first = readIsoDate(`${text}-01`);
  if (!first) return [];
  const last = { ...first, day: daysInMonth(first.year, first.month) };
  return [isoDate(dayBefore(first)).slice(0, 7), text, isoDate(dayAfter(last)).slice(0, 7)];
}

function nearDaysOfYear(text: string): readonly string[] {
  return nearDays(`${ANY_DAY.year}${text.slice(1)}`).map(day => `-${day.slice(4)}`);
}

function dayBefore({ year, month, day }: CalendarDate): CalendarDate {
  if (day > 1) return { year, month, day: day - 1 };
  const before = month > 1 ? { year, month: month - 1 } : { year: year - 1, month: 12 };
  return { ...before, day: daysInMonth(before.year, before.month) };
}

function dayAfter({ year, month, day }: CalendarDate): CalendarDate {
  if (day < daysInMonth(year, month)) return { year, month, day: day + 1 };
  return month < 12 ? { year, month: month + 1, day: 1 } : { year: year + 1, month: 1, day: 1 };
}
