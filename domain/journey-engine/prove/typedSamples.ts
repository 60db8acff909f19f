import type { CalendarDate } from '../../values/calendar-date.ts';
import { daysInMonth, isoDate, readIsoDate, twoDigits } from '../../values/calendar-date.ts';
import { moneyAnswerValue } from '../../values/pence.ts';
import { readRange } from '../../values/range.ts';
import { readTypedNumber } from '../../values/typed-number.ts';
import type { Step } from '../definition/definition.ts';
import { checkTypedValue } from '../run/checkAnswer.ts';

/** Only for the form of a sample: no class of answers may depend on the day on which a proof is made. */
const ANY_DAY: CalendarDate = { year: 2024, month: 6, day: 15 };

/**
 * Values a person could type that between them fall on every side of the constants: each constant, a little below it,
 * a little above it, and the far ends. Never empty.
 */
export function typedSamples(step: Step, constants: readonly (string | number)[]): readonly string[] {
  const samples = constants.flatMap(constant => around(step, constant));
  const possible = [...new Set([...samples, ...endsOf(step)])].filter(value => canBeTyped(step, value));
  return possible.length > 0 ? possible : endsOf(step);
}

function canBeTyped(step: Step, value: string): boolean {
  if (step.type !== 'Question') return true;
  if (step.optionType === 'Date of Birth') return readIsoDate(value) !== null;
  const checked = checkTypedValue(step, value, ANY_DAY);
  return checked.ok && checked.value === value;
}

function around(step: Step, constant: string | number): readonly string[] {
  const text = String(constant);
  switch (step.optionType) {
    case 'Money':
      return numbersIn(text).flatMap(number =>
        [number - 1, number, number + 1].map(n => String(Math.floor(n))),
      );
    case 'Numeric':
      return [text, ...numbersIn(text).flatMap(number => [number - 0.5, number, number + 0.5].map(String))];
    case 'Date':
    case 'Date of Birth':
      return [-1, 0, 1].map(days => shifted(text, days));
    case 'Month and Year':
      return [-1, 1]
        .map(days => shifted(`${text}-${days < 0 ? '01' : '28'}`, days * 5).slice(0, 7))
        .concat(text);
    case 'Day and Month':
      return [-1, 0, 1].map(days => shifted(`${ANY_DAY.year}${text.slice(1)}`, days).replace(/^\d{4}/, '-'));
    default:
      return [
        text,
        `${text} a`,
        `${text.slice(0, -1)} a`,
        ...numbersIn(text).flatMap(n => [n - 1, n + 1].map(String)),
      ];
  }
}

function endsOf(step: Step): readonly string[] {
  switch (step.optionType) {
    case 'Money':
      return ['0', '999999999'];
    case 'Numeric':
      return ['1', '50', '99', '0', '999999999'];
    case 'Date of Birth':
      return ['1920-01-01', '2006-01-01'];
    case 'Date':
      return ['1900-01-01', '2100-12-31'];
    case 'Month and Year':
      return ['1900-01', '2100-12'];
    case 'Day and Month':
      return ['--01-01', '--12-31'];
    case 'Phone Number':
      return ['02079460000', '+442079460000'];
    case 'Email':
      return ['a@a.co', 'z@z.co'];
    default:
      return ['Aa', 'zz', '10', '99999999'];
  }
}

function numbersIn(text: string): readonly number[] {
  const range = readRange(text);
  if (range)
    return [range.atLeast, range.atMost ?? range.atLeast].map(pence => Number(moneyAnswerValue(pence)));
  const typed = readTypedNumber(text);
  return typed ? [Number(`${typed.negative ? '-' : ''}${typed.whole}.${typed.fraction}`)] : [];
}

/** An ISO date some days on; any other text as it is. */
function shifted(text: string, days: number): string {
  const date = readIsoDate(text);
  if (!date) return text;
  const day = date.day + days;
  const { year, month } = date;
  if (day < 1) {
    const before = month > 1 ? { year, month: month - 1 } : { year: year - 1, month: 12 };
    return isoDate({ ...before, day: daysInMonth(before.year, before.month) + day });
  }
  if (day <= daysInMonth(year, month)) return isoDate({ year, month, day });
  const after = month < 12 ? { year, month: month + 1 } : { year: year + 1, month: 1 };
  return `${isoDate({ ...after, day: 1 }).slice(0, 8)}${twoDigits(day - daysInMonth(year, month))}`;
}
