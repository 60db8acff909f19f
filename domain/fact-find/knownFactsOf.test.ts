import { describe, expect, it } from 'vitest';
import { CASE_QUESTIONS } from '../journeys/factKinds.ts';
import { qualifierFacts } from '../journeys/qualifier/facts.ts';
import { qualifier } from '../journeys/testing/shipped.ts';
import { lineOf, linesWith } from '../solutions/testing/cases.ts';
import { rulesOn } from '../solutions/testing/inForce.ts';
import { knownFactsOf } from './knownFactsOf.ts';
import { debt, factFindWith, QUALIFIER } from './testing/found.ts';
import type { ShortAnswers } from './testing/reviews.ts';

const TENANT = { ...QUALIFIER, nation: 'england', housing: 'private' };
type Found = Parameters<typeof factFindWith>[0];

/** The facts of a tenant in England, with a whole budget unless another is given. */
const known = (changes: Found = {}, told: ShortAnswers = {}) => {
  const budget = { isComplete: true, missing: [], lines: linesWith(40_00) };
  const found = factFindWith({ budget, ...changes, qualifier: { ...TENANT, ...told } });
  const answers = found.answers.qualifier;
  return knownFactsOf(qualifierFacts(qualifier, answers), { ...found, answers }, rulesOn);
};
const budgetOf = (...lines: readonly ReturnType<typeof lineOf>[]) => ({
  budget: { isComplete: true, missing: [], lines },
});
const ALONE = {
  childrenUnderSixteen: 0,
  childrenBetweenSixteenEighteen: 0,
  childrenOverEighteen: 0,
  additionalAdults: 0,
};
const FED = [lineOf(2001, 500_00), lineOf(3011, 200_00)];
/** A wage alone asks nothing: it is read beside the answer that benefits are all that comes in. */
const broughtUp = (changes?: Found, told?: ShortAnswers) =>
  CASE_QUESTIONS.filter(name => name !== 'own-wage' && known(changes, told)[name] === 'yes');

