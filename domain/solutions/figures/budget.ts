import { hasBudgetRole } from '../../budget/roles.ts';
import type { CalendarDate } from '../../values/calendar-date.ts';
import type { Pence } from '../../values/pence.ts';
import { percentOf } from '../../values/percentage.ts';
import { isDisabilityBenefit, lineKind } from '../case/budgetLines.ts';
import type { Case, CaseBudget } from '../case/case.ts';
import {
  between,
  exactly,
  floorAtZero,
  minus,
  NO,
  type Span,
  UNKNOWN_AMOUNT,
  UNKNOWN_BALANCE,
  wholePoundsDown,
  YES,
  YES_OR_NO,
  ZERO,
} from '../case/span.ts';
import type { Limits } from '../thresholds/limits.ts';
import { foodForEach, homeNeeds } from './budgetGaps.ts';
import { fullMonths } from './months.ts';
import { ownFromDisability, ownPart, ownSurplus } from './whoseMoney.ts';

/** A month of income and spending, in pence. */
export type BudgetFigures = {
  readonly income: Span;
  /** What of the income is the person's own. */
  readonly ownIncome: Span;
  readonly outgoings: Span;
  /** What of the outgoings is for groceries, for each adult; a child counts as a part of one. */
  readonly food: Span;
  /** The budget has the rent or mortgage that the home needs, or says that somebody else pays it. */
  readonly isHomePaidFor: Span;
  /** What pays the debts: income less outgoings, or the person's own part of it; negative for a shortfall. */
  readonly left: Span;
  /** The same without disability benefits, which a debt relief order does not count. */
  readonly leftWithoutDisabilityBenefits: Span;
  /** What the person saves each month, within the limits on it. */
  readonly savingsMonthly: Span;
  /** All income is from benefits. A State Pension on top of them leaves this undecided. */
  readonly isOnlyBenefits: Span;
  /** For how long benefits have been the only income, in full months. */
  readonly monthsOnlyBenefits: Span;
  /**
   * What a Scottish trustee would take: the surplus less the part kept for unexpected costs, in whole pounds; nothing
   * from benefits alone.
   */
  readonly scottishContribution: Span;
  /** The same from the surplus without benefits for a disability. */
  readonly contributionWithoutDisability: Span;
};

/** A month about which nothing is known. */
export const UNKNOWN_MONTH: BudgetFigures = Object.freeze({
  income: UNKNOWN_AMOUNT,
  ownIncome: UNKNOWN_AMOUNT,
  outgoings: UNKNOWN_AMOUNT,
  food: UNKNOWN_AMOUNT,
  isHomePaidFor: YES_OR_NO,
  left: UNKNOWN_BALANCE,
  leftWithoutDisabilityBenefits: UNKNOWN_BALANCE,
  savingsMonthly: UNKNOWN_AMOUNT,
  isOnlyBenefits: YES_OR_NO,
  monthsOnlyBenefits: UNKNOWN_AMOUNT,
  scottishContribution: UNKNOWN_AMOUNT,
  contributionWithoutDisability: UNKNOWN_AMOUNT,
});

/**
 * Adds up the budget. One that is incomplete, or has a line without a sum, gives no figure at all.
 *
 * @param whose of whom the surplus is; income and outgoings are always those of all who share the budget
 */
export function budgetFigures(
  { statement: budget, home, debts, household }: Pick<Case, 'statement' | 'home' | 'debts' | 'household'>,
  limits: Limits,
  on: CalendarDate,
  whose: 'joint' | 'own' = 'joint',
): BudgetFigures {
  if (!isSettled(budget)) return UNKNOWN_MONTH;
  let ownIncome = 0;
  let ownDisability = 0;
  let income = 0;
  let outgoings = 0;
  let disability = 0;
  let wished = 0;
  let otherIncome = 0;
  let statePension = 0;
  let food = 0;
  let rent = 0;
  let mortgage = 0;
  for (const line of budget.lines) {
    const sum = line.monthly ?? 0;
    if (line.roles.length === 0) {
      outgoings += sum;
      continue;
    }
    const kind = lineKind(line);
    if (kind === 'spending') {
      outgoings += sum;
      if (hasBudgetRole(line, 'food')) food += sum;
      else if (hasBudgetRole(line, 'rent')) rent += sum;
      else if (hasBudgetRole(line, 'mortgage')) mortgage += sum;
    } else if (kind === 'savings') wished += sum;
    else {
      income += sum;
      const own = ownPart(line, sum);
      ownIncome += own;
      if (kind === 'other income') otherIncome += sum;
      else if (kind === 'state pension') statePension += sum;
      else if (isDisabilityBenefit(line)) {
        disability += sum;
        ownDisability += own;
      }
    }
  }
  const isOwn = whose === 'own';
  const left = income - outgoings;
  return monthFigures(
    {
      income,
      outgoings,
      ownIncome,
      left: isOwn ? ownSurplus(left, ownIncome, income) : left,
      food: foodForEach(food, household, limits),
      isHomePaidFor: isHomePaidFor(budget, homeNeeds(home, debts), { rent, mortgage }, limits),
      disabilityBenefits: exactly(
        isOwn ? ownFromDisability({ left, income, ownIncome, disability, ownDisability }) : disability,
      ),
      wishedSavings: wished,
      isOnlyBenefits: benefitsOnly(income, otherIncome, statePension),
      onlyBenefitsSince: budget.onlyBenefitsSince,
    },
    limits,
    on,
  );
}

