import { describe, expect, it } from 'vitest';
import type { Case, ContradictionCode } from '../case/case.ts';
import { budgetOf, day, debtOf, lineOf, linesWith, TODAY, tenant } from '../testing/cases.ts';
import { contradictionsIn, countsStoppedBenefits } from './contradictionsIn.ts';

const HOME = tenant().home;
const MORTGAGE = debtOf(19, 90_000_00);
const working = (status: Case['work']['status']) => ({ work: { ...tenant().work, status } });
const household = (adults: number | null, children: number | null) => ({ household: { adults, children } });

const PARTNER: Case['partner'] = { sharesBudget: true, wouldPay: null, wantsAdvice: null };
const spends = (typeId: number, monthly: number) => ({
  statement: budgetOf([...linesWith(40_00), lineOf(typeId, monthly)]),
});
const saved = (savings: number | null, backPay: number | null) => ({
  savings,
  savingsFromDisabilityBenefits: backPay,
  ...spends(1018, 400_00),
});
const alone = (typeId: number, monthly: number) => ({
  statement: budgetOf([lineOf(1011, 900_00), lineOf(typeId, monthly), lineOf(3011, 200_00)], TODAY),
});
const owing = (balance: number | null, arrears: number, estimatedBalance: number | null = null) => ({
  debts: [debtOf(1, balance, { arrears, debt: { estimatedBalance } })],
});

const without = (typeId: number) => ({
  statement: budgetOf([...linesWith(40_00), lineOf(typeId, null)]),
});
const unfinished = (typeId: number) => ({
  statement: { ...spends(typeId, 400_00).statement, isComplete: false },
});
const stopped = (benefitsStopped: boolean | null) => ({
  happening: { ...tenant().happening, benefitsStopped },
});
const SECURED_LOAN = debtOf(20, 9_000_00);
const owned = (changes: Partial<Case['home']>) => ({
  home: {
    ...HOME,
    tenure: 'owns',
    mortgage: 0,
    otherSecured: 0,
    ownsOtherProperty: false,
    ...changes,
  } as const,
});

/** What is secured on a home, by what was said of it and what is listed. */
const OWNED_HOMES: readonly [string, ContradictionCode, Parameters<typeof tenant>[0], boolean][] = (
  [
    [
      'a home without a mortgage, and a mortgage on the credit file',
      { debts: [MORTGAGE], ...owned({}) },
      true,
    ],
    ['a mortgage that was said', { debts: [MORTGAGE], ...owned({ mortgage: 1 }) }, false],
    ['a mortgage of which the sum is not known', { debts: [MORTGAGE], ...owned({ mortgage: null }) }, false],
    ['a mortgage that was paid off', { debts: [debtOf(19, 0)], ...owned({}) }, false],
    ['a mortgage on another property', { debts: [MORTGAGE], ...owned({ ownsOtherProperty: true }) }, false],
    ['a home without loans, and a secured loan', { debts: [SECURED_LOAN], ...owned({}) }, true],
    ['a secured loan that was said', { debts: [SECURED_LOAN], ...owned({ otherSecured: 1 }) }, false],
    ['a secured loan beside no mortgage', { debts: [SECURED_LOAN], ...owned({ otherSecured: null }) }, false],
    [
      'a home without a mortgage, and a penny of it in the budget',
      { ...spends(2003, 1), ...owned({}) },
      true,
    ],
    ['a home without a mortgage, and none in the budget', { ...spends(2003, 0), ...owned({}) }, false],
    [
      'no loan on the home, and a mortgage in the budget',
      { ...spends(2003, 1), ...owned({ mortgage: 1 }) },
      false,
    ],
    [
      'nothing secured of somebody who rents',
      { debts: [debtOf(1, 900_00)], ...owned({ tenure: 'rents' }) },
      false,
    ],
  ] as const
).map(([what, changes, is]) => [
  what,
  'home without its mortgage',
  // The usual budget of an owner has a mortgage.
  { statement: budgetOf(linesWith(40_00)), ...changes },
  is,
]);

