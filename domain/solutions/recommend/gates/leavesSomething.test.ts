import { describe, expect, it } from 'vitest';
import { budgetOf, debtOf, homeOf, lineOf, TODAY, tenant } from '../../testing/cases.ts';
import { assess } from '../../testing/inForce.ts';

const owing = (sum: number) => [debtOf(1, sum - 1_000_00), debtOf(4, 1_000_00)];
type Changes = NonNullable<Parameters<typeof tenant>[0]>;
const told = (changes: Changes) => {
  const { verdict, forAdviser, recommended, gates } = assess(tenant(changes), TODAY);
  const gate = gates.find(({ code }) => code === 'LEAVES_SOMETHING');
  return { verdict, forAdviser, recommended: recommended?.product.shortName, gate };
};
const unsure = { value: 900_00, isNeeded: null, isAdapted: false, isOnFinance: false };
/** Debts too large for a debt relief order, by far. */
const MUCH = 60_000_00;

describe('an IVA that leaves creditors something (SA-004)', () => {
  it('is not open where nearly all goes on fees, and the record says so', () => {
    const { recommended, gate } = told({
      left: 119_00,
      debts: owing(30_000_00),
      vehicles: [{ ...unsure, isNeeded: null }],
    });
    expect(recommended).not.toBe('IVA');
    expect(gate).toMatchObject({
      effect: 'applied',
      solutions: ['IVA'],
      findings: [
        { code: 'IVA_FEES', figure: { low: 51, high: 51 }, limit: 50, by: { low: 1, high: 1 } },
        {
          code: 'IVA_DIVIDEND_COMFORTABLE',
          figure: { low: 11, high: 11 },
          limit: 20,
          by: { low: 9, high: 9 },
        },
      ],
    });
  });

  it('is recommended to an owner whose home bankruptcy would take, subject to an adviser below a fifth', () => {
    const home = homeOf(100_000_00, 90_000_00);
    expect(told({ left: 400_00, debts: owing(MUCH), home })).toMatchObject({
      recommended: 'IVA',
      gate: undefined,
    });
    const edge = told({ left: 300_00, debts: owing(80_000_00), home });
    expect(edge).toMatchObject({ recommended: 'IVA', gate: { effect: 'applied' } });
    expect(edge.gate?.findings.map(({ code }) => code)).toEqual(['IVA_DIVIDEND_COMFORTABLE']);
    // £13,410 is left for the creditors of a plan of £18,000: a tenth of £134,100.
    expect(told({ left: 300_00, debts: owing(134_100_00), home }).recommended).toBe('IVA');
    expect(told({ left: 300_00, debts: owing(134_100_01), home }).recommended).not.toBe('IVA');
  });
});

const director = { ...tenant().work, isDirector: true };

describe('bankruptcy beside an IVA (SA-004)', () => {
  // £150 for 60 months, less £3,600, is £5,400; £150 for 36 months is £5,400.
  it('goes first where the person pays less and the creditors surely get as much', () => {
    expect(told({ left: 150_00, debts: owing(26_000_00) }).recommended).toBe('BKY');
    expect(told({ left: 151_00, debts: owing(26_000_00), work: director }).recommended).toBe('IVA');
  });

  it('does not where more would be sold than the person saves', () => {
    // £9,000 in an IVA; £5,400 and £680 in bankruptcy leave £2,920.
    const saving = (savings: number) =>
      told({ left: 150_00, debts: owing(53_000_00), savings, work: director }).forAdviser;
    expect(saving(2_919_99)).toEqual(['COMPARE_WITH_BANKRUPTCY']);
    expect(told({ left: 150_00, debts: owing(MUCH), savings: 2_919_99 }).recommended).toBe('BKY');
  });

  it('never does where it puts a home at risk', () => {
    const home = homeOf(100_000_00, 90_000_00);
    expect(told({ left: 150_00, debts: owing(26_000_00), home }).recommended).toBe('IVA');
  });

  it.each([{ isDirector: true }, { isRegulated: true }])(
    'is compared by an adviser where it may touch the work: %o',
    work => {
      const facts = {
        left: 150_00,
        debts: owing(26_000_00),
        work: { ...tenant().work, ...work },
      };
      expect(told(facts)).toMatchObject({
        verdict: 'ASK_ADVISER',
        forAdviser: ['COMPARE_WITH_BANKRUPTCY'],
        recommended: 'DAP',
        gate: { effect: 'decided' },
      });
      expect(told({ ...facts, left: 151_00 }).recommended).toBe('IVA');
    },
  );
});

