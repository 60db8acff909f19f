import { describe, expect, it } from 'vitest';
import { debtOf, homeOf, TODAY, tenant } from '../../testing/cases.ts';
import { assess } from '../assess.ts';

const owing = (sum: number) => [debtOf(1, sum - 1_000_00), debtOf(4, 1_000_00)];
type Changes = NonNullable<Parameters<typeof tenant>[0]>;
const told = (changes: Changes) => {
  const { verdict, forAdviser, recommended, gates } = assess(tenant(changes), TODAY);
  const gate = gates.find(({ code }) => code === 'LEAVES_SOMETHING');
  return { verdict, forAdviser, recommended: recommended?.product.shortName, gate };
};
/** Debts too large for a debt relief order, by far. */
const MUCH = 60_000_00;

describe('an IVA that leaves creditors something (SA-004)', () => {
  it('is not open where nearly all goes on fees, and the record says so', () => {
    const { recommended, gate } = told({ left: 119_00, debts: owing(30_000_00), vehicles: null });
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

describe('bankruptcy beside an IVA (SA-004)', () => {
  // £150 for 60 months, less £3,600, is £5,400; £150 for 36 months is £5,400.
  it('goes first where the person pays less and the creditors surely get as much', () => {
    expect(told({ left: 150_00, debts: owing(26_000_00) }).recommended).toBe('BKY');
    expect(told({ left: 151_00, debts: owing(26_000_00) }).recommended).toBe('IVA');
  });

  it('does not where more would be sold than the person saves', () => {
    // £9,000 in an IVA; £5,400 and £680 in bankruptcy leave £2,920.
    const saving = (savings: number) => told({ left: 150_00, debts: owing(26_000_00), savings }).recommended;
    expect(saving(2_919_99)).not.toBe('IVA');
    expect(told({ left: 150_00, debts: owing(MUCH), savings: 2_919_99 }).recommended).toBe('BKY');
    expect(told({ left: 150_00, debts: owing(53_000_00), savings: 3_600_00 }).recommended).toBe('IVA');
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

it('leaves a trust deed to an adviser while its fees may take more than half (SA-004)', () => {
  const scot = (left: number) => told({ nation: 'scotland', left, debts: owing(40_000_00) });
  expect(scot(291_00).recommended).toBe('PTD');
  expect(scot(290_00)).toMatchObject({
    verdict: 'ASK_ADVISER',
    forAdviser: ['ORDER_NOT_SETTLED'],
    gate: {
      effect: 'applied',
      solutions: ['PTD'],
      findings: [{ code: 'PTD_FEES' }, { code: 'PTD_DIVIDEND_COMFORTABLE' }],
    },
  });
  expect(scot(185_00).recommended).toBe('SEQ');
});
