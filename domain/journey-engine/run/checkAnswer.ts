import type { CalendarDate } from '../../values/calendar-date.ts';
import { isoDate, twoDigits } from '../../values/calendar-date.ts';
import { accepted, type Checked, refused } from '../../values/checked.ts';
import {
  type CheckedDate,
  checkDateOfBirth,
  checkDayMonth,
  checkDayMonthYear,
  checkMonthYear,
  DATE_MESSAGES,
} from '../../values/dates.ts';
import { checkEmail } from '../../values/email.ts';
import { checkMoneyAnswer, moneyAnswerValue } from '../../values/pence.ts';
import { checkNumericAnswer, NUMERIC_MESSAGES } from '../../values/percentage.ts';
import { checkPhone } from '../../values/phone.ts';
import { checkShortText, checkText } from '../../values/text.ts';
import type { PlanStep } from '../compile/plan.ts';
import type { GivenAnswer, Step } from '../definition/definition.ts';
import { CHOICE_OPTION_TYPES } from '../definition/kinds.ts';
import type { CheckedAnswer } from '../definition/stepKind.ts';

/** What a person is told about a choice. The texts about typed values are those of `values`. */
export const CHOICE_MESSAGES = {
  noAnswer: 'Please choose an answer',
  oneAnswerOnly: 'Please choose one answer only',
  unknownAnswer: 'Please choose one of the answers shown',
  exclusiveWithOthers: 'This answer cannot be chosen together with others',
  notAQuestion: 'This step is not answered here',
} as const;

/**
 * Checks what was given for a step by the rules of its option type, and returns it as it is stored: choices with the
 * definition's text, in the definition's order; money without commas (QU-033), a phone number stripped (QU-039), text
 * trimmed.
 *
 * Dates are written 'YYYY-MM-DD', a month and year 'YYYY-MM', a day and month '--MM-DD'; a part left empty stays empty
 * ('1990--12'), which gives the message for missing parts. An answer that blocks the way on passes: it is kept.
 *
 * @param step one whose kind is completed by answers and has no check of its own (`checkGiven`)
 * @param givenAnswers an empty list is accepted for a question marked optional
 * @param today for ages and years
 */
export function checkAnswer(
  step: Step,
  givenAnswers: readonly GivenAnswer[],
  today: CalendarDate,
): CheckedAnswer {
  if (!step.optionType) return choiceRefused('notAQuestion');
  if (givenAnswers.length === 0 && step.optional) return accepted([]);
  return CHOICE_OPTION_TYPES.includes(step.optionType)
    ? checkChoice(step, givenAnswers)
    : checkTyped(step, givenAnswers, today);
}

/**
 * Checks what was given for a step by the check of its kind, or else by its option type (`checkAnswer`). A step that is
 * completed in another way is refused. An empty list is accepted for a step marked optional.
 */
export function checkGiven(
  { step, kind }: Pick<PlanStep, 'step' | 'kind'>,
  givenAnswers: readonly GivenAnswer[],
  today: CalendarDate,
): CheckedAnswer {
  if (kind.completedBy !== 'answers') return choiceRefused('notAQuestion');
  if (givenAnswers.length === 0 && step.optional) return accepted([]);
  return (kind.check ?? checkAnswer)(step, givenAnswers, today);
}

/**
 * What a save of a step stores for it, checked: its answers, or none where something else completes it. A step that its
 * own call completes cannot be completed here; saving it again without answers, as a screen does that saves every step
 * before it goes on (JN-041), keeps what that call stored.
 *
 * @param stored what the step has now
 */
export function checkSave(
  planStep: Pick<PlanStep, 'step' | 'kind'>,
  givenAnswers: readonly GivenAnswer[],
  stored: readonly GivenAnswer[] | undefined,
  today: CalendarDate,
): CheckedAnswer {
  const { completedBy } = planStep.kind;
  if (completedBy === 'answers') return checkGiven(planStep, givenAnswers, today);
  if (givenAnswers.length > 0) return choiceRefused('unknownAnswer');
  if (completedBy !== 'its own call') return accepted([]);
  return stored ? accepted(stored) : choiceRefused('notAQuestion');
}

