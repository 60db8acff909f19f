import { leftEachMonth, sayLeft } from '../../budget/left.ts';
import {
  formatPounds,
  formatWholePounds,
  type Pence,
  roundDownToPounds,
  roundToPounds,
} from '../../values/pence.ts';
import { isKnown } from '../case/span.ts';
import type { Limits } from '../thresholds/limits.ts';
import { sayArrearsTaken } from './arrearsTaken.ts';
import { keptSums } from './keptSums.ts';
import type { AdviceRecord } from './record.ts';
import {
  isBesideDmp,
  lateDebts,
  lowerFirst,
  type StepCode,
  type StepToDebts,
  stepsToDebts,
  totalOf,
} from './stepsToDebts.ts';
import { type TrusteesSum, trusteesSteps, trusteesSum } from './trusteesSum.ts';

/** What a row of the sum is made from. */
type RowOf = { readonly code: LeftRow['code']; readonly says: string; readonly sum: Pence };

/** A line of the sum of a month, to the penny. */
export type LeftRow = {
  readonly code: 'INCOME' | 'OUTGOINGS' | 'PUT_BY' | 'LEFT' | StepCode | 'TO_DEBTS';
  readonly says: string;
  /** With its sign: "−£28.00". */
  readonly sum: string;
  readonly isTotal: boolean;
};

/** A part of the sum in one line: a sum in whole pounds and what it is. */
export type LeftPart = { readonly sum: string; readonly says: string };

/** What is left of a month, and how every other figure of the month comes from it. */
export type LeftSum = {
  /** The figure that is called left; negative for a shortfall. */
  readonly left: Pence;
  /** "£394" */
  readonly says: string;
  /** A sum in one line: the first less the second is the third. */
  readonly line: readonly [LeftPart, LeftPart, LeftPart];
  readonly rows: readonly LeftRow[];
  /** What becomes of it once the recommended solution has taken in what is late; null where it does not. */
  readonly takenIn: string | null;
};

/**
 * The sum of a month: what comes in, what goes out, what is left, and where a plan is paid from it, what comes before
 * the debts of a plan. Null while the budget is not complete.
 *
 * @param limits those of the nation and day of the record
 */
export function leftSum(record: AdviceRecord, limits: Limits): LeftSum | null {
  if (!record.inputs.statement.isComplete) return null;
  const { income, outgoings, savings } = keptSums(record);
  const left = leftEachMonth(income, outgoings);
  const trustees = trusteesSumOf(record, limits);
  const beside = isBesideDmp(record.groups.recommended) ? 'DMP' : 'nation';
  const steps = trustees
    ? trusteesSteps(trustees, left)
    : (stepsToDebts(record, limits, { left, savings }, beside)?.steps ?? []);
  const toDebts = left + totalOf(steps);
  const sums = [income, outgoings - savings, savings, ...steps.map(({ sum }) => sum)];
  // As a column: all with their pence, or none.
  const say = sums.every(sum => sum === roundDownToPounds(sum)) ? formatWholePounds : formatPounds;
  const rowOf = ({ code, says, sum }: RowOf, isTotal = false): LeftRow => ({
    code,
    says,
    sum: say(sum).replace('-', '−'),
    isTotal,
  });
  const rows = [
    rowOf({ code: 'INCOME', says: 'Money in', sum: income }),
    rowOf({ code: 'OUTGOINGS', says: 'Bills and living costs', sum: savings - outgoings }),
    ...(savings > 0 ? [rowOf({ code: 'PUT_BY', says: 'What you put by', sum: -savings })] : []),
    rowOf({ code: 'LEFT', says: left < 0 ? 'Short each month' : LEFT, sum: left }, true),
    ...steps.map(step => rowOf(step)),
    ...(steps.length > 0
      ? [rowOf({ code: 'TO_DEBTS', says: toDebtsOf(record, toDebts), sum: toDebts }, true)]
      : []),
  ];
  return {
    left,
    says: sayLeft(left),
    line: lineOf({ income, left, toDebts, steps, record }),
    rows,
    // What a trustee takes does not grow with what is late.
    takenIn: trustees
      ? null
      : sayArrearsTaken(record, lateDebts(record, limits, beside), left + totalOf(steps.filter(isNotBehind))),
  };
}

/** What is left without what comes before the debts of a plan. */
function isNotBehind({ code }: StepToDebts): boolean {
  return code !== 'BILLS_BEHIND' && code !== 'ROUNDING';
}

const LEFT = 'Left each month';

/**
 * Which debts the rest would go to: where what is recommended does not take just that, such as a write-off that takes debts in
 * or a bankruptcy, it is only what a plan would take.
 */
function toDebtsOf(record: AdviceRecord, toDebts: Pence): string {
  if (toDebts < 0) return 'Short after that';
  return isPaidFrom(record, toDebts)
    ? 'For the debts in a plan'
    : 'Left for debts, if you chose a plan to repay them';
}

/** The sum of the trustee, where one is recommended. */
function trusteesSumOf(record: AdviceRecord, limits: Limits): TrusteesSum | null {
  const recommended = record.results.find(({ shortName }) => shortName === record.groups.recommended);
  return recommended === undefined ? null : trusteesSum(record, recommended, limits);
}

type Line = {
  readonly income: Pence;
  readonly left: Pence;
  readonly toDebts: Pence;
  readonly steps: readonly StepToDebts[];
  readonly record: AdviceRecord;
};

/** What is named in one line between what is left and what goes to the debts. */
const GOES_FIRST: readonly LeftRow['code'][] = ['BILLS_BEHIND', 'PARTNER', 'SURPRISES'];

/** Where something that is shown is paid from what remains, the line goes on from what is left to that. */
function lineOf({ income, left, toDebts, steps, record }: Line): LeftSum['line'] {
  const taken = steps.filter(({ code }) => GOES_FIRST.includes(code));
  const goesOn = taken.length > 0 && left > 0 && toDebts > 0 && toDebts < left && isPaidFrom(record, toDebts);
  if (goesOn) {
    const [first] = taken;
    const only =
      taken.length === 1 && first !== undefined ? first : { code: 'LEFT', says: 'what comes first' };
    const what = lowerFirst(only.says);
    return [
      { sum: sayLeft(left), says: 'left each month' },
      // Each is a whole number of pounds, so that the line adds up as it is read; the rows have the pence.
      {
        sum: formatWholePounds(roundToPounds(left) - roundToPounds(toDebts)),
        says: only.code === 'SURPRISES' ? what : `for ${what}`,
      },
      { sum: formatWholePounds(toDebts), says: 'for these debts' },
    ];
  }
  return [
    { sum: formatWholePounds(income), says: 'money in' },
    { sum: formatWholePounds(roundToPounds(income) - roundToPounds(left)), says: 'money out' },
    left < 0
      ? { sum: `−${sayLeft(left)}`, says: 'short each month' }
      : { sum: sayLeft(left), says: 'left each month' },
  ];
}

/** Whether the solution that is recommended takes just that each month. */
function isPaidFrom({ results, groups }: AdviceRecord, sum: Pence): boolean {
  return results.some(
    ({ shortName, payment }) =>
      shortName === groups.recommended &&
      payment !== null &&
      payment.monthly.low === sum &&
      isKnown(payment.monthly),
  );
}
