import { describe, expect, it } from 'vitest';
import type { Case } from '../../case/case.ts';
import { budgetOf, day, debtOf, homeOf, lineOf, TODAY, tenant } from '../../testing/cases.ts';
import { after } from '../../testing/golden/common.ts';
import { assess } from '../../testing/inForce.ts';

const owing = (sum: number) => [debtOf(1, sum - 1_000_00), debtOf(4, 1_000_00)];
const car = (value: number | null, isAdapted: boolean | null = false) => [
  { value, isNeeded: true, isAdapted, isOnFinance: false },
];
const scot = (changes: Parameters<typeof tenant>[0] = {}) =>
  tenant({ nation: 'scotland', left: 0, ...changes });
const onBenefits = (since: string, left: number): Case =>
  scot({
    statement: budgetOf(
      [lineOf(1011, 900_00), lineOf(2001, 400_00), lineOf(3011, 500_00 - left)],
      day(since),
    ),
  });

const judged = (facts: Case) => {
  const { verdict, forAdviser, recommended, close, gates, results } = assess(facts, TODAY);
  return {
    verdict,
    forAdviser,
    recommended: recommended?.product.shortName,
    close,
    gate: gates.find(({ code }) => code === 'NEARLY_THERE'),
    results,
  };
};

/** Each edge: the last case that is near, and the first that is not. */
const EDGES: readonly (readonly [string, Case, Case, string])[] = [
  ['debts', tenant({ debts: owing(55_000_00) }), tenant({ debts: owing(55_000_01) }), 'DRO_DEBT_MAX'],
  [
    'what is left',
    tenant({ left: 100_00, debts: owing(20_000_00) }),
    tenant({ left: 100_01, debts: owing(20_000_00) }),
    'DRO_SURPLUS_MAX',
  ],
  ['savings', tenant({ savings: 3_500_00 }), tenant({ savings: 3_500_01 }), 'DRO_ASSET_MAX'],
  ['a vehicle', tenant({ vehicles: car(5_500_00) }), tenant({ vehicles: car(5_500_01) }), 'DRO_VEHICLE_MAX'],
  [
    'the wait after an order',
    after('debt relief order', '2022-11-21', '2023-11-21'),
    after('debt relief order', '2022-11-22', '2023-11-22'),
    'DRO_REPEAT_YEARS',
  ],
  ['debts in Scotland', scot({ debts: owing(27_500_00) }), scot({ debts: owing(27_500_01) }), 'MAP_DEBT_MAX'],
  ['what is left in Scotland', scot({ left: 25_00 }), scot({ left: 25_01 }), 'MAP_INCOME'],
  [
    'things in Scotland',
    scot({ vehicles: [{ value: 2_500_00, isNeeded: false, isAdapted: false, isOnFinance: false }] }),
    scot({ vehicles: [{ value: 2_500_01, isNeeded: false, isAdapted: false, isOnFinance: false }] }),
    'MAP_ITEM_MAX',
  ],
  ['savings in Scotland', scot({ savings: 3_500_00 }), scot({ savings: 3_500_01 }), 'MAP_ASSET_MAX'],
  [
    'a vehicle in Scotland',
    scot({ vehicles: car(4_500_00) }),
    scot({ vehicles: car(4_500_01) }),
    'MAP_VEHICLE_MAX',
  ],
  [
    'the wait after a sequestration',
    after('sequestration', '2023-11-21', '2024-11-21', false, scot()),
    after('sequestration', '2023-11-22', '2024-11-21', false, scot()),
    'SEQ_REPEAT_YEARS',
  ],
  [
    'the wait after a minimal asset process',
    after('minimal asset process', '2018-11-21', '2019-05-21', false, scot()),
    after('minimal asset process', '2018-11-22', '2019-05-22', false, scot()),
    'MAP_REPEAT_YEARS',
  ],
];

