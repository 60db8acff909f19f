import { whoseMoney } from '../budget/whoseMoney.ts';
import type { Changes, GetsBy, IncomeOwner } from '../solutions/case/case.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import { changesFrom } from './changes.ts';
import { getsByFrom } from './doubts.ts';
import { type Answers, answerReader } from './told.ts';

/** What a person told beside the sums of their budget. */
export type BesideBudget = {
  /** Whose each line of income is, by the number of the line, as far as they said. */
  readonly whose: ReadonlyMap<number, IncomeOwner>;
  readonly getsBy: GetsBy;
  readonly changes: Changes;
};

/** Reads what a person told beside the sums of their budget, as known on a day. */
export function besideBudget(answers: Answers, today: CalendarDate): BesideBudget {
  const told = answerReader(answers);
  return {
    whose: whoseFrom(told.text('whose-money')),
    getsBy: getsByFrom(told),
    changes: changesFrom(told, today),
  };
}

/** Whose each line of income is. A line of which the person is not sure is left out. */
export function whoseFrom(written: string | null): ReadonlyMap<number, IncomeOwner> {
  const byLine = (written === null ? undefined : whoseMoney([{ value: written }])) ?? new Map();
  return new Map([...byLine].flatMap(([typeId, whose]) => (whose === 'unsure' ? [] : [[typeId, whose]])));
}