it('recommends bankruptcy to a director too where no plan is open that it could be compared with (SA-004)', () => {
  const few = { left: 110_00, debts: owing(60_000_00), work: director };
  expect(told(few).recommended).toBe('BKY');
  expect(told({ ...few, left: 150_00, debts: owing(36_000_00) }).forAdviser).toEqual([
    'COMPARE_WITH_BANKRUPTCY',
  ]);
});

describe('an IVA that would cost the person much more than bankruptcy (SA-144)', () => {
  const COSTS = [
    { code: 'PLAN_TAKES', figure: { low: 12_000_00, high: 12_000_00 } },
    { code: 'BANKRUPTCY_TAKES', figure: { low: 7_880_00, high: 7_880_00 } },
  ];

  it('is compared by an adviser first where creditors get less than 20 % of it', () => {
    // £12,000, less fees of £3,600, is 20 % of £42,000.
    const { gate, ...rest } = told({ left: 200_00, debts: owing(42_000_01) });
    expect(rest).toEqual({
      verdict: 'ASK_ADVISER',
      forAdviser: ['COMPARE_WITH_BANKRUPTCY'],
      recommended: 'DAP',
    });
    expect(gate).toMatchObject({
      effect: 'decided',
      solutions: ['IVA'],
      findings: [...COSTS, { code: 'IVA_DIVIDEND_COMFORTABLE' }],
    });
  });

  it('is recommended where they get more, and the record says what each takes', () => {
    const { gate, recommended } = told({ left: 200_00, debts: owing(42_000_00) });
    expect(recommended).toBe('IVA');
    expect(gate).toMatchObject({ effect: 'applied', solutions: ['IVA'] });
    expect(gate?.findings).toMatchObject(COSTS);
    // Nothing stands beside a plan that is quick enough.
    expect(told({ left: 200_00, debts: owing(11_999_99) })).toMatchObject({
      recommended: 'DMP',
      gate: undefined,
    });
  });

  it('is compared whatever creditors get where bankruptcy takes half as much or less', () => {
    // Nothing is due in bankruptcy from benefits alone: £12,000 in an IVA, £680 and what would be sold otherwise.
    const onBenefits = budgetOf([lineOf(1011, 1_000_00), lineOf(2001, 500_00), lineOf(3011, 300_00)]);
    const saving = (savings: number) =>
      told({ statement: onBenefits, debts: owing(30_000_00), savings, left: 200_00 });
    expect(saving(5_320_00).forAdviser).toEqual(['COMPARE_WITH_BANKRUPTCY']);
    expect(saving(5_320_01).recommended).toBe('IVA');
  });

  it('is recommended where bankruptcy takes less than a quarter less', () => {
    // £12,000 in an IVA; £7,880 and what would be sold: £9,000 is a quarter less.
    const saving = (savings: number) => told({ left: 200_00, debts: owing(44_000_00), savings });
    expect(saving(1_120_00).forAdviser).toEqual(['COMPARE_WITH_BANKRUPTCY']);
    expect(saving(1_120_01).recommended).toBe('IVA');
    expect(saving(1_120_01).gate?.findings.map(({ code }) => code)).toEqual(['IVA_DIVIDEND_COMFORTABLE']);
  });

  it('is recommended where bankruptcy would put the home at risk or touch the work', () => {
    const facts = { left: 200_00, debts: owing(44_000_00) };
    expect(told({ ...facts, home: homeOf(100_000_00, 94_999_99) }).recommended).toBe('IVA');
    expect(told({ ...facts, home: homeOf(100_000_00, 105_000_00) }).forAdviser).toEqual([
      'COMPARE_WITH_BANKRUPTCY',
    ]);
    expect(told({ ...facts, work: director }).recommended).toBe('IVA');
  });
});