describe('a write-off that is nearly open (SA-006)', () => {
  it.each(EDGES)('%s: decides up to its edge, and no further', (_, near, far, code) => {
    const found = judged(near);
    expect([found.verdict, found.forAdviser, found.recommended]).toEqual([
      'ASK_ADVISER',
      ['CLOSE_TO_WRITE_OFF'],
      'DAP',
    ]);
    expect(found.close?.missing.map(missing => missing.code)).toContain(code);
    expect(found.gate).toMatchObject({ effect: 'decided', findings: found.close?.missing });

    const beyond = judged(far);
    expect(beyond.close).toBeNull();
    expect(beyond.forAdviser).not.toContain('CLOSE_TO_WRITE_OFF');
    if (beyond.verdict === 'RECOMMENDED') {
      expect(beyond.gate).toMatchObject({ effect: 'applied' });
      expect(beyond.gate?.findings.map(finding => finding.code)).toContain(code);
    }
  });

  it('says by how much, and what is open until then', () => {
    const { close } = judged(tenant({ savings: 2_000_01, left: 0 }));
    expect(close).toEqual({
      shortName: 'DRO',
      missing: [
        {
          code: 'DRO_ASSET_MAX',
          tests:
            'Your savings and things of value, without the vehicle you may keep or back pay for a disability',
          figure: { low: 2_000_01, high: 2_000_01 },
          limit: 2_000_00,
          unit: 'pence',
          by: { low: 1, high: 1 },
          endsOn: null,
        },
      ],
      bridges: ['TPP', 'BS'],
    });
    expect(judged(scot({ savings: 2_000_01 })).close?.bridges).toEqual(['TPP', 'MOR']);
  });

  it('says the day on which a wait ends, and judges anew on that day', () => {
    const facts = after('debt relief order', '2022-03-01', '2023-03-01');
    const [missing] = judged(facts).close?.missing ?? [];
    expect(missing).toMatchObject({ endsOn: '2028-03-01', by: { low: 16, high: 16 }, unit: 'months' });
    expect(assess(facts, day('2028-02-29')).close).not.toBeNull();
    expect(assess(facts, day('2028-03-01')).recommended?.product.shortName).toBe('DRO');
    // 29 February has no sixth anniversary: the time is over on the day after the 28th.
    const leap = after('debt relief order', '2020-02-29', '2021-02-28');
    expect(assess(leap, day('2025-11-21')).close?.missing[0]?.endsOn).toBe('2026-03-01');
    expect(assess(leap, day('2026-02-28')).close).not.toBeNull();
    expect(assess(leap, day('2026-03-01')).recommended?.product.shortName).toBe('DRO');
  });

  it('says for who lives on benefits alone how long is still to go', () => {
    const { close } = judged(onBenefits('2026-08-15', 100_00));
    expect(close?.missing).toEqual([
      expect.objectContaining({ code: 'MAP_INCOME', by: { low: 3, high: 3 }, endsOn: '2027-02-15' }),
    ]);
    const facts = onBenefits('2026-08-15', 100_00);
    expect(assess(facts, day('2027-02-14')).close?.shortName).toBe('MAP');
    expect(assess(facts, day('2027-02-15')).recommended?.product.shortName).toBe('MAP');
  });

  it('is near, with the day, where only a benefit for a disability leaves something beside benefits alone (SA-164)', () => {
    const onPip = (since: string): Case => ({
      ...onBenefits(since, 100_00),
      statement: budgetOf(
        [lineOf(1011, 900_00), lineOf(1018, 400_00), lineOf(2001, 500_00), lineOf(3011, 500_00)],
        day(since),
      ),
    });
    const found = judged(onPip('2026-08-15'));
    expect(found).toMatchObject({
      verdict: 'ASK_ADVISER',
      forAdviser: ['CLOSE_TO_WRITE_OFF'],
      close: {
        shortName: 'MAP',
        missing: [{ code: 'MAP_INCOME', endsOn: '2027-02-15', by: { low: 3, high: 3 } }],
      },
    });
    expect(found.results.find(({ product }) => product.shortName === 'MAP')?.eligibility).toBe('CANNOT_SAY');
    // The last day of the wait, and the day on which it is over.
    expect(judged(onPip('2026-05-22')).close?.missing).toMatchObject([{ endsOn: '2026-11-22' }]);
    expect(judged(onPip('2026-05-21')).recommended).toBe('MAP');
    // Nobody said since when: an adviser asks, and no day is named.
    const unsaid = onPip('2026-08-15');
    const open: Case = { ...unsaid, statement: { ...unsaid.statement, onlyBenefitsSince: null } };
    expect(judged(open)).toMatchObject({ forAdviser: ['ORDER_NOT_SETTLED'], close: null });
  });

  it('puts what is open until then first, and what costs a fee or binds last (SA-163)', () => {
    const order = (facts: Case) =>
      judged(facts)
        .results.filter(({ eligibility }) => eligibility === 'ELIGIBLE')
        .map(({ product }) => product.shortName);
    const found = order(tenant({ savings: 2_000_01, left: 0 }));
    expect(found.slice(0, 3)).toEqual(['DAP', 'TPP', 'BS']);
    expect(found.at(-1)).toBe('BKY');
    const scottish = order(scot({ savings: 2_000_01 }));
    expect(scottish.slice(0, 3)).toEqual(['DAP', 'TPP', 'MOR']);
    expect(scottish.at(-1)).toBe('SEQ');
    const three = order(tenant({ savings: 3_000_00, left: 90_00, vehicles: car(4_500_00) }));
    expect([three[0], three.at(-1)]).toEqual(['DAP', 'BKY']);
    const crisis = { isInTreatment: true, isConfirmed: true, hasContact: true, treatmentEndsOn: null };
    const ill = tenant({ savings: 2_000_01, left: 0, crisis: { ...crisis, isIllLongTerm: false } });
    expect(judged(ill).close?.bridges).toEqual(['TPP', 'BS', 'MHBS']);
  });

  it('stands with two things missing, beside facts that are not known, but not with three', () => {
    const two = { savings: 3_000_00, left: 90_00 };
    expect(judged(tenant(two)).close?.missing).toHaveLength(2);
    expect(judged(tenant({ ...two, conduct: { ...tenant().conduct, gambled: null } })).close).not.toBeNull();
    expect(judged(tenant({ ...two, vehicles: car(null) })).close).not.toBeNull();
    expect(judged(tenant({ ...two, vehicles: car(4_500_00) })).close).toBeNull();
  });

  it('is never near for an owner, nor beside anything that no time and no sum mends', () => {
    const home = homeOf(100_000_00, 100_000_00);
    expect(judged(tenant({ savings: 2_000_01, home })).close).toBeNull();
    const elsewhere = { livesThere: false, leftOn: day('2023-11-21'), hasPublicFunds: true };
    expect(judged(tenant({ savings: 2_000_01, residence: elsewhere })).close).toBeNull();
  });

  it('does not stop a plan of 36 months, nor somebody who can pay as agreed', () => {
    const quick = tenant({ left: 100_00, debts: owing(3_600_00) });
    expect(judged(quick)).toMatchObject({ verdict: 'RECOMMENDED', recommended: 'DMP', close: null });
    const debts = [debtOf(1, 900_00, { debt: { isInArrears: false, regularPaymentAmount: 20_00 } })];
    const paying = tenant({ left: 90_00, debts });
    expect(judged(paying)).toMatchObject({ verdict: 'RECOMMENDED', recommended: 'SMP', close: null });
  });

  it('is not asked where something else comes before all advice', () => {
    const facts = tenant({ savings: 2_000_01, conduct: { ...tenant().conduct, gambled: TODAY } });
    expect(judged(facts)).toMatchObject({ forAdviser: ['RECENT_GAMBLING'], close: null, gate: undefined });
  });
});

