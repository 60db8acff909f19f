import { describe, expect, it } from 'vitest';
import { NO_FACTS } from '../../budget/facts.ts';
import { budgetFactsFrom } from './budgetFacts.ts';
import { HOUSING } from './facts.ts';

const noOutgoings = {
  home: undefined,
  food: undefined,
  bills: undefined,
  travel: undefined,
  other: undefined,
};
const nothing = {
  nation: undefined,
  housing: undefined,
  employment: undefined,
  dateOfBirth: undefined,
  income: undefined,
  outgoings: noOutgoings,
};
const today = { year: 2026, month: 11, day: 23 };
const facts = (given: Partial<Parameters<typeof budgetFactsFrom>[0]>) =>
  budgetFactsFrom({ ...nothing, ...given }, today);

describe('what the Qualifier tells a budget', () => {
  it('is nothing while nothing is answered', () => {
    expect(facts({})).toEqual(NO_FACTS);
  });

  it('is the nation, the home, whether a pension is due and whether the person studies', () => {
    const dateOfBirth = { year: 1960, month: 11, day: 24 };
    expect(facts({ nation: 'wales', housing: 'private', employment: 'student', dateOfBirth })).toEqual({
      ...NO_FACTS,
      nation: 'wales',
      tenure: 'tenant',
      isStudent: true,
      isEmployed: false,
      isSelfEmployed: false,
      hasReachedPensionAge: false,
    });
  });

  it('knows every kind of home but "something else"', () => {
    expect(HOUSING.map(housing => facts({ housing }).tenure)).toEqual([
      'tenant',
      'tenant',
      'mortgage',
      'owner',
      'board',
      'temporary',
      null,
    ]);
  });

  it('is each sum of a month that was told, and none that was not', () => {
    const outgoings = { ...noOutgoings, home: 700_00, food: 0 };
    expect(facts({ income: 1650_00, outgoings }).told).toEqual({ income: 1650_00, home: 700_00, food: 0 });
  });

  it('does not take other work as proof that nobody studies', () => {
    expect(facts({ employment: 'part-time' }).isStudent).toBeNull();
  });
});
