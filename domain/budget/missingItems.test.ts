import { describe, expect, it } from 'vitest';
import { ALONE } from '../household/makeup.ts';
import { type BudgetFacts, NO_FACTS } from './facts.ts';
import { allHold, MISSING_ITEM_CONDITION_NAMES, type MissingItemCondition } from './missingItemConditions.ts';
import { missingItems } from './missingItems.ts';
import type { BudgetRole } from './roles.ts';
import type { BudgetRules, MissingItemRule } from './rules.ts';
import type { BudgetEntry } from './submittedBudget.ts';
import {
  CAR_INSURANCE,
  CHILD_BENEFIT,
  categoryOf,
  ELECTRICITY,
  entry,
  exampleRules,
  FUEL,
  GAS,
  MORTGAGE,
  RENT,
  submitted,
} from './testing/exampleBudget.ts';

function missed(
  categoryId: number,
  entries: readonly BudgetEntry[],
  facts: Partial<BudgetFacts> = {},
  household: Partial<typeof ALONE> | null = {},
) {
  const budget = submitted({ [categoryId]: entries });
  const makeup = household && { ...ALONE, ...household };
  return missingItems(exampleRules, categoryOf(categoryId), budget, { ...NO_FACTS, ...facts }, makeup);
}

describe('what may have been missed', () => {
  it('is a group of lines that are all empty', () => {
    expect(missed(12, [])).toEqual([[GAS, ELECTRICITY]]);
    expect(missed(12, [entry(GAS, 0), entry(ELECTRICITY, 0)])).toEqual([[GAS, ELECTRICITY]]);
    expect(missed(12, [entry(GAS, 1)])).toEqual([]);
    expect(missed(12, [entry(ELECTRICITY, 1)])).toEqual([]);
  });

  it('is each line that is empty', () => {
    expect(missed(15, [], { hasVehicle: true })).toEqual([[CAR_INSURANCE], [FUEL]]);
    expect(missed(15, [entry(FUEL, 1)], { hasVehicle: true })).toEqual([[CAR_INSURANCE]]);
    expect(missed(15, [], { hasVehicle: false })).toEqual([]);
    expect(missed(15, [])).toEqual([]);
  });

  it('is expected of a person who pays for what goes with it', () => {
    expect(missed(15, [entry(CAR_INSURANCE, 30_00)])).toEqual([[FUEL]]);
    expect(missed(15, [entry(CAR_INSURANCE, 30_00), entry(FUEL, 1_00)])).toEqual([]);
  });

  it('depends on the home and on the household', () => {
    expect(missed(11, [], { tenure: 'tenant' })).toEqual([[RENT, MORTGAGE]]);
    expect(missed(11, [], { tenure: 'mortgage' })).toEqual([[RENT, MORTGAGE]]);
    expect(missed(11, [], { tenure: 'owner' })).toEqual([]);
    expect(missed(11, [])).toEqual([]);
    expect(missed(2, [], {}, { childrenUnderSixteen: 1 })).toEqual([[CHILD_BENEFIT]]);
    expect(missed(2, [])).toEqual([]);
    expect(missed(2, [], {}, null)).toEqual([]);
  });

  it('is not reported for less than half a penny a month', () => {
    expect(missed(12, [entry(GAS, 5, null, 6)])).toEqual([[GAS, ELECTRICITY]]);
    expect(missed(12, [entry(GAS, 6, null, 6)])).toEqual([]);
  });
});

