import { type CalendarDate, compareDates, isoDate } from '../../../values/calendar-date.ts';
import { dayAfterMonths } from '../../../values/laterDay.ts';
import { percentOf } from '../../../values/percentage.ts';
import type { Case, EarlierKind } from '../../case/case.ts';
import { grantedAsEarlier } from '../../case/grantedHere.ts';
import { exactly, minus } from '../../case/span.ts';
import type { Reason } from '../../criteria/judge.ts';
import type { Figures } from '../../figures/figures.ts';
import type { ShortName } from '../../solution/products.ts';
import type { Limits } from '../../thresholds/limits.ts';
import type { Judged } from '../assess.ts';
import type { Rules } from '../rules.ts';
import { findingOf } from './finding.ts';
import type { CloseTo, GateFinding } from './gate.ts';

type WriteOff = CloseTo['shortName'];
/** At most so many things may be missing. */
const MISSING_MOST = 2;
/** What helps until a write-off is open. */
const BRIDGES: readonly ShortName[] = ['TPP', 'BS', 'MHBS', 'MOR'];

/**
 * The order of all solutions where a write-off is nearly open: the plan for budget and bills, what helps until then, what
 * can be left again, and last what costs a fee or binds for years.
 */
const UNTIL_THEN: readonly ShortName[] = [
  'DAP',
  ...BRIDGES,
  'DRO',
  'MAP',
  'SMP',
  'DMP',
  'WO',
  'FFS',
  'AO',
  'DAS',
  'IVA',
  'PTD',
  'BKY',
  'SEQ',
];

/** The place of a solution where a write-off is nearly open; the lower, the earlier. */
export function placeUntilThen(shortName: ShortName): number {
  return UNTIL_THEN.indexOf(shortName);
}

/** Sums that may be over the limit by a fixed sum, by the row that says how much. */
const SUMS: ReadonlyMap<string, 'NEAR_SURPLUS' | 'NEAR_ASSETS'> = new Map([
  ['DRO_SURPLUS_MAX', 'NEAR_SURPLUS'],
  ['DRO_ASSET_MAX', 'NEAR_ASSETS'],
  ['DRO_VEHICLE_MAX', 'NEAR_ASSETS'],
  ['MAP_ASSET_MAX', 'NEAR_ASSETS'],
  ['MAP_ITEM_MAX', 'NEAR_ASSETS'],
  ['MAP_VEHICLE_MAX', 'NEAR_ASSETS'],
]);
const DEBTS: ReadonlySet<string> = new Set(['DRO_DEBT_MAX', 'MAP_DEBT_MAX']);
/** Waiting times, by the earlier solutions from whose beginning they run. */
const WAITS: ReadonlyMap<string, readonly EarlierKind[]> = new Map<string, readonly EarlierKind[]>([
  ['DRO_REPEAT_YEARS', ['debt relief order']],
  ['SEQ_REPEAT_YEARS', ['bankruptcy', 'sequestration', 'minimal asset process']],
  ['MAP_REPEAT_YEARS', ['minimal asset process']],
]);

/** A free or cheap write-off that is not open: what of it is not met or waits, and whether it is near. */
export type Missed = {
  readonly shortName: WriteOff;
  readonly findings: readonly GateFinding[];
  /** One or two things are missing, each by little, and no other is not met. */
  readonly isNear: boolean;
  /** Each thing that is missing is missing by little, however many they are. */
  readonly isEachNear: boolean;
};

/** The write-off of the nation, where it is not open. */
export function missedWriteOff(
  judged: readonly Judged[],
  facts: Case,
  figures: Figures,
  { nation, limits, on }: Rules,
): Missed | null {
  const shortName: WriteOff = nation === 'scotland' ? 'MAP' : 'DRO';
  const found = judged.find(({ product }) => product.shortName === shortName);
  const notMet = found?.reasons.filter(
    reason => reason.outcome === 'not met' || isBenefitWait(reason, facts, figures, limits),
  );
  if (notMet === undefined || notMet.length === 0) return null;
  const findings = notMet.map(reason => missing(reason, facts, figures, limits, on));
  const isEachNear = notMet.every((reason, at) => isNearBy(reason, findings[at] as GateFinding, limits, on));
  return { shortName, findings, isNear: isEachNear && notMet.length <= MISSING_MOST, isEachNear };
}

