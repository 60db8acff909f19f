import { hasBudgetRole, isIncomeLine } from '../../budget/roles.ts';
import { type AskedDebtRole, hasDebtRole } from '../../debts/roles.ts';
import { ageOn, type CalendarDate, compareDates } from '../../values/calendar-date.ts';
import {
  type Case,
  type CaseBudget,
  CONTRADICTIONS,
  type ContradictionCode,
  type EarlierSolution,
  type Fact,
} from '../case/case.ts';

/**
 * The age below which somebody who is retired is asked if that is right. Our own practice: a pension of one's own can
 * be drawn at 55 by law, and earlier only from some jobs or for bad health.
 */
const RETIRED_FROM_AGE = 50;

/** The role of a kind of debt that a nation's law does not know. */
const NOT_KNOWN_IN: Readonly<Partial<Record<string, AskedDebtRole>>> = {
  scotland: 'not-in-scotland',
  'northern-ireland': 'not-in-northern-ireland',
};

/**
 * Facts of a case that do not seem to go together. They are asked about, never held against anybody: each may be right.
 * What is not known contradicts nothing, and neither does a budget that is not complete.
 *
 * @param on the day of the advice
 */
export function contradictionsIn(facts: Case, on: CalendarDate): readonly ContradictionCode[] {
  const { statement } = facts;
  const found: Readonly<Record<ContradictionCode, boolean>> = {
    'vehicle costs without a vehicle': facts.vehicles?.length === 0 && hasVehicleCosts(statement),
    'retired young': isRetiredEarly(facts, on),
    'pays more than comes in': paysMoreThanComesIn(facts),
    'debt of another nation': hasForeignDebt(facts),
    'ended before it began': hasDatesOutOfOrder(facts, on),
  };
  return CONTRADICTIONS.filter(code => found[code]);
}

/** Whether a complete budget has the costs of running a vehicle. */
export function hasVehicleCosts({ isComplete, lines }: Pick<CaseBudget, 'isComplete' | 'lines'>): boolean {
  return isComplete && lines.some(line => hasBudgetRole(line, 'car-running') && (line.monthly ?? 0) > 0);
}

function isRetiredEarly({ work, birthDate }: Case, on: CalendarDate): boolean {
  return work.status === 'retired' && birthDate !== null && ageOn(on, birthDate) < RETIRED_FROM_AGE;
}

/** A budget without any income is another matter: how the person gets by is asked there. */
function paysMoreThanComesIn({ statement, debts }: Case): boolean {
  if (!statement.isComplete) return false;
  const income = statement.lines
    .filter(isIncomeLine)
    .reduce<Fact<number>>((sum, { monthly }) => (sum === null || monthly === null ? null : sum + monthly), 0);
  if (income === null || income === 0) return false;
  const due = debts.reduce((sum, { debt }) => sum + (debt.regularPaymentAmount ?? 0), 0);
  return due > income;
}

function hasForeignDebt({ nation, debts }: Case): boolean {
  const role = nation === null ? undefined : NOT_KNOWN_IN[nation];
  return role !== undefined && debts.some(({ type }) => hasDebtRole(type, role));
}

function hasDatesOutOfOrder({ earlier, residence }: Case, on: CalendarDate): boolean {
  return (earlier ?? []).some(one => isOutOfOrder(one, on)) || isAfter(residence.leftOn, on);
}

function isOutOfOrder({ startedOn, endedOn, isActive }: EarlierSolution, on: CalendarDate): boolean {
  return (
    isAfter(startedOn, on) ||
    (startedOn !== null && endedOn !== null && isAfter(startedOn, endedOn)) ||
    (isActive === false && isAfter(endedOn, on))
  );
}

function isAfter(day: Fact<CalendarDate>, other: CalendarDate): boolean {
  return day !== null && compareDates(day, other) > 0;
}