describe('a rule that names roles (HO-175)', () => {
  const TOP_UP = 9001;
  const rule = { typeIds: [CHILD_BENEFIT], missing: 'each', when: [], orWhenPaid: [] } as const;
  const rulesWith = (change: Partial<MissingItemRule>): BudgetRules => ({
    ...exampleRules,
    categories: exampleRules.categories.map(category =>
      category.id === 1
        ? {
            ...category,
            subCategories: category.subCategories.map(sub => ({
              ...sub,
              types: sub.types.map(type => ({ ...type, id: TOP_UP, roles: ['benefit', 'disability'] })),
            })),
          }
        : category,
    ),
    missingItems: [{ ...rule, roles: [], orWhenPaidRoles: [], ...change }],
  });
  const missedBy = (rules: BudgetRules, amount: number) =>
    missingItems(rules, categoryOf(2), submitted({ 1: [entry(TOP_UP, amount)], 2: [] }), NO_FACTS, null);

  it('misses nothing while any line with the role has a sum, in whatever category', () => {
    expect(missedBy(rulesWith({ roles: ['disability'] }), 100_00)).toEqual([]);
    expect(missedBy(rulesWith({ roles: ['disability'] }), 0)).toEqual([[CHILD_BENEFIT]]);
    expect(missedBy(rulesWith({ roles: ['state-pension'] }), 100_00)).toEqual([[CHILD_BENEFIT]]);
    expect(missedBy(rulesWith({ roles: ['disability'], missing: 'all' }), 100_00)).toEqual([]);
  });

  it('applies when a line with the role has a sum', () => {
    const when = ['has a vehicle'] as const;
    const paidFor = (role: BudgetRole) => rulesWith({ when, orWhenPaidRoles: [role] });
    expect(missedBy(paidFor('disability'), 100_00)).toEqual([[CHILD_BENEFIT]]);
    expect(missedBy(paidFor('disability'), 0)).toEqual([]);
    expect(missedBy(paidFor('state-pension'), 100_00)).toEqual([]);
  });
});

const holds = (
  name: MissingItemCondition,
  facts: Partial<BudgetFacts>,
  household: Partial<typeof ALONE> = {},
) => allHold([name], { ...NO_FACTS, ...facts }, { ...ALONE, ...household });

describe('a condition', () => {
  it.each<[MissingItemCondition, Partial<BudgetFacts>, Partial<BudgetFacts>]>([
    ['does not live with family or friends', { tenure: 'tenant' }, { tenure: 'board' }],
    ['rents or owns the home', { tenure: 'owner' }, { tenure: 'temporary' }],
    ['rents or owns the home', { tenure: 'tenant' }, { tenure: 'board' }],
    ['rents or has a mortgage', { tenure: 'mortgage' }, { tenure: 'owner' }],
    ['owns the home', { tenure: 'mortgage' }, { tenure: 'tenant' }],
    ['is not a student', { isStudent: false }, { isStudent: true }],
    ['lives in England', { nation: 'england' }, { nation: 'wales' }],
    ['lives in England or Wales', { nation: 'wales' }, { nation: 'scotland' }],
    ['has a vehicle', { hasVehicle: true }, { hasVehicle: false }],
    ['has a child under 3', { hasChildUnderThree: true }, { hasChildUnderThree: false }],
    ['has a child under 5', { hasChildUnderFive: true }, { hasChildUnderFive: false }],
    ['all adults work', { allAdultsWork: true }, { allAdultsWork: false }],
    ['has a health condition', { hasHealthCondition: true }, { hasHealthCondition: false }],
    ['may get a disability benefit', { mayGetDisabilityBenefit: true }, { mayGetDisabilityBenefit: false }],
    ['has reached pension age', { hasReachedPensionAge: true }, { hasReachedPensionAge: false }],
  ])('"%s" holds with %j and not with %j', (name, so, notSo) => {
    expect([holds(name, so), holds(name, notSo)]).toEqual([true, false]);
  });

  it('about children reads the household', () => {
    expect(holds('has a child of 15 or younger', {}, { childrenUnderSixteen: 1 })).toBe(true);
    expect(holds('has a child of 15 or younger', {}, { childrenBetweenSixteenEighteen: 1 })).toBe(false);
    expect(holds('has a child of 18 or younger', {}, { childrenBetweenSixteenEighteen: 1 })).toBe(true);
    expect(holds('has a child of 18 or younger', {}, { childrenOverEighteen: 1 })).toBe(false);
  });

  it('holds for a person about whom nothing is known only where it says "not"', () => {
    const held = MISSING_ITEM_CONDITION_NAMES.filter(name => holds(name, {}));
    expect(held).toEqual(['does not live with family or friends', 'is not a student']);
  });
});