function checkChoice(step: Step, givenAnswers: readonly GivenAnswer[]): CheckedAnswer {
  if (givenAnswers.length === 0) return choiceRefused('noAnswer');
  const ids = new Set(givenAnswers.map(answer => answer.id));
  const chosen = step.answers.filter(answer => ids.has(answer.id));
  if (chosen.length !== givenAnswers.length) return choiceRefused('unknownAnswer');
  if (step.optionType?.startsWith('Radio') && chosen.length > 1) return choiceRefused('oneAnswerOnly');
  if (chosen.length > 1 && chosen.some(answer => answer.isExclusiveAnswer)) {
    return choiceRefused('exclusiveWithOthers');
  }
  return accepted(chosen.map(({ id, value }) => ({ id, value })));
}

function checkTyped(step: Step, givenAnswers: readonly GivenAnswer[], today: CalendarDate): CheckedAnswer {
  const expected = step.answers[0];
  if (givenAnswers.length > 1) return choiceRefused('oneAnswerOnly');
  if (givenAnswers[0] && givenAnswers[0].id !== expected?.id) return choiceRefused('unknownAnswer');
  const checked = checkTypedValue(step, givenAnswers[0]?.value ?? '', today);
  return checked.ok ? accepted([{ id: expected?.id ?? '', value: checked.value }]) : checked;
}

/**
 * Checks the text typed for a question that is not a choice: the value to keep, or the message to show. The browser
 * calls this as the person types and when they leave the box.
 */
export function checkTypedValue(
  step: Pick<Step, 'optionType' | 'headerText'>,
  typed: string,
  today: CalendarDate,
): Checked<string> | CheckedDate<string> {
  switch (step.optionType) {
    case 'Text':
      return checkText(typed);
    case 'Short Text':
      return checkShortText(typed);
    case 'Money': {
      const money = checkMoneyAnswer(typed);
      return money.ok ? accepted(moneyAnswerValue(money.value)) : money;
    }
    case 'Phone Number':
      return checkPhone(typed);
    case 'Email':
      return checkEmail(typed);
    case 'Numeric':
      return typed.trim() === ''
        ? refused('missing', NUMERIC_MESSAGES.notANumber)
        : checkNumericAnswer(typed, step.headerText);
    case 'Date of Birth':
      return written(
        checkFull(typed, date => checkDateOfBirth(date, today)),
        isoDate,
      );
    case 'Date':
      return written(
        checkFull(typed, date => checkDayMonthYear(date)),
        isoDate,
      );
    case 'Month and Year':
      return written(
        readParts(typed, MONTH_YEAR, date => checkMonthYear(date)),
        date => `${date.year}-${twoDigits(date.month)}`,
      );
    case 'Day and Month':
      return written(
        readParts(typed, DAY_MONTH, date => checkDayMonth(date, today)),
        date => `--${twoDigits(date.month)}-${twoDigits(date.day)}`,
      );
    default:
      return refused('notAQuestion', CHOICE_MESSAGES.notAQuestion);
  }
}

const FULL_DATE = /^(?<year>[^-]*)-(?<month>[^-]*)-(?<day>[^-]*)$/;
const MONTH_YEAR = /^(?<year>[^-]*)-(?<month>[^-]*)$/;
const DAY_MONTH = /^--(?<month>[^-]*)-(?<day>[^-]*)$/;

function checkFull<Value>(
  typed: string,
  check: (date: TypedParts) => CheckedDate<Value>,
): CheckedDate<Value> {
  return readParts(typed, FULL_DATE, check);
}

type TypedParts = { readonly day: string; readonly month: string; readonly year: string };

function readParts<Value>(
  typed: string,
  shape: RegExp,
  check: (parts: TypedParts) => CheckedDate<Value>,
): CheckedDate<Value> {
  const parts = shape.exec(typed.trim() === '' ? (EMPTY_DATE.get(shape) ?? '') : typed.trim())?.groups;
  if (!parts) return { ok: false, code: 'notADate', message: DATE_MESSAGES.notADate, parts: [] };
  return check({ day: parts.day ?? '', month: parts.month ?? '', year: parts.year ?? '' });
}

/** Nothing typed at all reads as every box left empty. */
const EMPTY_DATE = new Map([
  [FULL_DATE, '--'],
  [MONTH_YEAR, '-'],
  [DAY_MONTH, '---'],
]);

function written<Value>(checked: CheckedDate<Value>, write: (value: Value) => string): CheckedDate<string> {
  return checked.ok ? accepted(write(checked.value)) : checked;
}

function choiceRefused(code: keyof typeof CHOICE_MESSAGES): CheckedAnswer {
  return refused(code, CHOICE_MESSAGES[code]);
}
