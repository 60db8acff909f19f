import { describe, expect, it } from 'vitest';
import type { Case } from '../case/case.ts';
import type { ShortName } from '../solution/products.ts';
import { day, debtOf, homeOf, lineOf, NO_CHANGES, TODAY, tenant, unknown } from '../testing/cases.ts';
import { assess } from '../testing/inForce.ts';
import type { Assessment } from './assess.ts';

const names = (results: Assessment['results']) => results.map(({ product }) => product.shortName);
const best = (facts: Case, on = TODAY) => assess(facts, on).recommended?.product.shortName ?? null;
const scot = (changes: Parameters<typeof tenant>[0] = {}) => tenant({ nation: 'scotland', ...changes });
/** Two debts that come to a sum. */
const owing = (sum: number) => [debtOf(1, sum - 100_00), debtOf(4, 100_00)];
const up = { debt: { isInArrears: false, regularPaymentAmount: 20_00 } };
/** Debts that a plan repays in 25 months. */
const quick = { statement: tenant({ left: 200_00 }).statement, debts: owing(5_000_00) };
/** Equity that a trustee would want. */
const withEquity = homeOf(100_000_00, 94_000_00);

describe('what is recommended in England, Wales and Northern Ireland (AD-013)', () => {
  it.each<[string, Case, ShortName]>([
    ['all agreed payments can be met: to go on alone', tenant({ debts: [debtOf(1, 900_00, up)] }), 'SMP'],
    [
      'the same with many debts: the plan for budget and bills',
      tenant({ left: 100_00, debts: [1, 2, 3, 4].map(type => debtOf(type, 900_00, up)) }),
      'DAP',
    ],
    [
      '36 months at £60: a plan, though a debt relief order is open',
      tenant({ left: 60_00, debts: owing(2_160_00) }),
      'DMP',
    ],
    ['a month more: the debt relief order', tenant({ left: 60_00, debts: owing(2_160_01) }), 'DRO'],
    ['little left and much owed: the debt relief order', tenant(), 'DRO'],
    ['60 months: a plan', tenant({ left: 200_00, debts: owing(12_000_00) }), 'DMP'],
    ['a month more: still a plan', tenant({ left: 200_00, debts: owing(12_000_01) }), 'DMP'],
    ['not quite a fifth would stay unpaid: a plan', tenant({ left: 200_00, debts: owing(14_999_99) }), 'DMP'],
    [
      'a fifth would stay unpaid, and bankruptcy would touch the work: an IVA',
      tenant({ left: 200_00, debts: owing(15_000_00), work: { ...tenant().work, isDirector: true } }),
      'IVA',
    ],
    [
      '120 months and more, and bankruptcy would take the home: an IVA',
      tenant({ left: 200_00, debts: owing(24_000_01), home: withEquity }),
      'IVA',
    ],
    [
      'too little for an IVA, too much owed for the rest: bankruptcy',
      tenant({ left: 45_00, debts: owing(55_000_01) }),
      'BKY',
    ],
    [
      'nothing to pay now and better soon: small payments until then',
      tenant({
        left: 0,
        debts: owing(55_000_01),
        changes: { ...NO_CHANGES, betterIncome: day('2027-05-01'), lumpSum: 0 },
      }),
      'TPP',
    ],
  ])('%s', (_, facts, shortName) => {
    expect(best(facts)).toBe(shortName);
    expect(assess(facts, TODAY)).toMatchObject({ verdict: 'RECOMMENDED', forAdviser: [] });
    expect(best({ ...facts, nation: 'wales' })).toBe(shortName);
    expect(best({ ...facts, nation: 'northern-ireland' })).toBe(shortName);
  });

  it('changes with the limits of the day', () => {
    const facts = tenant({ debts: owing(40_000_00) });
    expect(best(facts, day('2024-06-27'))).toBe('BKY');
    expect(best(facts, day('2024-06-28'))).toBe('DRO');
  });
});

it('recommends what comes first in every order that the facts allow, whatever else is not known', () => {
  // With the conditional debt a plan takes more than 36 months, without it fewer, and what may be late on it is
  // paid beside; the plan comes first either way.
  const facts = tenant({ left: 200_00, debts: [...owing(7_000_00), debtOf(60, 1_000_00)] });
  const { figures, verdict } = assess(facts, TODAY);
  expect(figures?.planMonths).toEqual({ low: 35, high: 51 });
  expect([verdict, best(facts)]).toEqual(['RECOMMENDED', 'DMP']);
});