describe('what a case brings up', () => {
  it.each<[string, Found, readonly string[], ShortAnswers?]>([
    ['nothing for somebody who earns, eats and pays rent', {}, []],
    ['no income', budgetOf(...FED), ['no-income', 'no-benefits-and-short']],
    ['no food', budgetOf(lineOf(1001, 900_00), lineOf(2001, 500_00)), ['no-food']],
    ['no rent', budgetOf(lineOf(1001, 900_00), lineOf(3011, 200_00)), ['no-housing-costs']],
    [
      'no mortgage payment',
      budgetOf(lineOf(1001, 900_00), lineOf(3011, 20_00)),
      ['no-housing-costs'],
      { housing: 'mortgage' },
    ],
    [
      'a mortgage on the list of debts, which the first questions know nothing of',
      { ...budgetOf(lineOf(1001, 900_00), lineOf(3011, 20_00)), debts: [debt('one', { creditTypeId: 19 })] },
      ['no-housing-costs', 'mortgage-told-of'],
      { housing: 'outright' },
    ],
    ['a penny for food', budgetOf(lineOf(1001, 900_00), lineOf(2001, 500_00), lineOf(3011, 1)), ['no-food']],
    ['a home of one’s own', budgetOf(lineOf(1001, 900_00), lineOf(3011, 20_00)), [], { housing: 'outright' }],
    ['PIP', budgetOf(...FED, lineOf(1018, 700_00)), ['disability-benefit', 'other-income']],
    ['Child Benefit', budgetOf(...FED, lineOf(1001, 900_00), lineOf(1016, 100_00)), ['other-income']],
    [
      'less coming in than going out, and no benefits',
      budgetOf(...FED, lineOf(1001, 600_00)),
      ['no-benefits-and-short'],
    ],
    ['the same on benefits', budgetOf(...FED, lineOf(1011, 600_00)), ['other-income']],
    ['car insurance', budgetOf(...FED, lineOf(1001, 900_00), lineOf(2043, 40_00)), ['vehicle-costs']],
    ['retired at 41', {}, ['retired-young'], { employment: 'retired' }],
    [
      'payments above the income',
      { debts: [debt('one', { regularPaymentAmount: 9_000_00 })] },
      ['pays-more-than-comes-in'],
    ],
    [
      'a water bill in Northern Ireland',
      { debts: [debt('one', { creditTypeId: 27 })] },
      ['debt-of-another-nation'],
      { nation: 'northern-ireland' },
    ],
    [
      'a mortgage of a tenant',
      { debts: [debt('one', { creditTypeId: 19 })] },
      ['mortgage-without-home', 'mortgage-told-of'],
    ],
    [
      'a mortgage of an owner',
      {
        ...budgetOf(...FED, lineOf(1001, 1_900_00), lineOf(2003, 400_00)),
        debts: [debt('one', { creditTypeId: 19 })],
      },
      ['mortgage-told-of'],
      { housing: 'mortgage' },
    ],
    [
      'a mortgage in the budget alone',
      budgetOf(...FED, lineOf(1001, 1_900_00), lineOf(2003, 1)),
      ['mortgage-told-of'],
      { housing: 'outright' },
    ],
    [
      'another loan on the home',
      { debts: [debt('one', { creditTypeId: 20 })] },
      ['home-loan-told-of'],
      { housing: 'outright' },
    ],
    [
      'a mortgage that was paid off',
      { debts: [debt('one', { creditTypeId: 19, currentBalance: 0 })] },
      [],
      { housing: 'outright' },
    ],
    [
      'pay of a partner, of somebody who lives alone',
      { ...budgetOf(...FED, lineOf(1001, 900_00), lineOf(1002, 1)), household: ALONE },
      ['partners-pay', 'pay-of-no-partner'],
    ],
    [
      'pay of a partner, of two',
      {
        ...budgetOf(...FED, lineOf(1001, 900_00), lineOf(1002, 1)),
        household: { ...ALONE, additionalAdults: 1 },
      },
      ['partners-pay'],
    ],
    ['a wage while looking for work', {}, ['wage-without-work'], { employment: 'looking' }],
    [
      'more overdue than owed',
      { debts: [debt('one', { isInArrears: true, arrears: 4_000_01 })] },
      ['overdue-above-balance'],
    ],
    [
      'Child Benefit of somebody who lives alone',
      { ...budgetOf(...FED, lineOf(1001, 900_00), lineOf(1016, 1)), household: ALONE },
      ['other-income', 'child-benefit-without-child'],
    ],
    [
      'Universal Credit of somebody whose benefits have stopped',
      budgetOf(...FED, lineOf(1011, 900_00)),
      ['other-income', 'benefits-beside-stopped'],
      { urgent: ['benefits'] },
    ],
    ['pay of somebody whose benefits have stopped', {}, [], { urgent: ['benefits'] }],
    ['an age of 106', {}, ['very-great-age'], { 'birth-date': '1920-11-21' }],
  ])('%s (SA-042, SA-160, WT-009, WT-163)', (_, changes, names, told) => {
    expect(broughtUp(changes, told)).toEqual(names);
  });

  it('says whether the budget has a wage (SA-181)', () => {
    expect(known()['own-wage']).toBe('yes');
    expect(known(budgetOf(...FED, lineOf(1004, 900_00)))['own-wage']).toBe('no');
  });

  it('is not known before the budget is complete (SA-042)', () => {
    const { budget } = budgetOf();
    const facts = known({ budget: { ...budget, isComplete: false } });
    expect(CASE_QUESTIONS.filter(name => name in facts)).toEqual([]);
  });
});

describe('what was told before', () => {
  const living = { childrenUnderSixteen: 0, childrenBetweenSixteenEighteen: 0, childrenOverEighteen: 0 };
  it.each([
    [null, undefined],
    [{ ...living, additionalAdults: 0 }, 'no'],
    [{ ...living, childrenOverEighteen: 1, additionalAdults: 0 }, 'no'],
    [{ ...living, additionalAdults: 1 }, 'yes'],
  ])('says whether another adult may share the budget: %j, %s (SA-042)', (household, is) => {
    expect(known({ household })['other-adults']).toBe(is);
  });

  it.each([
    ['none', 'no'],
    ['informal', 'yes'],
    ['unsure', 'yes'],
  ])('says whether to ask about a plan now: %s, %s (SA-042)', (plan, is) => {
    expect(known({}, { 'formal-plan': plan })['debt-plan-now']).toBe(is);
  });
});
