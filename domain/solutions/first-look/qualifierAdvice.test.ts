import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRange } from '../../values/range.ts';
import { type FirstLookFacts, PLAN_FOR_BUDGET_AND_BILLS, qualifierAdvice } from './qualifierAdvice.ts';

const TODAY = { year: 2026, month: 11, day: 21 };
const DRO = 'Debt Relief Order';
const IVA = 'Individual Voluntary Arrangement';
const DMP = 'Debt Management Plan';
const BANKRUPTCY = 'Bankruptcy';

/** A tenant in England with six debts of £10,000 to £20,000, up to date with the bills. */
function tenant(changes: Partial<FirstLookFacts> & { readonly left?: number } = {}): FirstLookFacts {
  const { left = 0, ...facts } = changes;
  return {
    nation: 'england',
    housing: 'private',
    bills: 'up-to-date',
    arrears: [],
    urgent: [],
    debtCount: 'many',
    debtTotal: band('£10,000 - £20,000'),
    income: 1_000_00 + left,
    outgoings: { home: 500_00, food: 200_00, bills: 150_00, travel: 100_00, other: 50_00 },
    ...facts,
  };
}

function band(text: string) {
  const range = readRange(text);
  if (!range) throw new Error(`No band: ${text}`);
  return range;
}

const solutions = (facts: FirstLookFacts, on = TODAY) => qualifierAdvice(facts, on).availableSolutions;