it('asks an adviser rather than recommend bankruptcy for small debts, or for debts that could be repaid', () => {
  const nine = Array.from({ length: 9 }, () => debtOf(1, 300_00));
  // An owner gets no debt relief order.
  const home = homeOf(100_000_00, 105_000_00);
  const few = tenant({ debts: nine, home });
  const little = tenant({ left: 2_00, debts: nine, home });
  expect(assess(few, TODAY)).toMatchObject({ verdict: 'ASK_ADVISER', forAdviser: ['NOTHING_FITS'] });
  expect(assess(little, TODAY)).toMatchObject({ verdict: 'ASK_ADVISER', forAdviser: ['SMALL_DEBTS'] });
});

describe('bankruptcy or sequestration for small debts (SA-145)', () => {
  const owner = (sum: number, changes: Parameters<typeof tenant>[0] = {}) =>
    assess(tenant({ left: 0, debts: owing(sum), home: homeOf(100_000_00, 105_000_00), ...changes }), TODAY);

  it.each(['england', 'wales', 'northern-ireland', 'scotland'] as const)(
    'is for an adviser in %s',
    nation => {
      expect(owner(9_999_99, { nation }).forAdviser).toEqual(['SMALL_DEBTS']);
      expect(owner(10_000_00, { nation }).recommended?.product.shortName).toBe(
        nation === 'scotland' ? 'SEQ' : 'BKY',
      );
    },
  );

  it('waits for what else is open', () => {
    const debts = [debtOf(1, 9_000_00), debtOf(60, 2_000_00)];
    expect(owner(0, { debts }).forAdviser).toEqual(['ORDER_NOT_SETTLED']);
    expect(owner(9_000_00, { savings: null }).forAdviser).toEqual(['ORDER_NOT_SETTLED']);
  });
});

describe('what is recommended in Scotland (AD-013)', () => {
  it.each<[string, Case, ShortName]>([
    ['nothing left of a month: the minimal asset process', scot({ left: 0 }), 'MAP'],
    ['96 months: a debt payment programme', scot({ left: 100_00, debts: owing(9_600_00) }), 'DAS'],
    ['the same with what firms want', scot({ left: 300_00, debts: owing(28_800_00) }), 'DAS'],
    ['a month more: a trust deed', scot({ left: 300_00, debts: owing(28_800_01) }), 'PTD'],
    ['more, without it: the programme still', scot({ left: 100_00, debts: owing(9_600_01) }), 'DAS'],
    [
      'over 120 months, with what firms want: a trust deed',
      scot({ left: 300_00, debts: owing(40_000_00) }),
      'PTD',
    ],
    ['over 120 months, without it: sequestration', scot({ left: 50_00, debts: owing(30_000_00) }), 'SEQ'],
    [
      'nothing to pay now and better soon: small payments until then',
      scot({
        left: 0,
        debts: owing(30_000_00),
        changes: { ...NO_CHANGES, betterIncome: day('2027-05-01'), lumpSum: 0 },
      }),
      'TPP',
    ],
  ])('%s', (_, facts, shortName) => {
    expect(best(facts)).toBe(shortName);
  });
});

describe('a home', () => {
  it('that is worth something is never put at risk by the recommendation', () => {
    const { recommended, verdict, forAdviser, results } = assess(
      tenant({ left: 45_00, debts: owing(50_000_01), home: withEquity }),
      TODAY,
    );
    expect(recommended?.product.shortName).toBe('DAP');
    expect([verdict, forAdviser]).toEqual(['ASK_ADVISER', ['NOTHING_FITS']]);
    const bankruptcy = results.find(({ product }) => product.shortName === 'BKY');
    expect(bankruptcy).toMatchObject({ eligibility: 'ELIGIBLE', isHomeAtRisk: true });
    const plan = results.find(({ product }) => product.shortName === 'DAP');
    expect(bankruptcy?.precedence).toBeGreaterThan(plan?.precedence ?? 99);
  });

  it.each([
    [homeOf(100_000_00, 95_000_00), false],
    [homeOf(100_000_00, 94_999_99), true],
    [homeOf(100_000_00, 90_000_00, 50), false],
    [homeOf(100_000_00, 89_999_98, 50), true],
    [homeOf(null, 95_000_00), true],
  ])('is at risk above £5,000 of its own share, and when its worth is not known', (home, isHomeAtRisk) => {
    const { results } = assess(tenant({ home }), TODAY);
    expect(results.find(({ product }) => product.shortName === 'BKY')?.isHomeAtRisk).toBe(isHomeAtRisk);
    const scottish = assess(scot({ home }), TODAY).results.filter(result => result.isHomeAtRisk);
    expect(names(scottish).sort()).toEqual(isHomeAtRisk ? ['PTD', 'SEQ'] : []);
  });
});