describe('a home of which nothing is owed, as the person says', () => {
  it.each(OWNED_HOMES)('%s (WT-009)', (_, code, changes, isFound) => {
    expect(contradictionsIn(tenant(changes), TODAY)).toEqual(isFound ? [code] : []);
  });
});

describe('benefits that have stopped, as the person says', () => {
  it.each<[string, Parameters<typeof tenant>[0], boolean]>([
    ['a penny of one in the budget', { ...spends(1011, 1), ...stopped(true) }, true],
    ['PIP', { ...spends(1018, 400_00), ...stopped(true) }, true],
    ['one of nothing', { ...spends(1011, 0), ...stopped(true) }, false],
    ['one of which the sum is not known', { ...without(1011), ...stopped(true) }, false],
    ['a State Pension', { ...spends(1031, 400_00), ...stopped(true) }, false],
    ['a wage alone', stopped(true), false],
    ['one of those, where it is not known', { ...spends(1011, 400_00), ...stopped(null) }, false],
    ['one, where none stopped', { ...spends(1011, 400_00), ...stopped(false) }, false],
    ['a budget still to finish', { ...unfinished(1011), ...stopped(true) }, false],
  ])('beside %s (WT-163)', (_, changes, isFound) => {
    const facts = tenant(changes);
    expect(contradictionsIn(facts, TODAY)).toEqual(isFound ? ['benefits stopped beside benefits'] : []);
    expect(countsStoppedBenefits(facts)).toBe(isFound);
    const confirmed = ['benefits stopped beside benefits'] as const;
    expect(countsStoppedBenefits({ ...facts, confirmed })).toBe(false);
    expect(countsStoppedBenefits({ ...facts, confirmed: ['very great age'] })).toBe(isFound);
  });
});