describe('a penny of change (SA-008)', () => {
  it('never leads from a debt relief order or a minimal asset process to a paid insolvency', () => {
    const paid = new Set(['IVA', 'BKY', 'PTD', 'SEQ']);
    const sweeps: readonly ((penny: number) => Case)[] = [
      penny => tenant({ debts: owing(50_000_00 + penny) }),
      penny => tenant({ left: 75_00 + penny }),
      penny => tenant({ savings: 2_000_00 + penny }),
      penny => tenant({ vehicles: car(4_000_00 + penny) }),
      penny => tenant({ nation: 'northern-ireland', savings: 2_000_00 + penny }),
      penny => tenant({ nation: 'northern-ireland', vehicles: car(2_000_00 + penny) }),
      penny => scot({ debts: owing(25_000_00 + penny) }),
      penny => scot({ left: penny }),
      penny => scot({ savings: 1_000_00, otherAssets: [{ name: 'Ring', value: 1_000_00 + penny }] }),
      penny => scot({ vehicles: car(3_000_00 + penny) }),
      penny => scot({ otherAssets: [{ name: 'Ring', value: 1_000_00 + penny }] }),
    ];
    for (const [at, sweep] of sweeps.entries()) {
      const outcomes = Array.from({ length: 11 }, (_, penny) => judged(sweep(penny - 5)).recommended);
      expect(
        outcomes.filter(name => name !== undefined && paid.has(name)),
        `sweep ${at}`,
      ).toEqual([]);
      expect(
        outcomes.some(name => name === 'DRO' || name === 'MAP'),
        `sweep ${at}`,
      ).toBe(true);
      expect(outcomes, `sweep ${at}`).toContain('DAP');
    }
  });
});

describe('a write-off that fails on several things, each by little (SA-146)', () => {
  const three = (changes: Parameters<typeof tenant>[0] = {}) =>
    tenant({ left: 97_00, debts: owing(51_000_00), savings: 2_100_00, ...changes });

  it('stops what costs, with each thing that is missing', () => {
    expect(judged(three())).toMatchObject({
      verdict: 'ASK_ADVISER',
      forAdviser: ['SEVERAL_NEAR_MISSES'],
      recommended: 'DAP',
      close: null,
      gate: { effect: 'decided', solutions: ['DRO'] },
    });
    expect(judged(three()).gate?.findings.map(({ code }) => code)).toEqual([
      'DRO_DEBT_MAX',
      'DRO_SURPLUS_MAX',
      'DRO_ASSET_MAX',
    ]);
    const scottish = scot({ left: 24_00, debts: owing(26_000_00), savings: 2_100_00 });
    expect(judged(scottish).forAdviser).toEqual(['SEVERAL_NEAR_MISSES']);
  });

  it('puts what costs after all else that is open', () => {
    const open = judged(three({ left: 85_00 }))
      .results.filter(({ eligibility }) => eligibility === 'ELIGIBLE')
      .map(({ product }) => product.shortName);
    expect(open.at(-1)).toBe('BKY');
    expect(open.length).toBeGreaterThan(1);
  });

  it('stops it no longer where one of them is far off', () => {
    expect(judged(three({ left: 100_01 })).recommended).toBe('BKY');
    expect(judged(three({ debts: owing(55_000_01) })).recommended).toBe('BKY');
    expect(judged(three({ savings: 3_500_01 })).recommended).toBe('BKY');
  });

  it('is close with two of them', () => {
    expect(judged(three({ savings: 2_000_00 })).forAdviser).toEqual(['CLOSE_TO_WRITE_OFF']);
  });
});