describe('nothing is recommended', () => {
  it.each<[string, Case, string]>([
    [
      'without a full statement',
      tenant({ statement: { ...tenant().statement, isComplete: false } }),
      'STATEMENT_INCOMPLETE',
    ],
    [
      'with a line that has no sum',
      tenant({ statement: { ...tenant().statement, lines: [lineOf(1001, null)] } }),
      'STATEMENT_INCOMPLETE',
    ],
    ['with a debt that has no sum', tenant({ debts: [debtOf(1, null)] }), 'DEBTS_INCOMPLETE'],
    [
      'with a debt of no known kind',
      tenant({ debts: [{ ...debtOf(1, 900_00), type: null }] }),
      'DEBTS_INCOMPLETE',
    ],
    ['before the age of 18', tenant({ birthDate: day('2008-11-22') }), 'UNDER_AGE'],
    ['without a date of birth', tenant({ birthDate: null }), 'AGE_NOT_KNOWN'],
    ['outside the UK', tenant({ nation: 'outside' }), 'OUTSIDE_UK'],
    ['without a nation', tenant({ nation: null }), 'NATION_NOT_KNOWN'],
  ])('%s (AD-025)', (_, facts, code) => {
    const { verdict, withheld, recommended, eligible, ineligible, undecided, addOns } = assess(facts, TODAY);
    expect([verdict, withheld]).toEqual(['WITHHELD', [code]]);
    expect([recommended, eligible, ineligible, undecided, addOns]).toEqual([null, [], [], [], []]);
  });

  it.each(['outside', null] as const)('nor judged where we have no rules: %s', nation => {
    const facts = tenant({
      nation,
      left: -1,
      debts: [debtOf(58, 900_00), debtOf(25, 900_00)],
      enforcement: { ...tenant().enforcement, eviction: TODAY },
    });
    expect(assess(facts, TODAY)).toMatchObject({
      nation: null,
      on: TODAY,
      figures: null,
      results: [],
      now: [],
      forAdviser: [],
      addOnsFirst: false,
    });
  });

  it('and an adviser is asked nothing, nor is time put first, until that is mended', () => {
    const facts = tenant({
      birthDate: null,
      conduct: { ...tenant().conduct, isFraudSuspected: true },
      enforcement: { ...tenant().enforcement, eviction: TODAY },
    });
    expect(assess(facts, TODAY)).toMatchObject({
      verdict: 'WITHHELD',
      forAdviser: [],
      addOns: [],
      addOnsFirst: false,
    });
  });

  it('and the advice says what the statement lacks', () => {
    const facts = tenant({ statement: { ...tenant().statement, isComplete: false, missing: ['Food'] } });
    expect(assess(facts, TODAY).missing).toEqual(['Food']);
  });
});

describe('an adviser looks first', () => {
  const conduct = tenant().conduct;
  const base = tenant({ left: 200_00, debts: owing(12_000_00) });
  it.each<[string, Case, string]>([
    [
      'in an insolvency',
      { ...base, earlier: [{ kind: 'iva', isActive: true, startedOn: null, endedOn: null }] },
      'IN_INSOLVENCY',
    ],
    [
      'with a gift in two years',
      { ...base, conduct: { ...conduct, gaveAway: day('2024-11-22') } },
      'RECENT_GIFT',
    ],
    [
      'with a preference in two years',
      { ...base, conduct: { ...conduct, preferred: day('2024-11-22') } },
      'RECENT_PREFERENCE',
    ],
    [
      'with gambling in a year',
      { ...base, conduct: { ...conduct, gambled: day('2025-11-22') } },
      'RECENT_GAMBLING',
    ],
    ['with signs of fraud', { ...base, conduct: { ...conduct, isFraudSuspected: true } }, 'FRAUD_SUSPECTED'],
    [
      'self-employed with debts of the business',
      {
        ...base,
        work: { ...base.work, status: 'self-employed' },
        debts: [...base.debts, debtOf(54, 900_00)],
      },
      'SELF_EMPLOYED_WITH_BUSINESS_DEBTS',
    ],
    ['without debts', { ...base, debts: [] }, 'NO_DEBTS'],
    // A conditional debt takes the plan over or under 60 months, and so decides which solution is best.
    [
      'when something unknown decides',
      tenant({ left: 200_00, debts: [...owing(12_000_00), debtOf(60, 8_000_00)] }),
      'ORDER_NOT_SETTLED',
    ],
    ['when what would come first cannot be judged', tenant({ vehicles: null }), 'ORDER_NOT_SETTLED'],
  ])('%s: only the plan for budget and bills is recommended', (_, facts, code) => {
    const { verdict, forAdviser, recommended } = assess(facts, TODAY);
    expect([verdict, forAdviser]).toEqual(['ASK_ADVISER', [code]]);
    expect(recommended?.product.shortName).toBe('DAP');
  });

  it('does not ask about a gift that lies just outside the two years', () => {
    expect(best({ ...base, conduct: { ...conduct, gaveAway: day('2024-11-21') } })).toBe('DMP');
  });
});

