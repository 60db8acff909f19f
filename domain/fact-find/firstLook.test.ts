import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAN_FOR_BUDGET_AND_BILLS } from '../solutions/first-look/firstLook.ts';
import { band, runFirstLook, solutions, type Told, tenant } from './testing/firstLooked.ts';

const DRO = 'Debt Relief Order';
const IVA = 'Individual Voluntary Arrangement';
const TRUST_DEED = 'Protected Trust Deed';
const DMP = 'Debt Management Plan';
const BANKRUPTCY = 'Bankruptcy';

describe('the first look', () => {
  it('gives solutions as texts, and the month with income, expenditure and outgoings by name (AD-001)', () => {
    expect(runFirstLook(tenant({ left: 60_00, debtTotal: band('£5,000 - £10,000') }))).toMatchObject({
      availableSolutions: [DMP, BANKRUPTCY, DRO, PLAN_FOR_BUDGET_AND_BILLS],
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

  it('says of each what it does, what it comes to and where to read more, those without a fee first (WT-060)', () => {
    const told = tenant({
      left: 60_00,
      debtTotal: band('£5,000 - £10,000'),
      totalDebtsAnswer: '£5,000 - £10,000',
    });
    const { inBrief } = runFirstLook(told);
    expect(inBrief.map(({ name }) => name)).toEqual([DMP, DRO, PLAN_FOR_BUDGET_AND_BILLS, BANKRUPTCY]);
    expect(inBrief[0]?.figure).toBe('About £60 a month until about £5,000 to £10,000 is paid.');
    expect(inBrief[1]?.figure).toBe(
      'Nothing to pay each month. About £5,000 to £10,000 could be written off.',
    );
    // A sum of ours is an estimate, and says so.
    const withSum = inBrief.filter(({ figure }) => figure.includes('£'));
    expect(withSum.filter(({ figure }) => !figure.toLowerCase().includes('about £'))).toEqual([]);
    for (const { line, href } of inBrief) {
      expect(line).not.toBe('');
      expect(href).toMatch(/^https:/u);
    }
  });

  it.each([
    ['bills paid', { bills: 'up-to-date', urgent: [] }, null],
    [
      'bills that cannot be paid',
      { bills: 'cannot-pay', urgent: ['food'] },
      'You told us you can’t pay for food, heat or power.',
    ],
    [
      'a power cut to come',
      { bills: 'up-to-date', urgent: ['disconnection'] },
      'You told us your gas or power may be cut off.',
    ],
    [
      'no money for food',
      { bills: 'missed-some', urgent: ['food', 'benefits'] },
      'You told us you have no money for food.',
    ],
    [
      'both',
      { bills: 'missed-some', urgent: ['food', 'disconnection'] },
      'You told us you have no money for food, and that your gas or power may be cut off.',
    ],
    ['bailiffs', { bills: 'missed-some', urgent: ['bailiffs'] }, null],
  ] as const)(
    'names of food, heat and power what was said to be lacking, with %s (WT-014, WT-033)',
    (_, told, lacks) => {
      expect(runFirstLook(tenant(told)).lacksBasics).toBe(lacks);
    },
  );

  it('says no sum where none is known or left (WT-060)', () => {
    const [first] = runFirstLook(tenant({ left: -1, debtTotal: undefined })).inBrief;
    expect(first?.figure).not.toMatch(/£|undefined/u);
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

  it('names nothing new to somebody who is in a debt payment programme already (SA-221)', () => {
    const scot = { nation: 'scotland', left: 350_00 } as const;
    expect(solutions(tenant({ ...scot, formalPlan: 'das' }))).toEqual([PLAN_FOR_BUDGET_AND_BILLS]);
    expect(solutions(tenant({ ...scot, formalPlan: 'informal' })).length).toBeGreaterThan(1);
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
    const withAllFigures = solutions(tenant({ left: 60_00 }));
    expect(solutions(tenant({ left: 60_00, debtTotal: undefined }))).toEqual(
      expect.arrayContaining([...withAllFigures]),
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

  it('may be for a larger surplus of a person who does not earn: benefits for a disability do not count (HO-040)', () => {
    expect(solutions(tenant({ left: 300_00 }))).not.toContain(DRO);
    expect(solutions(tenant({ left: 300_00, employment: 'ill' }))).toContain(DRO);
  });

  it('is not named to people who own their home', () => {
    expect(solutions(tenant({ housing: 'mortgage' }))).not.toContain(DRO);
    expect(solutions(tenant({ housing: 'outright' }))).not.toContain(DRO);
    expect(solutions(tenant({ housing: undefined }))).toContain(DRO);
  });
});

describe('an Individual Voluntary Arrangement', () => {
  it.each([
    ['£2,000 - £5,000', 125_00, false],
    ['£5,000 - £10,000', 125_00, true],
    ['Over £50,000', 200_00, true],
    // The people who are owed would get less than a tenth.
    ['Over £50,000', 125_00, false],
  ])('needs debts that could reach £6,000: %s with %i pence left gives %s', (total, left, isNamed) => {
    expect(solutions(tenant({ left, debtTotal: band(total) })).includes(IVA)).toBe(isNamed);
  });

  it.each([
    [119_99, false],
    [120_00, true],
  ])(
    'needs £120 left a month, or more than half would go on its fees: %s pence gives %s (SA-004)',
    (left, isNamed) => {
      expect(solutions(tenant({ left })).includes(IVA)).toBe(isNamed);
    },
  );

  it('is left out once the surplus in whole pounds is certain to leave less than a fifth unpaid in 60 months (HO-040)', () => {
    const facts = { debtTotal: band('£5,000 - £10,000') };
    expect(solutions(tenant({ ...facts, left: 133_99 }))).toContain(IVA);
    expect(solutions(tenant({ ...facts, left: 134_00 }))).not.toContain(IVA);
  });

  it('stays while payments to bills that are behind are not known (HO-040)', () => {
    const facts = { debtTotal: band('£5,000 - £10,000'), left: 150_00 };
    expect(solutions(tenant(facts))).not.toContain(IVA);
    expect(solutions(tenant({ ...facts, arrears: ['council-tax'] }))).toContain(IVA);
    expect(solutions(tenant({ ...facts, urgent: ['court'] }))).toContain(IVA);
  });
});

describe('what writes the rest off, for somebody who is behind with a bill', () => {
  const SCOTTISH = { nation: 'scotland' } as const;
  it.each([
    // 60 months of £166 come to £9,960, and of £167 to £10,020.
    ['an IVA', IVA, {}, '£5,000 - £10,000', 166_99, true],
    ['an IVA', IVA, {}, '£5,000 - £10,000', 167_00, false],
    ['an IVA', IVA, {}, '£5,000 - £10,000', 1_060_00, false],
    ['an IVA of an owner', IVA, { housing: 'mortgage' }, '£5,000 - £10,000', 1_060_00, false],
    // 60 months of £200 come to all of it, to the penny.
    ['an IVA', IVA, {}, '£5,000 - £12,000', 199_99, true],
    ['an IVA', IVA, {}, '£5,000 - £12,000', 200_00, false],
    ['an IVA of debts without an upper end', IVA, {}, 'Over £50,000', 1_060_00, true],
    ['an IVA of debts that are not known', IVA, {}, null, 1_060_00, true],
    ['an IVA out of a month that is not known', IVA, { income: undefined }, '£5,000 - £10,000', 0, true],
    // A trustee leaves £20 of this: 48 months of £208 come to £9,984, and of £209 to £10,032.
    ['a trust deed', TRUST_DEED, SCOTTISH, '£5,000 - £10,000', 228_99, true],
    ['a trust deed', TRUST_DEED, SCOTTISH, '£5,000 - £10,000', 229_00, false],
    ['a trust deed', TRUST_DEED, SCOTTISH, '£5,000 - £10,000', 1_060_00, false],
    [
      'a trust deed of somebody who may live on benefits',
      TRUST_DEED,
      { ...SCOTTISH, employment: 'ill' },
      '£5,000 - £10,000',
      1_060_00,
      false,
    ],
  ] as const)(
    'is not named where its payments reach the most that is owed: %s, %o with %s and %i pence left (WT-051)',
    (_, name, facts, total, left, isNamed) => {
      const debtTotal = total === null ? undefined : band(total);
      const told = tenant({ left, arrears: ['energy'], debtTotal, ...facts });
      expect(solutions(told).includes(name)).toBe(isNamed);
    },
  );
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

  it('a plan must be able to end within ten years, at whole pounds a month (HO-040)', () => {
    const facts = { debtTotal: band('£20,000 - £30,000') };
    expect(solutions(tenant({ ...facts, left: 166_99 }))).not.toContain(DMP);
    expect(solutions(tenant({ ...facts, left: 167_00 }))).toContain(DMP);
  });

  it('a plan of one’s own is for up to three debts, with something left to pay what was agreed (HO-040)', () => {
    const name = 'Self-managed repayment plan';
    const facts = { left: 100_00, debtTotal: band('£1,000 - £2,000') };
    expect(solutions(tenant({ ...facts, debtCount: 'some' }))).toContain(name);
    expect(solutions(tenant({ ...facts, debtCount: 'many' }))).not.toContain(name);
    // Agreed payments are not asked about yet: £100 may cover them, though a year of it would not repay everything.
    const longer = { ...facts, debtCount: 'few', debtTotal: band('£1,300 - £2,000') } as const;
    expect(solutions(tenant(longer))).toContain(name);
    expect(solutions(tenant({ ...longer, left: 99 }))).not.toContain(name);
  });
});

describe('bankruptcy', () => {
  it('is not named for small debts, or to people who own a home outright', () => {
    expect(solutions(tenant())).toContain(BANKRUPTCY);
    expect(solutions(tenant({ debtTotal: band('Under £2,000') }))).not.toContain(BANKRUPTCY);
    expect(solutions(tenant({ housing: 'mortgage' }))).toContain(BANKRUPTCY);
    expect(solutions(tenant({ housing: 'outright' }))).not.toContain(BANKRUPTCY);
  });

  it('is not named where three years of payments from income would take all that is owed (HO-040)', () => {
    const facts = { debtTotal: band('£5,000 - £10,000') };
    expect(solutions(tenant({ ...facts, left: 277_99 }))).toContain(BANKRUPTCY);
    expect(solutions(tenant({ ...facts, left: 278_00 }))).not.toContain(BANKRUPTCY);
    // On benefits alone nothing would be taken.
    expect(solutions(tenant({ ...facts, left: 278_00, employment: 'ill' }))).toContain(BANKRUPTCY);
  });
});

describe('a break from letters and calls', () => {
  it.each([
    [{}, false],
    [{ bills: 'missed-some' }, true],
    [{ arrears: ['council-tax'] }, true],
    [{ urgent: ['bailiffs'] }, true],
    [{ urgent: ['disconnection'] }, true],
    [{ urgent: ['food'] }, false],
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
    expect(names({ left: 186_00 })).toEqual([
      DMP,
      'Protected Trust Deed',
      'Debt Payment Programme under the Debt Arrangement Scheme',
      'Sequestration (full administration bankruptcy)',
      PLAN_FOR_BUDGET_AND_BILLS,
    ]);
    expect(names({ debtTotal: band('£20,000 - £30,000') })).toContain('Minimal Asset Process bankruptcy');
    expect(names({ debtTotal: band('Over £25,000') })).not.toContain('Minimal Asset Process bankruptcy');
    expect(names({ left: 1 })).not.toContain('Minimal Asset Process bankruptcy');
    // A person who does not earn may have lived on benefits alone for long enough.
    expect(names({ left: 1, employment: 'ill' })).toContain('Minimal Asset Process bankruptcy');
    expect(names({ left: 120_00, debtTotal: band('£2,000 - £5,000') })).not.toContain('Protected Trust Deed');
  });
});

const amount = fc.option(fc.nat(5_000_00), { nil: undefined });
const anyFacts: fc.Arbitrary<Told> = fc.record({
  employment: fc.constantFrom('part-time' as const, 'ill' as const, undefined),
  nation: fc.constantFrom(
    ...(['england', 'wales', 'scotland', 'northern-ireland', 'outside', undefined] as const),
  ),
  housing: fc.constantFrom('council' as const, 'mortgage' as const, 'outright' as const, undefined),
  bills: fc.constantFrom('up-to-date' as const, 'cannot-pay' as const, undefined),
  arrears: fc.constantFrom([], ['energy' as const], undefined),
  urgent: fc.constantFrom([], ['court' as const], undefined),
  debtCount: fc.constantFrom(...(['none', 'few', 'some', 'many', undefined] as const)),
  debtTotal: fc.constantFrom(band('Under £2,000'), band('£5,000 - £10,000'), band('Over £50,000'), undefined),
  income: amount,
  outgoings: fc.record({ home: amount, food: amount, bills: amount, travel: amount, other: amount }),
});
