import type { HouseholdMakeup } from '../../household/makeup.ts';
import { ALONE } from '../../household/makeup.ts';
import type { BudgetCircumstances } from '../deviations.ts';
import { type BudgetFacts, NO_FACTS } from '../facts.ts';
import type { BudgetCategory, BudgetRules, BudgetType, DeviationReason, PerPerson } from '../rules.ts';
import type { BudgetEntry, SubmittedBudget } from '../submittedBudget.ts';

/** A small budget for tests, with one example of each rule. */

const line = (id: number, name: string): BudgetType => ({
  id,
  name,
  roles: [],
  tooltip: '',
  usualFrequencyId: 1,
});
const category = (
  id: number,
  name: string,
  kind: BudgetCategory['kind'],
  ...types: readonly BudgetType[]
): BudgetCategory => ({ id, name, kind, subCategories: [{ id: id * 10, name, types }] });

const each = (firstAdult: number, furtherAdult: number, child: number, older: number): PerPerson => ({
  firstAdult,
  furtherAdult,
  childUnderSixteen: child,
  childBetweenSixteenEighteen: older,
});

const reason = (id: number, givenFor: DeviationReason['givenFor']): DeviationReason => ({
  id,
  deviationTypeId: Math.trunc(id / 100) as DeviationReason['deviationTypeId'],
  name: `Reason ${id}`,
  givenFor,
  showsVulnerability: false,
  staysWithUs: false,
});

export const WAGES = 1001;
export const CHILD_BENEFIT = 1016;
export const RENT = 2001;
export const MORTGAGE = 2003;
export const GAS = 2011;
export const ELECTRICITY = 2012;
export const CAR_INSURANCE = 2043;
export const FUEL = 2047;
export const GROCERIES = 3011;
export const SCHOOL_MEALS = 3013;
export const OTHER_FOOD = 3019;
export const SAVINGS = 3031;

export const exampleRules: BudgetRules = {
  frequencies: [
    { id: 2, name: 'Weekly', times: 52, months: 12 },
    { id: 1, name: 'Monthly', times: 1, months: 1 },
    { id: 6, name: 'Yearly', times: 1, months: 12 },
  ],
  categories: [
    category(1, 'Earnings', 'income', line(WAGES, 'Wages')),
    category(2, 'Benefits', 'income', line(CHILD_BENEFIT, 'Child Benefit')),
    category(11, 'Home', 'fixed', line(RENT, 'Rent'), line(MORTGAGE, 'Mortgage')),
    category(12, 'Utilities', 'fixed', line(GAS, 'Gas'), line(ELECTRICITY, 'Electricity')),
    category(15, 'Transport', 'fixed', line(CAR_INSURANCE, 'Car insurance'), line(FUEL, 'Fuel')),
    category(
      22,
      'Food',
      'flexible',
      line(GROCERIES, 'Groceries'),
      line(SCHOOL_MEALS, 'School meals'),
      line(OTHER_FOOD, 'Other'),
    ),
    category(31, 'Savings', 'savings', line(SAVINGS, 'Emergency savings')),
  ],
  guideFigures: [
    {
      categoryId: 22,
      validFrom: '2026-04-06',
      year: 2026,
      lowest: each(240_00, 150_00, 75_00, 80_00),
      highest: each(340_00, 230_00, 210_00, 220_00),
      basis: [],
      isIllustrative: true,
    },
    {
      categoryId: 22,
      validFrom: '2025-04-07',
      year: 2025,
      lowest: each(200_00, 140_00, 70_00, 70_00),
      highest: each(300_00, 200_00, 200_00, 200_00),
      basis: [],
      isIllustrative: true,
    },
  ],
  itemCaps: [
    { typeId: SAVINGS, validFrom: '2025-04-07', most: 20_00, percentOfWhatIsLeft: 10 },
    { typeId: FUEL, validFrom: '2025-04-07', most: 400_00, percentOfWhatIsLeft: null },
  ],
  deviationReasons: [
    reason(101, 'expenditure'),
    reason(201, 'expenditure'),
    reason(301, 'expenditure'),
    reason(305, 'both'),
    reason(306, 'income'),
  ],
  missingItems: [
    {
      typeIds: [CHILD_BENEFIT],
      roles: [],
      missing: 'each',
      when: ['has a child of 18 or younger'],
      orWhenPaid: [],
      orWhenPaidRoles: [],
    },
    {
      typeIds: [RENT, MORTGAGE],
      roles: [],
      missing: 'all',
      when: ['rents or has a mortgage'],
      orWhenPaid: [],
      orWhenPaidRoles: [],
    },
    { typeIds: [GAS, ELECTRICITY], roles: [], missing: 'all', when: [], orWhenPaid: [], orWhenPaidRoles: [] },
    {
      typeIds: [CAR_INSURANCE, FUEL],
      roles: [],
      missing: 'each',
      when: ['has a vehicle'],
      orWhenPaid: [CAR_INSURANCE],
      orWhenPaidRoles: [],
    },
    { typeIds: [GROCERIES], roles: [], missing: 'each', when: [], orWhenPaid: [], orWhenPaidRoles: [] },
  ],
  countedPayments: [
    {
      creditTypeId: 19,
      typeIds: [MORTGAGE],
      roles: [],
      nation: null,
      takenOffBenefit: false,
      isTheLine: true,
    },
    {
      creditTypeId: 25,
      typeIds: [GAS, ELECTRICITY],
      roles: [],
      nation: null,
      takenOffBenefit: false,
      isTheLine: false,
    },
    {
      creditTypeId: 27,
      typeIds: [RENT],
      roles: [],
      nation: 'scotland',
      takenOffBenefit: false,
      isTheLine: false,
    },
    { creditTypeId: 30, typeIds: [], roles: [], nation: null, takenOffBenefit: true, isTheLine: false },
  ],
  toldBefore: [
    { sum: 'income', about: 'pay and benefits', categoryIds: [1, 2], startsAt: [] },
    {
      sum: 'home',
      about: 'rent or mortgage',
      categoryIds: [11],
      startsAt: [
        { tenure: 'tenant', typeId: RENT },
        { tenure: 'mortgage', typeId: MORTGAGE },
      ],
    },
    { sum: 'food', about: 'food', categoryIds: [22], startsAt: [] },
  ],
  tickGroups: [],
};

/** A line by its id, its pence a month and the reason for the figure. */
export const entry = (
  typeId: number,
  amount: number,
  deviationReasonId: number | null = null,
  frequencyId = 1,
): BudgetEntry => ({ typeId, amount, frequencyId, deviationReasonId });

/** A budget in which the categories of these lines are submitted. To submit a category empty, give its id with []. */
export function submitted(
  entriesByCategory: Readonly<Record<number, readonly BudgetEntry[]>>,
  acknowledged: readonly string[] = [],
): SubmittedBudget {
  return Object.entries(entriesByCategory).map(([id, entries]) => ({
    categoryId: Number(id),
    entries,
    acknowledged,
  }));
}

export const AUTUMN = { year: 2026, month: 11, day: 23 };

/** A single person in autumn 2026, about whom only the given facts are known. */
export function circumstances(
  facts: Partial<BudgetFacts> = {},
  household: Partial<HouseholdMakeup> | null = {},
  on = AUTUMN,
): BudgetCircumstances {
  return {
    facts: { ...NO_FACTS, ...facts },
    household: household && { ...ALONE, ...household },
    on,
  };
}

export function categoryOf(id: number): BudgetCategory {
  const found = exampleRules.categories.find(one => one.id === id);
  if (!found) throw new Error(`There is no category ${id}.`);
  return found;
}