describe('one solution, judged', () => {
  const judged = (facts: Case, shortName: ShortName) =>
    assess(facts, TODAY).results.find(({ product }) => product.shortName === shortName);

  it.each([
    ['open', 300_00, 20_000_00, 'ELIGIBLE', true],
    ['undecided, where its fees may take more than half', 200_00, 20_000_00, 'CANNOT_SAY', false],
    ['closed', 300_00, 5_000_00, 'INELIGIBLE', false],
  ])(
    'is confirmed by an adviser while it is open, if it is an insolvency: %s (SA-007)',
    (_, left, sum, eligibility, adviserConfirms) => {
      const deed = judged(scot({ left, debts: owing(sum) }), 'PTD');
      expect(deed).toMatchObject({ eligibility, adviserConfirms });
    },
  );

  it('is shown beside any other if it is the plan for budget and bills, and a bill comes first', () => {
    const RENT = 22;
    const rules = (facts: Case) =>
      new Map(assess(facts, TODAY).results.map(result => [result.product.shortName, result.displayRule]));
    const behindWithRent = rules(tenant({ debts: [debtOf(1, 900_00), debtOf(RENT, 900_00)] }));
    expect([behindWithRent.get('DAP'), behindWithRent.get('DRO'), behindWithRent.get('BS')]).toEqual([
      'ALWAYS',
      null,
      'BANNER',
    ]);
    expect(rules(tenant()).get('DAP')).toBeNull();
    const hungry = tenant({ happening: { ...tenant().happening, noFood: true } });
    expect(rules(hungry).get('DAP')).toBeNull();
  });
});

describe('the solutions of a nation', () => {
  it.each<[Case['nation'], readonly string[]]>([
    ['england', ['AO', 'BKY', 'BS', 'DAP', 'DMP', 'DRO', 'FFS', 'IVA', 'MHBS', 'SMP', 'TPP', 'WO']],
    ['wales', ['AO', 'BKY', 'BS', 'DAP', 'DMP', 'DRO', 'FFS', 'IVA', 'MHBS', 'SMP', 'TPP', 'WO']],
    ['scotland', ['DAP', 'DAS', 'DMP', 'FFS', 'MAP', 'MOR', 'PTD', 'SEQ', 'SMP', 'TPP', 'WO']],
    ['northern-ireland', ['BKY', 'DAP', 'DMP', 'DRO', 'FFS', 'IVA', 'SMP', 'TPP', 'WO']],
  ])('of %s are all judged, and no others; one not in force is off', (nation, expected) => {
    expect(names(assess(tenant({ nation }), TODAY).results).sort()).toEqual(expected);
  });
});

it('calls nothing eligible but the plan for budget and bills when nothing is known', () => {
  for (const nation of ['england', 'wales', 'scotland', 'northern-ireland'] as const) {
    const eligible = assess(unknown(nation), TODAY).results.filter(
      result => result.eligibility === 'ELIGIBLE',
    );
    expect(names(eligible)).toEqual(['DAP']);
  }
});

it('adds a lump sum as one more choice, never as the recommended one', () => {
  const facts = tenant({ changes: { ...NO_CHANGES, lumpSum: 5_000_00 } });
  const { forAdviser, recommended, eligible } = assess(facts, TODAY);
  expect([forAdviser, recommended?.product.shortName]).toEqual([['CHANGE_COMING'], 'DAP']);
  expect(names(eligible)).toContain('FFS');
  const plan = { ...facts, ...quick };
  expect(best(plan)).toBe('DMP');
  expect(names(assess(plan, TODAY).eligible)).toContain('FFS');
});
