import { describe, expect, it } from 'vitest';
import { asksOf, type Decidable, decidable, openAsks, outcomeOf, type ToDecide } from './asks.ts';
import { needsPerson } from './needsPerson.ts';

const solution = (shortName: string, more: Partial<Decidable> = {}): Decidable => ({
  product: { shortName, name: shortName },
  eligibility: 'ELIGIBLE',
  adviserFirst: null,
  reasons: [],
  ...more,
});
const reason = (code: string, more: Partial<Decidable['reasons'][number]> = {}) => ({
  code,
  outcome: 'met' as const,
  says: `${code}.`,
  adviserConfirms: false,
  ...more,
});
const advice = (more: Partial<ToDecide> = {}): ToDecide => ({
  status: 'ready',
  recommended: solution('DMP'),
  eligible: [solution('SMP')],
  undecided: [],
  givesTime: [solution('BS')],
  forAdviser: [],
  ...more,
});
const named = (given: ToDecide) => decidable(given).map(({ product }) => product.shortName);

describe('what an adviser may say of an advice', () => {
  it('is that something fits which is open or not settled, in the order of the rules (PT-311)', () => {
    const undecided = [solution('IVA', { eligibility: 'CANNOT_SAY' })];
    expect(named(advice({ undecided }))).toEqual(['DMP', 'SMP', 'BS', 'IVA']);
    expect(named(advice({ eligible: [solution('DRO', { eligibility: 'INELIGIBLE' })] }))).toEqual([
      'DMP',
      'BS',
    ]);
    expect(named(advice({ status: 'incomplete' }))).toEqual([]);
  });

  it.each<[string, ToDecide, Decidable, 'confirmed' | 'changed']>([
    ['what the rules recommend', advice(), solution('DMP'), 'confirmed'],
    ['another one', advice(), solution('SMP'), 'changed'],
    [
      'one of those that they leave to a person',
      advice({ status: 'ask an adviser' }),
      solution('SMP'),
      'confirmed',
    ],
    ['one where they recommend nothing', advice({ recommended: null }), solution('SMP'), 'confirmed'],
    [
      'one that they cannot decide',
      advice({ status: 'ask an adviser' }),
      solution('IVA', { eligibility: 'CANNOT_SAY' }),
      'changed',
    ],
  ])('of %s, is a yes or a change (PT-311)', (_, given, chosen, outcome) => {
    expect(outcomeOf(given, chosen)).toBe(outcome);
  });

  it('waits for what is to be asked, and for what is to be put right whatever is ticked (PT-303, PT-311)', () => {
    const given = advice({
      status: 'ask an adviser',
      forAdviser: [
        { code: 'RECENT_GAMBLING', says: 'Gambling.' },
        { code: 'BUDGET_NOT_CREDIBLE', says: 'Nobody could live on it.' },
      ],
    });
    const chosen = solution('BKY', {
      adviserFirst: 'They go through it with you.',
      reasons: [
        reason('AGE_MIN'),
        reason('BKY_DEBT_MIN', { adviserConfirms: true }),
        reason('FACT', { outcome: 'cannot say', missingFact: 'your savings' }),
        reason('LIMIT', { outcome: 'cannot say' }),
      ],
    });
    const asks = asksOf(given, chosen);
    expect(asks.map(({ code, how }) => [code, how])).toEqual([
      ['RECENT_GAMBLING', 'ask'],
      ['BUDGET_NOT_CREDIBLE', 'put right'],
      ['BKY_DEBT_MIN', 'ask'],
      ['FACT', 'put right'],
      ['LIMIT', 'ask'],
      ['PERSON_CONFIRMS', 'ask'],
    ]);
    expect(asks.find(({ code }) => code === 'FACT')?.says).toBe('your savings');
    const ticked = asks.map(({ code }) => code);
    expect(openAsks(asks, ticked).map(({ code }) => code)).toEqual(['BUDGET_NOT_CREDIBLE', 'FACT']);
    expect(openAsks(asksOf(advice(), solution('DMP')), [])).toEqual([]);
  });
});

describe('an advice that needs a person', () => {
  const groups = {
    recommended: 'DRO',
    eligible: [],
    ineligible: [],
    undecided: [],
    addOns: [],
    addOnsFirst: false,
  };
  const results = (adviserConfirms: boolean) => [{ shortName: 'DRO', adviserConfirms }];
  it.each([
    ['ASK_ADVISER', false, true],
    ['WITHHELD', true, false],
    ['RECOMMENDED', false, false],
    ['RECOMMENDED', true, true],
  ] as const)('%s, confirmed by a person first: %s (PT-300)', (verdict, confirms, needs) => {
    expect(needsPerson({ verdict, groups, results: results(confirms) })).toBe(needs);
  });
});
