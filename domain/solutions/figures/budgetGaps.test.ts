import { describe, expect, it } from 'vitest';
import type { BudgetLine, Case } from '../case/case.ts';
import { debtOf, homeOf, lineOf, linesWith, TODAY, tenant } from '../testing/cases.ts';
import { limitsOn } from '../testing/inForce.ts';
import { budgetGaps, foodForEach, homeNeeds } from './budgetGaps.ts';

const LIMITS = limitsOn('england', TODAY);
const rented = tenant().home;
const owned = (hasMortgage: boolean | null, mortgage: number | null = null): Case['home'] => ({
  ...homeOf(100_000_00, mortgage),
  hasMortgage,
});
const gapsOf = (lines: readonly BudgetLine[], home = rented, facts: Partial<Case> = {}, isComplete = true) =>
  Object.entries(
    budgetGaps({ ...tenant(), ...facts, home, statement: { isComplete, lines } }, LIMITS),
  ).flatMap(([gap, is]) => (is ? [gap] : []));
const earns = lineOf(1001, 900_00);
const eats = lineOf(3011, 200_00);
const rents = lineOf(2001, 500_00);
const owing: Partial<Case> = { debts: [debtOf(19, 90_000_00)] };

it.each<[string, readonly BudgetLine[], readonly string[], Case['home']?, Partial<Case>?]>([
  ['a budget with all of it', linesWith(40_00), []],
  ['no income', [eats, rents], ['income']],
  ['income of 0', [lineOf(1001, 0), eats, rents], ['income']],
  ['pennies of income', [lineOf(1046, 99), eats, rents], ['income']],
  ['a pound of income', [lineOf(1046, 1_00), eats, rents], []],
  ['nobody eats', [earns, rents], ['food']],
  ['a penny for food', [earns, rents, lineOf(3011, 1)], ['food']],
  ['next to nothing for food', [earns, rents, lineOf(3011, 19_99)], ['food']],
  ['very little for food', [earns, rents, lineOf(3011, 20_00)], []],
  ['school meals, which are not food for the home', [earns, rents, lineOf(3013, 40_00)], ['food']],
  ['nothing is spent', [earns], ['food', 'housing', 'spending']],
  ['a tenant without rent', [earns, eats], ['housing']],
  ['a tenant with pennies of rent', [earns, eats, lineOf(2001, 99)], ['housing']],
  ['a tenant with a pound of rent', [earns, eats, lineOf(2001, 1_00)], []],
  ['a line whose sum is not known', [earns, eats, lineOf(2001, null)], []],
  ['a mortgage and no payment', [earns, eats, rents], ['housing'], owned(true)],
  ['a mortgage that is paid', [earns, eats, lineOf(2003, 1_00)], [], owned(true)],
  ['a mortgage on the list of debts and no payment', [earns, eats], ['housing'], owned(null), owing],
  ['an owner without a mortgage', [earns, eats], [], owned(false)],
  ['an owner of whom it is not known', [earns, eats], [], owned(null)],
  ['somebody who lives with family', [earns, eats], [], { ...rented, tenure: 'other' }],
])('%s leaves a gap at: %j (SA-041, SA-160, SA-161)', (_, lines, gaps, home, facts) => {
  expect(gapsOf(lines, home, facts)).toEqual(gaps);
});

it('a budget that is not complete has no gaps yet (SA-041)', () => {
  expect(gapsOf([], rented, {}, false)).toEqual([]);
});

describe('what a home needs (SA-160)', () => {
  it.each<[string, Case['home'], Case['debts'], ReturnType<typeof homeNeeds>]>([
    ['somebody who rents', rented, [], 'rent'],
    ['somebody who lives with family', { ...rented, tenure: 'other' }, [debtOf(19, 1)], null],
    ['a sum owed on it', owned(null, 1), [], 'mortgage'],
    ['nothing owed on it', owned(true, 0), [], null],
    ['a sum that nobody knows', owned(true), [], 'mortgage'],
    ['a mortgage among the debts', owned(false, 0), [debtOf(19, 1)], 'mortgage'],
    ['a mortgage among the debts, of a sum not known', owned(null), [debtOf(19, null)], 'mortgage'],
    ['a mortgage that is paid off', owned(null), [debtOf(19, 0)], null],
    ['a mortgage taken off the list', owned(null), [debtOf(19, 1, { debt: { isDeleted: true } })], null],
    ['other debts', owned(null), [debtOf(1, 900_00)], null],
    ['nothing known', owned(null), [], null],
  ])('%s', (_, home, debts, needs) => {
    expect(homeNeeds(home, debts)).toBe(needs);
  });
});

it('food is shared out among adults, a child as half of one (SA-161)', () => {
  const each = (food: number, adults: number | null, children: number | null) =>
    foodForEach(food, { adults, children }, LIMITS);
  expect(each(20_00, 1, 0)).toEqual({ low: 20_00, high: 20_00 });
  expect(each(60_00, 2, 2)).toEqual({ low: 20_00, high: 20_00 });
  expect(each(59_99, 2, 2)).toEqual({ low: 19_99, high: 19_99 });
  expect(each(20_00, null, null)).toEqual({ low: 0, high: 20_00 });
  expect(each(30_00, 1, null)).toEqual({ low: 0, high: 30_00 });
});