describe('the first look', () => {
  it('gives solutions as texts, and the month with income, expenditure and outgoings by name (AD-001)', () => {
    expect(qualifierAdvice(tenant({ left: 60_00, debtTotal: band('£5,000 - £10,000') }), TODAY)).toEqual({
      availableSolutions: [IVA, DMP, BANKRUPTCY, DRO, PLAN_FOR_BUDGET_AND_BILLS],
      budgetSummary: {
        income: 1_060_00,
        expenditure: 1_000_00,
        outgoings: [
          { name: 'Your home', value: 500_00 },
          { name: 'Food and household', value: 200_00 },
          { name: 'Bills', value: 150_00 },
          { name: 'Travel', value: 100_00 },
          { name: 'Everything else', value: 50_00 },
        ],
      },
    });
  });

  it('always ends with the plan for budget and bills, whatever is known (AD-001)', () => {
    fc.assert(
      fc.property(anyFacts, facts => {
        const names = solutions(facts);
        expect(names.at(-1)).toBe(PLAN_FOR_BUDGET_AND_BILLS);
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });

  it('names nothing but the plan for a place outside the UK, for an unknown place, and without debts', () => {
    expect(solutions(tenant({ nation: 'outside' }))).toEqual([PLAN_FOR_BUDGET_AND_BILLS]);
    expect(solutions(tenant({ nation: undefined }))).toEqual([PLAN_FOR_BUDGET_AND_BILLS]);
    expect(solutions(tenant({ debtCount: 'none' }))).toEqual([PLAN_FOR_BUDGET_AND_BILLS]);
  });

  it('never names a solution of another nation', () => {
    const scottish = /Trust Deed|Arrangement Scheme|Sequestration|Minimal Asset|Statutory/u;
    fc.assert(
      fc.property(anyFacts, facts => {
        const names = solutions(facts).join('; ');
        if (facts.nation === 'scotland')
          expect(names).not.toMatch(/Individual|Relief|Bankruptcy;|Breathing/u);
        else expect(names).not.toMatch(scottish);
        if (facts.nation === 'northern-ireland') expect(names).not.toContain('Breathing');
      }),
    );
  });

  it('does not let a missing figure rule anything out', () => {
    const known = solutions(tenant({ left: 60_00 }));
    expect(solutions(tenant({ left: 60_00, debtTotal: undefined }))).toEqual(
      expect.arrayContaining([...known]),
    );
    expect(solutions(tenant({ income: undefined }))).toEqual(expect.arrayContaining([DRO, IVA, DMP]));
  });
});

describe('a Debt Relief Order', () => {
  it.each([
    ['£20,000 - £30,000', { year: 2024, month: 6, day: 27 }, true],
    ['£30,000 - £50,000', { year: 2024, month: 6, day: 27 }, true],
    ['Over £30,000', { year: 2024, month: 6, day: 27 }, false],
    ['Over £30,000', { year: 2024, month: 6, day: 28 }, true],
    ['£30,000 - £50,000', { year: 2024, month: 6, day: 28 }, true],
    ['Over £50,000', { year: 2024, month: 6, day: 28 }, false],
  ])('goes by the debt limit of the day in England: %s on %o gives %s', (total, on, isNamed) => {
    expect(solutions(tenant({ debtTotal: band(total) }), on).includes(DRO)).toBe(isNamed);
  });

  it.each([
    [{ year: 2024, month: 7, day: 7 }, false],
    [{ year: 2024, month: 7, day: 8 }, true],
  ])('has a later start of the higher limit in Northern Ireland: %o gives %s', (on, isNamed) => {
    const facts = tenant({ nation: 'northern-ireland', debtTotal: band('Over £30,000') });
    expect(solutions(facts, on).includes(DRO)).toBe(isNamed);
  });

  it('counts a band that straddles the limit as possible', () => {
    const facts = tenant({ debtTotal: band('£45,000 - £60,000') });
    expect(solutions(facts)).toContain(DRO);
  });

  it.each([
    [75_00, true],
    [75_01, false],
    [-200_00, true],
  ])('takes a surplus of up to £75 a month: %s pence gives %s', (left, isNamed) => {
    expect(solutions(tenant({ left })).includes(DRO)).toBe(isNamed);
  });

  it('is not named to people who own their home', () => {
    expect(solutions(tenant({ housing: 'mortgage' }))).not.toContain(DRO);
    expect(solutions(tenant({ housing: 'outright' }))).not.toContain(DRO);
    expect(solutions(tenant({ housing: undefined }))).toContain(DRO);
  });
});

describe('an Individual Voluntary Arrangement', () => {
  it.each([
    ['£2,000 - £5,000', false],
    ['£5,000 - £10,000', true],
    ['Over £50,000', true],
  ])('needs debts that could reach £6,000: %s gives %s', (total, isNamed) => {
    expect(solutions(tenant({ left: 60_00, debtTotal: band(total) })).includes(IVA)).toBe(isNamed);
  });

  it.each([
    [49_99, false],
    [50_00, true],
  ])('needs £50 left a month: %s pence gives %s', (left, isNamed) => {
    expect(solutions(tenant({ left })).includes(IVA)).toBe(isNamed);
  });

  it('is left out once the surplus surely repays everything in 60 months', () => {
    const facts = { debtTotal: band('£5,000 - £10,000') };
    expect(solutions(tenant({ ...facts, left: 166_66 }))).toContain(IVA);
    expect(solutions(tenant({ ...facts, left: 166_67 }))).not.toContain(IVA);
  });
});

describe('paying back', () => {
  it.each([
    ['few', 4_99, false],
    ['few', 5_00, true],
    ['some', 14_99, false],
    ['some', 15_00, true],
    ['many', 29_99, false],
    ['many', 30_00, true],
  ] as const)(
    'a plan needs £5 for each debt there must be: %s debts, %s pence gives %s',
    (debtCount, left, isNamed) => {
      const names = solutions(tenant({ debtCount, left, debtTotal: band('£0 to £1,000') }));
      expect(names.includes(DMP)).toBe(isNamed);
      expect(names.includes('Token payments')).toBe(!isNamed);
    },
  );

  it('a plan must be able to end within ten years', () => {
    const facts = { debtTotal: band('£20,000 - £30,000') };
    expect(solutions(tenant({ ...facts, left: 166_66 }))).not.toContain(DMP);
    expect(solutions(tenant({ ...facts, left: 166_67 }))).toContain(DMP);
  });

  it('a plan of one’s own is for up to three debts that could be gone in a year', () => {
    const name = 'Self-managed repayment plan';
    const facts = { left: 100_00, debtTotal: band('£1,000 - £2,000') };
    expect(solutions(tenant({ ...facts, debtCount: 'some' }))).toContain(name);
    expect(solutions(tenant({ ...facts, debtCount: 'many' }))).not.toContain(name);
    expect(
      solutions(tenant({ ...facts, debtCount: 'few', debtTotal: band('£1,300 - £2,000') })),
    ).not.toContain(name);
  });
});

describe('bankruptcy', () => {
  it('is not named for small debts, for debts that can be repaid, or to people who own a home outright', () => {
    expect(solutions(tenant())).toContain(BANKRUPTCY);
    expect(solutions(tenant({ debtTotal: band('Under £2,000') }))).not.toContain(BANKRUPTCY);
    expect(solutions(tenant({ left: 200_00 }))).not.toContain(BANKRUPTCY);
    expect(solutions(tenant({ housing: 'outright' }))).not.toContain(BANKRUPTCY);
  });
});

describe('time off from letters and calls', () => {
  it.each([
    [{}, false],
    [{ bills: 'missed-some' }, true],
    [{ arrears: ['council-tax'] }, true],
    [{ urgent: ['bailiffs'] }, true],
  ] as const)('Breathing Space is for people under pressure: %o gives %s', (facts, isNamed) => {
    expect(solutions(tenant(facts)).includes('Breathing Space')).toBe(isNamed);
    expect(solutions(tenant({ ...facts, nation: 'scotland' })).includes('Statutory moratorium')).toBe(
      isNamed,
    );
  });
});

describe('Scotland', () => {
  const names = (changes: Parameters<typeof tenant>[0]) =>
    solutions(tenant({ nation: 'scotland', ...changes }));

  it('has its own solutions, by its own limits', () => {
    expect(names({ left: 120_00 })).toEqual([
      DMP,
      'Protected Trust Deed',
      'Debt Payment Programme under the Debt Arrangement Scheme',
      'Sequestration (full administration bankruptcy)',
      PLAN_FOR_BUDGET_AND_BILLS,
    ]);
    expect(names({ debtTotal: band('£20,000 - £30,000') })).toContain('Minimal Asset Process bankruptcy');
    expect(names({ debtTotal: band('Over £25,000') })).not.toContain('Minimal Asset Process bankruptcy');
    expect(names({ left: 1 })).not.toContain('Minimal Asset Process bankruptcy');
    expect(names({ left: 120_00, debtTotal: band('£2,000 - £5,000') })).not.toContain('Protected Trust Deed');
  });
});

const amount = fc.option(fc.nat(5_000_00), { nil: undefined });
const anyFacts: fc.Arbitrary<FirstLookFacts> = fc.record({
  nation: fc.constantFrom(
    ...(['england', 'wales', 'scotland', 'northern-ireland', 'outside', undefined] as const),
  ),
  housing: fc.constantFrom('council', 'mortgage', 'outright', undefined),
  bills: fc.constantFrom('up-to-date', 'cannot-pay', undefined),
  arrears: fc.constantFrom([], ['energy'], undefined),
  urgent: fc.constantFrom([], ['court'], undefined),
  debtCount: fc.constantFrom(...(['none', 'few', 'some', 'many', undefined] as const)),
  debtTotal: fc.constantFrom(band('Under £2,000'), band('£5,000 - £10,000'), band('Over £50,000'), undefined),
  income: amount,
  outgoings: fc.record({ home: amount, food: amount, bills: amount, travel: amount, other: amount }),
});
