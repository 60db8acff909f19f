import type { Span } from '../case/span.ts';
import type { Figures } from '../figures/figures.ts';
import type { Limits } from '../thresholds/limits.ts';
import { sourceNote } from '../thresholds/practice.ts';
import type { Comparison, Criterion } from './criterion.ts';
import { sourceIn } from './sources.ts';

/** Three values: a criterion that is not known to be met is never taken as met. */
export type Outcome = 'met' | 'not met' | 'cannot say';

/** A criterion with the limit of one nation and day. */
export type Rule = {
  readonly criterion: Criterion;
  /** In the unit of the criterion; null for yes and no, and where no limit was in force. */
  readonly limit: number | null;
  /** First day in force; null where it is older than our records. */
  readonly validFrom: string | null;
  readonly source: string;
  /** What an adviser has to confirm about the limit. */
  readonly toConfirm: string | null;
};

/** Why a solution is or is not open. This is data: `explain/words.ts` puts it into words for the reader. */
export type Reason = {
  readonly rule: Rule;
  readonly figure: Span;
  readonly outcome: Outcome;
  /** Met, but an adviser has to confirm it. */
  readonly adviserConfirms: boolean;
};

const NOT_IN_FORCE = 'No rule on record for that day';

/** Gives a criterion the limit of the day and the source of the nation. Years become months, since all time is counted in months. */
export function ruleOf(criterion: Criterion, limits: Limits): Rule {
  const key = criterion.limit;
  const row = typeof key === 'string' ? limits.row(key) : undefined;
  if (row === undefined) {
    const source = criterion.source === null ? NOT_IN_FORCE : sourceIn(criterion.source, limits.nation);
    const limit = typeof key === 'number' ? key : null;
    return { criterion, limit, validFrom: null, source, toConfirm: sourceNote(source) };
  }
  return {
    criterion,
    limit: row.unit === 'years' ? row.value * 12 : row.value,
    validFrom: row.validFrom,
    source: row.source,
    toConfirm: row.toConfirm ?? null,
  };
}

/** Tests one figure. */
export function judge(rule: Rule, figures: Figures): Reason {
  const { criterion, limit } = rule;
  const figure = criterion.figure(figures);
  const passes = test(figure, criterion.is, limit);
  if (passes === 'met' || criterion.otherwise === 'not met') {
    return { rule, figure, outcome: passes, adviserConfirms: false };
  }
  return criterion.otherwise === 'adviser confirms'
    ? { rule, figure, outcome: 'met', adviserConfirms: true }
    : { rule, figure, outcome: 'cannot say', adviserConfirms: false };
}

/**
 * Whether a failed test closes a solution, or leaves it for an adviser to decide. A test that an adviser only confirms
 * does neither: that solution stays open.
 */
export function isRuledOut(rule: Rule, figures: Figures): boolean {
  const { criterion, limit } = rule;
  if (criterion.otherwise === 'adviser confirms') return false;
  return test(criterion.figure(figures), criterion.is, limit) === 'not met';
}

/** Whether the test failed, and not only that it could not be made. */
export function isFailed({ rule: { criterion, limit }, figure }: Reason): boolean {
  return test(figure, criterion.is, limit) === 'not met';
}

/** The outcome of the test alone, whatever a failed test leads to. */
export function outcomeOf({ criterion, limit }: Rule, figures: Figures): Outcome {
  return test(criterion.figure(figures), criterion.is, limit);
}

/** A figure passes when both its ends pass and fails when neither does. Otherwise the result is undecided. */
function test({ low, high }: Span, is: Comparison, limit: number | null): Outcome {
  switch (is) {
    case 'yes':
      return low === 1 ? 'met' : high === 0 ? 'not met' : 'cannot say';
    case 'no':
      return high === 0 ? 'met' : low === 1 ? 'not met' : 'cannot say';
    default:
      break;
  }
  if (limit === null) return 'cannot say';
  switch (is) {
    case 'at most':
      return high <= limit ? 'met' : low > limit ? 'not met' : 'cannot say';
    case 'less than':
      return high < limit ? 'met' : low >= limit ? 'not met' : 'cannot say';
    case 'at least':
      return low >= limit ? 'met' : high < limit ? 'not met' : 'cannot say';
    default:
      return low > limit ? 'met' : high <= limit ? 'not met' : 'cannot say';
  }
}