describe('an IVA that gives creditors less than bankruptcy (SA-143)', () => {
  it('is compared by an adviser', () => {
    const home = homeOf(100_000_00, 94_000_00);
    const saving = (savings: number) => told({ left: 200_00, debts: owing(40_000_00), savings, home });
    // £8,400 in an IVA; £7,200 and what would be sold in bankruptcy: up to £2,000 more would go on its costs.
    expect(saving(3_200_00).recommended).toBe('IVA');
    const { forAdviser, gate } = saving(3_200_01);
    expect(forAdviser).toEqual(['COMPARE_WITH_BANKRUPTCY']);
    expect(gate).toMatchObject({ effect: 'decided', solutions: ['IVA'] });
    expect(gate?.findings.map(({ code }) => code)).toEqual([
      'PLAN_TAKES',
      'BANKRUPTCY_TAKES',
      'IVA_BESIDE_BANKRUPTCY',
    ]);
  });

  it('is compared where the home with all else is worth three quarters of the debts', () => {
    const share = (mortgage: number) =>
      told({ left: 400_00, debts: owing(50_000_00), home: homeOf(200_000_00, mortgage) });
    expect(share(162_500_00).forAdviser).toEqual(['COMPARE_WITH_BANKRUPTCY']);
    expect(share(162_500_01).recommended).toBe('IVA');
  });
});

describe('what could be offered to creditors (SA-143)', () => {
  it.each(['england', 'wales', 'northern-ireland', 'scotland'] as const)(
    'comes before an insolvency that would take it, in %s',
    nation => {
      const saving = (savings: number) => told({ nation, left: 30_00, debts: owing(20_000_00), savings });
      expect(saving(9_999_99).recommended).toBe(nation === 'scotland' ? 'SEQ' : 'BKY');
      expect(saving(10_000_00)).toMatchObject({
        verdict: 'ASK_ADVISER',
        forAdviser: ['SAVINGS_COULD_SETTLE'],
        recommended: 'DAP',
      });
      // The insolvency would repay nearly all.
      expect(saving(19_500_00).forAdviser).toEqual(['SAVINGS_COULD_SETTLE']);
      expect(saving(20_000_00).forAdviser).toEqual(['SAVINGS_COVER_DEBTS']);
    },
  );

  it('stops no write-off that leaves it to the person, though a plan of years waits for it (SA-151)', () => {
    const facts = { left: 60_00, debts: owing(2_000_00), savings: 1_500_00 };
    expect(told({ ...facts, left: 0 }).recommended).toBe('DRO');
    expect(told(facts).forAdviser).toEqual(['SAVINGS_COULD_SETTLE']);
    expect(told({ ...facts, savings: 999_99 }).recommended).toBe('DMP');
  });
});

it('leaves a trust deed to an adviser while its fees may take more than half (SA-004)', () => {
  const scot = (left: number) => told({ nation: 'scotland', left, debts: owing(40_000_00) });
  expect(scot(291_00).recommended).toBe('PTD');
  expect(scot(290_00)).toMatchObject({
    verdict: 'ASK_ADVISER',
    forAdviser: ['COMPARE_WITH_BANKRUPTCY'],
    gate: {
      effect: 'decided',
      solutions: ['PTD'],
      findings: [
        { code: 'PLAN_TAKES' },
        { code: 'BANKRUPTCY_TAKES' },
        { code: 'PTD_FEES' },
        { code: 'PTD_DIVIDEND_COMFORTABLE' },
      ],
    },
  });
  // Something else is open too, or sequestration is no choice.
  const open = (changes: Changes) =>
    told({ nation: 'scotland', left: 290_00, debts: owing(40_000_00), ...changes });
  expect(open({ residence: { livesThere: null, leftOn: null, hasPublicFunds: true } }).forAdviser).toEqual([
    'ORDER_NOT_SETTLED',
  ]);
  expect(open({ home: homeOf(100_000_00, 94_000_00) }).forAdviser).not.toContain('COMPARE_WITH_BANKRUPTCY');
  expect(scot(185_00).recommended).toBe('SEQ');
});