/** The sums of a month, in pence, with what is known about where the income comes from. */
export type Month = {
  readonly income: Pence;
  /** Without savings and without payments towards debts. */
  readonly outgoings: Pence;
  /** What of the income is the person's own. Left out: all of it. */
  readonly ownIncome?: Pence;
  /** The surplus that pays the debts. Left out: income less outgoings. */
  readonly left?: Pence;
  /** Left out: not known. */
  readonly food?: Span;
  readonly isHomePaidFor?: Span;
  /** What of the surplus rests on benefits for a disability. */
  readonly disabilityBenefits: Span;
  readonly wishedSavings: Pence;
  readonly isOnlyBenefits: Span;
  readonly onlyBenefitsSince: CalendarDate | null;
};

/** Works out the figures of a month from its sums. */
export function monthFigures(month: Month, limits: Limits, on: CalendarDate): BudgetFigures {
  const { income, outgoings, wishedSavings, isOnlyBenefits } = month;
  const left = month.left ?? income - outgoings;
  const scottishContribution = contribution(left, isOnlyBenefits, limits);
  return {
    income: exactly(income),
    ownIncome: exactly(month.ownIncome ?? income),
    outgoings: exactly(outgoings),
    food: month.food ?? UNKNOWN_AMOUNT,
    isHomePaidFor: month.isHomePaidFor ?? YES_OR_NO,
    left: exactly(left),
    leftWithoutDisabilityBenefits: minus(exactly(left), month.disabilityBenefits),
    savingsMonthly: wishedSavings === 0 ? ZERO : savingsOf(wishedSavings, left, limits),
    isOnlyBenefits,
    monthsOnlyBenefits: monthsOf(month.onlyBenefitsSince, isOnlyBenefits, on),
    scottishContribution,
    contributionWithoutDisability: contributionWithout(left, month, scottishContribution, limits),
  };
}

/** The budget has more than pennies for what the home needs, or somebody else sees to it. */
function isHomePaidFor(
  { getsBy }: CaseBudget,
  needs: ReturnType<typeof homeNeeds>,
  paid: { readonly rent: number; readonly mortgage: number },
  limits: Limits,
): Span {
  if (needs === null) return YES;
  if (getsBy.housing === 'somebody else pays' || getsBy.housing === 'included elsewhere') return YES;
  return paid[needs] >= limits.span('BUDGET_SUM_MIN').low ? YES : NO;
}

/** Whether the budget can be added up: complete, and no line without a sum. */
export function isSettled({ isComplete, lines }: CaseBudget): boolean {
  if (!isComplete) return false;
  for (const { monthly } of lines) if (monthly === null) return false;
  return true;
}

/** What may be saved: what the person wishes, up to a part of the surplus and never more than a fixed sum. */
function savingsOf(wished: number, left: number, limits: Limits): Span {
  const most = limits.span('SAVINGS_MAX');
  const part = share(left, limits.span('SAVINGS_SHARE'));
  return between(Math.min(wished, most.low, part.low), Math.min(wished, most.high, part.high));
}

/**
 * The Common Financial Tool leaves part of the surplus for unexpected costs (regulation 16). Nothing is due from benefits
 * alone.
 */
function contribution(left: number, isOnlyBenefits: Span, limits: Limits): Span {
  if (left <= 0 || isOnlyBenefits.low === 1) return ZERO;
  const taken = floorAtZero(minus(exactly(left), keptForSurprises(left, limits)));
  const due = wholePoundsDown(taken);
  return isOnlyBenefits.high === 1 ? between(0, due.high) : due;
}

/** What of a surplus the Common Financial Tool leaves for unexpected costs, in pence. */
export function keptForSurprises(left: Pence, limits: Limits): Span {
  const most = limits.span('CFT_CONTINGENCY_MAX');
  const part = share(left, limits.span('CFT_CONTINGENCY_SHARE'));
  return between(Math.min(most.low, part.low), Math.min(most.high, part.high, left));
}

function contributionWithout(
  left: number,
  { disabilityBenefits: { low, high }, isOnlyBenefits }: Month,
  withThem: Span,
  limits: Limits,
): Span {
  if (high === 0) return withThem;
  return between(
    contribution(left - high, isOnlyBenefits, limits).low,
    contribution(left - low, isOnlyBenefits, limits).high,
  );
}

/** A percentage of the surplus, with half a penny rounded up. */
function share(left: number, percent: Span): Span {
  const shared = Math.max(0, left);
  return between(Math.round(percentOf(shared, percent.low)), Math.round(percentOf(shared, percent.high)));
}

function benefitsOnly(income: number, otherIncome: number, statePension: number): Span {
  if (income === 0 || otherIncome > 0) return NO;
  return statePension > 0 ? YES_OR_NO : YES;
}

function monthsOf(since: CalendarDate | null, isOnlyBenefits: Span, on: CalendarDate): Span {
  if (isOnlyBenefits.high === 0) return ZERO;
  if (since === null) return UNKNOWN_AMOUNT;
  const months = Math.max(0, fullMonths(since, on));
  return isOnlyBenefits.low === 1 ? exactly(months) : between(0, months);
}