describe('facts that were believed without a question', () => {
  it.each<[string, ContradictionCode, Parameters<typeof tenant>[0], boolean]>([
    ['a mortgage of somebody who rents', 'mortgage without a home', { debts: [MORTGAGE] }, true],
    ['a mortgage of a penny in a rented home’s budget', 'mortgage without a home', spends(2003, 1), true],
    ['a mortgage of nothing there', 'mortgage without a home', spends(2003, 0), false],
    ['a loan secured on a home', 'mortgage without a home', { debts: [debtOf(20, 9_000_00)] }, true],
    [
      'what is left of a mortgage once the home is sold',
      'mortgage without a home',
      { debts: [debtOf(21, 9_000_00)] },
      false,
    ],
    [
      'a mortgage that was taken off the list',
      'mortgage without a home',
      { debts: [debtOf(19, 90_000_00, { debt: { isDeleted: true } }), debtOf(1, 900_00)] },
      false,
    ],
    [
      'a mortgage of somebody who lives with family',
      'mortgage without a home',
      { debts: [MORTGAGE], home: { ...HOME, tenure: 'other', ownsOtherProperty: null } },
      true,
    ],
    [
      'a mortgage of somebody who owns another property',
      'mortgage without a home',
      { debts: [MORTGAGE], home: { ...HOME, ownsOtherProperty: true } },
      false,
    ],
    [
      'a mortgage of an owner',
      'mortgage without a home',
      { debts: [MORTGAGE], home: { ...HOME, tenure: 'owns' } },
      false,
    ],
    [
      'a mortgage where the home is not known',
      'mortgage without a home',
      { debts: [MORTGAGE], home: { ...HOME, tenure: null } },
      false,
    ],
    ['a penny more back pay than savings', 'back pay above the savings', saved(900_00, 900_01), true],
    ['all savings from back pay', 'back pay above the savings', saved(900_00, 900_00), false],
    ['back pay, and savings not known', 'back pay above the savings', saved(null, 900_00), false],
    ['savings, and back pay not known', 'back pay above the savings', saved(900_00, null), false],
    [
      'a penny of back pay without PIP',
      'back pay without the benefit',
      { savings: 1, savingsFromDisabilityBenefits: 1 },
      true,
    ],
    [
      'PIP of nothing beside back pay',
      'back pay without the benefit',
      { ...saved(900_00, 900_00), ...spends(1018, 0) },
      true,
    ],
    ['PIP beside back pay', 'back pay without the benefit', saved(900_00, 900_00), false],
    ['no back pay and no PIP', 'back pay without the benefit', { savings: 900_00 }, false],
    [
      'back pay, and a budget still to finish',
      'back pay without the benefit',
      {
        savings: 1,
        savingsFromDisabilityBenefits: 1,
        statement: { ...tenant().statement, isComplete: false },
      },
      false,
    ],
    [
      'a partner’s pay of one adult',
      'pay of a partner without one',
      { ...spends(1002, 1), ...household(1, 0) },
      true,
    ],
    [
      'a partner’s pay of two',
      'pay of a partner without one',
      { ...spends(1002, 1), ...household(2, 0) },
      false,
    ],
    [
      'a partner’s pay, and adults not known',
      'pay of a partner without one',
      { ...spends(1002, 1), ...household(null, 0), partner: { ...PARTNER, sharesBudget: null } },
      false,
    ],
    [
      'a partner’s pay, and no partner who shares the budget',
      'pay of a partner without one',
      { ...spends(1002, 1), ...household(2, 0), partner: { ...PARTNER, sharesBudget: false } },
      true,
    ],
    [
      'no pay of a partner',
      'pay of a partner without one',
      { ...spends(1002, 0), ...household(1, 0) },
      false,
    ],
    ['Child Benefit without a child', 'child benefit without a child', spends(1016, 1), true],
    [
      'Child Benefit for one',
      'child benefit without a child',
      { ...spends(1016, 1), ...household(1, 1) },
      false,
    ],
    ['Child Benefit of nothing', 'child benefit without a child', spends(1016, 0), false],
    [
      'Child Benefit, and children not known',
      'child benefit without a child',
      { ...spends(1016, 1), ...household(1, null) },
      false,
    ],
    ['benefits alone, and a wage', 'only benefits beside a wage', alone(1001, 1), true],
    ['benefits alone, and a wage of nothing', 'only benefits beside a wage', alone(1001, 0), false],
    ['benefits alone, and statutory sick pay', 'only benefits beside a wage', alone(1004, 400_00), false],
    [
      'out of work, with own earnings',
      'not working beside a wage',
      { ...spends(1003, 1), ...working('not working') },
      true,
    ],
    [
      'out of work, with statutory sick pay',
      'not working beside a wage',
      { statement: budgetOf([lineOf(1004, 400_00), lineOf(3011, 1)]), ...working('not working') },
      false,
    ],
    ['at work, with a wage', 'not working beside a wage', {}, false],
    ['a wage, and work not known', 'not working beside a wage', working(null), false],
    ['a penny more overdue than owed', 'overdue above the balance', owing(900_00, 900_01), true],
    ['all of it overdue', 'overdue above the balance', owing(900_00, 900_00), false],
    ['more overdue than an estimate', 'overdue above the balance', owing(null, 900_01, 900_00), true],
    ['overdue, and what is owed not known', 'overdue above the balance', owing(null, 900_01), false],
    ['born 106 years ago today', 'very great age', { birthDate: day('1920-11-21') }, true],
    ['born 106 years ago tomorrow', 'very great age', { birthDate: day('1920-11-22') }, false],
    ['a birth date not known', 'very great age', { birthDate: null }, false],
  ])('%s (SA-180)', (_, code, changes, isFound) => {
    expect(contradictionsIn(tenant({ partner: PARTNER, ...changes }), TODAY)).toEqual(isFound ? [code] : []);
  });
});
