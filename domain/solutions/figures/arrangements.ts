import { type CalendarDate, compareDates } from '../../values/calendar-date.ts';
import type { Case, EarlierKind, EarlierSolution } from '../case/case.ts';
import { grantedAsEarlier } from '../case/grantedHere.ts';
import { between, exactly, NEVER, NO, type Span, UNKNOWN_AMOUNT, YES, YES_OR_NO } from '../case/span.ts';
import type { Limits } from '../thresholds/limits.ts';
import { fullMonths } from './months.ts';

/** What a person is in, or came out of not long ago, as they told us or as it was granted here. Nothing known counts as nothing. */
export type ArrangementFigures = {
  readonly isInInsolvency: Span;
  /** A debt payment programme, an administration order, or a debt management plan with a provider. */
  readonly isInPlan: Span;
  /** Full months since the last bankruptcy, of any nation, ended. */
  readonly monthsSinceBankruptcyEnded: Span;
};

const NONE: ArrangementFigures = Object.freeze({
  isInInsolvency: NO,
  isInPlan: NO,
  monthsSinceBankruptcyEnded: NEVER,
});

const PLANS: ReadonlySet<EarlierKind> = new Set([
  'debt arrangement scheme',
  'administration order',
  'debt management plan',
]);
/** These only give time: they are no reason to wait with a solution. */
const GIVE_TIME: ReadonlySet<EarlierKind> = new Set(['breathing space', 'moratorium']);
const BANKRUPTCIES: ReadonlySet<EarlierKind> = new Set([
  'bankruptcy',
  'sequestration',
  'minimal asset process',
]);

/** Works out what a person is in. One that may still be going on counts as open. */
export function arrangementFigures(
  facts: Pick<Case, 'earlier' | 'grantedHere'>,
  limits: Limits,
  on: CalendarDate,
): ArrangementFigures {
  const earlier = [...grantedAsEarlier(facts, on), ...(facts.earlier ?? [])];
  if (earlier.length === 0) return NONE;
  let isInInsolvency = NO;
  let isInPlan = NO;
  let monthsSinceBankruptcyEnded = NEVER;
  for (const solution of earlier) {
    if (GIVE_TIME.has(solution.kind)) continue;
    const isOn = isGoingOn(solution, on);
    if (PLANS.has(solution.kind)) isInPlan = either(isInPlan, isOn);
    else isInInsolvency = either(isInInsolvency, isOn);
    if (BANKRUPTCIES.has(solution.kind) && isOn !== YES) {
      const months = monthsSinceEnd(solution, limits, on);
      monthsSinceBankruptcyEnded = between(
        Math.min(monthsSinceBankruptcyEnded.low, months.low),
        Math.min(monthsSinceBankruptcyEnded.high, months.high),
      );
    }
  }
  return { isInInsolvency, isInPlan, monthsSinceBankruptcyEnded };
}

/** A day on which it ended settles that it is over, where nobody said whether it is. */
function isGoingOn({ isActive, endedOn }: EarlierSolution, on: CalendarDate): Span {
  if (isActive !== null) return isActive ? YES : NO;
  return endedOn !== null && compareDates(endedOn, on) <= 0 ? NO : YES_OR_NO;
}

function usualDischarge(limits: Limits): number {
  return Math.min(limits.span('BKY_DISCHARGE').high, limits.span('SEQ_DISCHARGE').high);
}

/** Without the day of discharge: it came at some time up to the usual one. */
function monthsSinceEnd({ startedOn, endedOn }: EarlierSolution, limits: Limits, on: CalendarDate): Span {
  if (endedOn !== null) return exactly(Math.max(0, fullMonths(endedOn, on)));
  if (startedOn === null) return UNKNOWN_AMOUNT;
  const since = Math.max(0, fullMonths(startedOn, on));
  return between(Math.max(0, since - usualDischarge(limits)), since);
}

function either(found: Span, one: Span): Span {
  return one.low > found.low || one.high > found.high ? one : found;
}