/**
 * Only benefits come in, not yet for long enough, and what is left of them is for a disability: an adviser says whether
 * that counts, and time alone settles it.
 */
function isBenefitWait(
  { rule, outcome }: Reason,
  { statement }: Case,
  { budget }: Figures,
  limits: Limits,
): boolean {
  return (
    rule.criterion.code === 'MAP_INCOME' &&
    outcome === 'cannot say' &&
    statement.onlyBenefitsSince !== null &&
    budget.isOnlyBenefits.low === 1 &&
    budget.monthsOnlyBenefits.high < limits.span('MAP_BENEFIT_MONTHS').low
  );
}

/** The write-off that is nearly open, as the record keeps it. */
export function closeTo({ shortName, findings }: Missed, judged: readonly Judged[]): CloseTo {
  const bridges = BRIDGES.filter(bridge =>
    judged.some(({ product, eligibility }) => product.shortName === bridge && eligibility === 'ELIGIBLE'),
  );
  return { shortName, missing: findings, bridges };
}

function isNearBy(reason: Reason, finding: GateFinding, limits: Limits, on: CalendarDate): boolean {
  const { figure, rule } = reason;
  const { code } = rule.criterion;
  if (code === 'MAP_INCOME') {
    return finding.endsOn !== null || (finding.by?.low ?? Infinity) <= limits.span('NEAR_SURPLUS').low;
  }
  if (rule.limit === null) return false;
  const margin = SUMS.get(code);
  if (margin !== undefined) return figure.low <= rule.limit + limits.span(margin).low;
  if (DEBTS.has(code)) {
    return figure.low <= rule.limit + percentOf(rule.limit, limits.span('NEAR_DEBT_PERCENT').low);
  }
  if (!WAITS.has(code) || finding.endsOn === null) return false;
  return finding.endsOn <= isoDate(dayAfterMonths(on, limits.span('NEAR_WAIT_MONTHS').low));
}

function missing(
  reason: Reason,
  facts: Case,
  figures: Figures,
  limits: Limits,
  on: CalendarDate,
): GateFinding {
  const { code } = reason.rule.criterion;
  if (code === 'MAP_INCOME') return missingIncome(facts, figures, limits);
  const kinds = WAITS.get(code);
  const { limit } = reason.rule;
  return findingOf(reason, kinds === undefined || limit === null ? null : endOfWait(facts, kinds, limit, on));
}

/** For who lives on benefits alone, what is left of the time; for others, what is left each month. */
function missingIncome({ statement }: Case, { budget }: Figures, limits: Limits): GateFinding {
  const months = limits.span('MAP_BENEFIT_MONTHS').low;
  const { onlyBenefitsSince: since } = statement;
  if (budget.isOnlyBenefits.low === 1 && since !== null) {
    const figure = budget.monthsOnlyBenefits;
    return {
      code: 'MAP_INCOME',
      tests: 'Time for which only benefits came in',
      figure,
      limit: months,
      unit: 'months',
      by: minus(exactly(months), figure),
      endsOn: isoDate(dayAfterMonths(since, months)),
    };
  }
  return {
    code: 'MAP_INCOME',
    tests: 'What is left each month',
    figure: budget.left,
    limit: 0,
    unit: 'pence a month',
    by: budget.left,
    endsOn: null,
  };
}

/** The day from which no earlier solution of these kinds stands in the way; null where one has no known beginning. */
function endOfWait(
  facts: Case,
  kinds: readonly EarlierKind[],
  months: number,
  on: CalendarDate,
): string | null {
  let last: CalendarDate | null = null;
  for (const { kind, startedOn } of [...grantedAsEarlier(facts, on), ...(facts.earlier ?? [])]) {
    if (!kinds.includes(kind)) continue;
    if (startedOn === null) return null;
    if (last === null || compareDates(startedOn, last) > 0) last = startedOn;
  }
  return last === null ? null : isoDate(dayAfterMonths(last, months));
}
