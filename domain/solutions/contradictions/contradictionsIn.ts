import { isIncomeLine } from '../../budget/roles.ts';
import { type AskedDebtRole, hasDebtRole } from '../../debts/roles.ts';
import { balanceOf, paidEachMonth } from '../../debts/totals.ts';
import { ageOn, type CalendarDate, compareDates } from '../../values/calendar-date.ts';
import {
  type Case,
  CONTRADICTIONS,
  type ContradictionCode,
  type EarlierSolution,
  type Fact,
} from '../case/case.ts';
import { type BudgetSigns, signsOf } from './budgetSigns.ts';

/**
 * The age below which somebody who is retired is asked if that is right. Our own practice: a pension of one's own can
 * be drawn at 55 by law, and earlier only from some jobs or for bad health.
 */
const RETIRED_FROM_AGE = 50;

/**
 * The age above which somebody is asked if their date of birth is right. Our own practice: fewer than one in 50,000
 * people in the UK are older, and a slip of a digit is far more common.
 */
const SURE_UP_TO_AGE = 105;

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
  const signs = signsOf(facts.statement);
  const found: ContradictionCode[] = [];
  for (const [code, holds] of RULES) if (holds(facts, signs, on)) found.push(code);
  return found;
}

/** Those of which the person was not asked, or did not say that they are right. */
export function openContradictionsIn(facts: Case, on: CalendarDate): readonly ContradictionCode[] {
  return contradictionsIn(facts, on).filter(code => facts.confirmed?.includes(code) !== true);
}

/**
 * Whether a budget counts benefits of which the person says that they have stopped, and does not confirm that those still
 * come.
 */
export function countsStoppedBenefits(
  facts: Pick<Case, 'happening' | 'confirmed'> & { readonly statement: Parameters<typeof signsOf>[0] },
): boolean {
  const isConfirmed = facts.confirmed?.includes('benefits stopped beside benefits') === true;
  return !isConfirmed && hasStoppedBenefits(facts, signsOf(facts.statement));
}

type Holds = (facts: Case, signs: BudgetSigns, on: CalendarDate) => boolean;

const HOLDS: Readonly<Record<ContradictionCode, Holds>> = {
  'vehicle costs without a vehicle': ({ vehicles }, { vehicleCosts }) =>
    vehicleCosts && vehicles?.length === 0,
  'retired young': ({ work, birthDate }, _, on) =>
    work.status === 'retired' && birthDate !== null && ageOn(on, birthDate) < RETIRED_FROM_AGE,
  'pays more than comes in': paysMoreThanComesIn,
  'debt of another nation': hasForeignDebt,
  'ended before it began': ({ earlier, residence }, _, on) =>
    (earlier ?? []).some(one => isOutOfOrder(one, on)) || isAfter(residence.leftOn, on),
  'mortgage without a home': hasMortgageWithoutHome,
  'home without its mortgage': hasHomeWithoutMortgage,
  'back pay above the savings': ({ savings, savingsFromDisabilityBenefits: backPay }) =>
    savings !== null && backPay !== null && backPay > savings,
  'back pay without the benefit': ({ statement, savingsFromDisabilityBenefits: backPay }, signs) =>
    statement.isComplete && !signs.disabilityBenefit && backPay !== null && backPay > 0,
  'pay of a partner without one': ({ household, partner }, { partnersPay }) =>
    partnersPay && (household.adults === 1 || partner.sharesBudget === false),
  'child benefit without a child': ({ household }, { childBenefit }) =>
    childBenefit && household.children === 0,
  'benefits stopped beside benefits': hasStoppedBenefits,
  'only benefits beside a wage': ({ statement }, { wage }) => wage && statement.onlyBenefitsSince !== null,
  'not working beside a wage': ({ work }, { wage }) => wage && work.status === 'not working',
  'overdue above the balance': ({ debts }) =>
    debts.some(({ debt, arrears }) => isAbove(arrears, debt.isDeleted ? null : balanceOf(debt))),
  'very great age': ({ birthDate }, _, on) => birthDate !== null && ageOn(on, birthDate) > SURE_UP_TO_AGE,
};

/** The rules in the order in which contradictions are named. */
const RULES = CONTRADICTIONS.map(code => [code, HOLDS[code]] as const);

/** A budget without any income is another matter: how the person gets by is asked there. */
function paysMoreThanComesIn({ statement, debts }: Case): boolean {
  if (!statement.isComplete) return false;
  let income = 0;
  for (const line of statement.lines) {
    if (line.roles.length === 0 || !isIncomeLine(line)) continue;
    if (line.monthly === null) return false;
    income += line.monthly;
  }
  if (income === 0) return false;
  let paid = 0;
  for (const { debt, isNothingPaid } of debts) {
    paid += paidEachMonth({ regularPaymentAmount: debt.regularPaymentAmount, isNothingPaid }) ?? 0;
  }
  return paid > income;
}

function hasForeignDebt({ nation, debts }: Case): boolean {
  const role = nation === null ? undefined : NOT_KNOWN_IN[nation];
  return role !== undefined && debts.some(({ type }) => hasDebtRole(type, role));
}

/** A home that is let, or was left, may carry a mortgage: who names another property is not asked. */
function hasMortgageWithoutHome({ home, debts }: Case, { mortgage }: BudgetSigns): boolean {
  if (home.tenure === null || home.tenure === 'owns' || home.ownsOtherProperty === true) return false;
  return mortgage || debts.some(({ type, debt }) => !debt.isDeleted && hasDebtRole(type, 'secures-home'));
}

/** What is secured may be on another property: who names one is not asked. */
function hasHomeWithoutMortgage({ home, debts }: Case, { mortgage }: BudgetSigns): boolean {
  if (home.tenure !== 'owns' || home.ownsOtherProperty === true) return false;
  if (home.mortgage !== 0 && home.otherSecured !== 0) return false;
  if (mortgage && home.mortgage === 0) return true;
  return debts.some(({ type, debt }) => {
    if (debt.isDeleted || balanceOf(debt) === 0 || !hasDebtRole(type, 'secures-home')) return false;
    return (hasDebtRole(type, 'mortgage') ? home.mortgage : home.otherSecured) === 0;
  });
}

function hasStoppedBenefits(
  { happening }: Pick<Case, 'happening'>,
  { benefits }: Pick<BudgetSigns, 'benefits'>,
): boolean {
  return benefits && happening.benefitsStopped === true;
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

function isAbove(sum: Fact<number>, other: Fact<number>): boolean {
  return sum !== null && other !== null && sum > other;
}
