import { describe, expect, it } from 'vitest';
import type { Case, EarlierSolution } from '../../case/case.ts';
import { exactly } from '../../case/span.ts';
import {
  budgetOf,
  day,
  debtOf,
  homeOf,
  lineOf,
  linesWith,
  NO_CHANGES,
  TODAY,
  tenant,
} from '../../testing/cases.ts';
import { after } from '../../testing/golden/common.ts';
import { assess } from '../../testing/inForce.ts';
import type { Gate, GateCode, GateFinding } from './gate.ts';

const gate = (code: GateCode, facts: Case) => assess(facts, TODAY).gates.find(one => one.code === code);
const codes = (facts: Case) => assess(facts, TODAY).gates.map(({ code }) => code);
/** A finding with no limit of its own. */
const plain = (code: string, tests: string, figure: number, unit: GateFinding['unit']): GateFinding => ({
  code,
  tests,
  figure: exactly(figure),
  limit: null,
  unit,
  by: null,
  endsOn: null,
});
const decided = (code: GateCode, solutions: Gate['solutions'], findings: readonly GateFinding[]): Gate => ({
  code,
  effect: 'decided',
  solutions,
  findings,
});
const applied = (code: GateCode, solutions: Gate['solutions'], findings: readonly GateFinding[]): Gate => ({
  ...decided(code, solutions, findings),
  effect: 'applied',
});

const onPip = (left: number, pip: number, changes: Partial<Case> = {}): Case =>
  tenant({ ...changes, statement: budgetOf([...linesWith(left), lineOf(1018, pip)]) });
const couple = (left: number, wouldPay: boolean | null): Case =>
  tenant({
    household: { adults: 2, children: 0 },
    partner: { sharesBudget: true, wouldPay, wantsAdvice: null },
    statement: budgetOf([
      lineOf(1001, 1_000_00),
      lineOf(1002, 1_000_00),
      lineOf(2001, 900_00),
      lineOf(3011, 1_100_00 - left),
    ]),
  });
const earlier = (kind: EarlierSolution['kind'], isActive: boolean | null, endedOn: string | null = null) => ({
  kind,
  startedOn: null,
  isActive,
  endedOn: endedOn === null ? null : day(endedOn),
});

describe('what a record keeps of a gate (SA-010)', () => {
  it('keeps nothing of a debt relief order but that a person confirms it', () => {
    expect(assess(tenant(), TODAY).gates).toEqual([applied('PERSON_CONFIRMS', ['DRO'], [])]);
  });

  it('keeps them in the order in which they are asked, and no other once one of the first has stopped', () => {
    expect(codes(onPip(0, 200_00))).toEqual(['DISABILITY_BENEFITS', 'PERSON_CONFIRMS']);
    expect(codes(couple(150_00, null))).toEqual(['LEAVES_SOMETHING', 'PERSON_CONFIRMS', 'WHOSE_MONEY']);
    const inPlan = tenant({
      earlier: [earlier('administration order', true)],
      changes: { ...NO_CHANGES, newJob: day('2027-03-01') },
    });
    expect(codes(inPlan)).toEqual(['ALREADY_IN_ARRANGEMENT']);
  });

  it('keeps nothing of a confirmation where nothing that needs one is recommended', () => {
    const quick = tenant({ left: 200_00, debts: [debtOf(1, 4_000_00), debtOf(4, 1_000_00)] });
    expect(assess(quick, TODAY).recommended?.product.shortName).toBe('DMP');
    expect(codes(quick)).not.toContain('PERSON_CONFIRMS');
  });

  it('keeps each gate that was asked first with its own findings', () => {
    const { gates, forAdviser } = assess(
      tenant({
        statement: budgetOf([lineOf(2001, 600_00), lineOf(3011, 200_00)]),
        earlier: [earlier('debt arrangement scheme', null), earlier('sequestration', false, '2025-11-21')],
        nation: 'scotland',
      }),
      TODAY,
    );
    expect(forAdviser).toEqual(['BUDGET_NOT_CREDIBLE', 'IN_ARRANGEMENT', 'RECENT_BANKRUPTCY']);
    const [budget, arrangement] = gates;
    expect(budget).toMatchObject({ code: 'CREDIBLE_BUDGET', effect: 'decided', solutions: [] });
    expect(budget?.findings.map(({ code }) => code)).toEqual(['INCOME_NIL']);
    expect(arrangement).toEqual(
      decided(
        'ALREADY_IN_ARRANGEMENT',
        [],
        [
          {
            ...plain(
              'IN_ARRANGEMENT',
              'You are in a payment plan now that someone runs for you, or that a court made',
              0,
              'yes or no',
            ),
            figure: { low: 0, high: 1 },
          },
          {
            ...plain('RECENT_BANKRUPTCY', 'Time since you came out of bankruptcy', 12, 'months'),
            limit: 24,
            by: exactly(12),
          },
        ],
      ),
    );
  });

  it('keeps a yes or no as the sentence that holds, without a distance', () => {
    const owner = tenant({ left: 165_00, home: homeOf(100_000_00, 94_000_00) });
    expect(gate('NEARLY_THERE', owner)?.findings).toContainEqual(
      plain('DRO_NO_HOME', 'You own your home, or a part of it', 1, 'yes or no'),
    );
    const unpaid = tenant({ statement: budgetOf([lineOf(1001, 900_00), lineOf(3011, 200_00)]) });
    const [housing] = gate('CREDIBLE_BUDGET', unpaid)?.findings ?? [];
    expect(housing).toMatchObject({ code: 'HOUSING_NIL', unit: 'yes or no', limit: null, by: null });
    expect(housing?.tests).toMatch(/^Your budget has no rent or mortgage/u);
  });
});

describe('a write-off that fails (SA-010)', () => {
  it('is kept with how far each thing is over, whether it is near or not', () => {
    const near = tenant({ savings: 2_000_01, left: 75_01 });
    const findings = [
      {
        ...plain(
          'DRO_SURPLUS_MAX',
          'What you have left, not counting benefits for a disability',
          75_01,
          'pence a month',
        ),
        limit: 75_00,
        by: exactly(1),
      },
      {
        ...plain(
          'DRO_ASSET_MAX',
          'Your savings and things of value, without the vehicle you may keep or back pay for a disability',
          2_000_01,
          'pence',
        ),
        limit: 2_000_00,
        by: exactly(1),
      },
    ];
    expect(gate('NEARLY_THERE', near)).toEqual(decided('NEARLY_THERE', ['DRO'], findings));
    expect(assess(near, TODAY).close).toEqual({ shortName: 'DRO', missing: findings, bridges: ['BS'] });
    const far = gate('NEARLY_THERE', tenant({ left: 165_00, home: homeOf(100_000_00, 94_000_00) }));
    expect(far).toMatchObject({ effect: 'applied', solutions: ['DRO'] });
    expect(far?.findings.map(({ code, by }) => [code, by])).toEqual([
      ['DRO_SURPLUS_MAX', exactly(90_00)],
      ['DRO_NO_HOME', null],
    ]);
  });

  it('is not kept where nothing is recommended for another reason', () => {
    const facts = tenant({ left: 165_00, earlier: [earlier('administration order', true)] });
    expect(codes(facts)).not.toContain('NEARLY_THERE');
  });

  it('is kept with the day on which the last wait ends', () => {
    const one = after('debt relief order', '2022-11-21', '2023-11-21');
    expect(gate('NEARLY_THERE', one)?.findings).toEqual([
      {
        ...plain('DRO_REPEAT_YEARS', 'Time since you last got a debt relief order', 48, 'months'),
        limit: 72,
        by: exactly(24),
        endsOn: '2028-11-21',
      },
    ]);
    const [kept] = one.earlier ?? [];
    if (kept === undefined) throw new Error('No earlier solution');
    const before = { ...kept, startedOn: day('2021-01-04'), endedOn: day('2022-01-04') };
    const other = earlier('iva', false, '2026-01-04');
    for (const all of [
      [before, kept, other],
      [other, kept, before],
    ]) {
      const [wait] = gate('NEARLY_THERE', { ...one, earlier: all })?.findings ?? [];
      expect(wait?.endsOn).toBe('2028-11-21');
    }
  });

  it('is kept, of a minimal asset process, as the time on benefits or as what is left', () => {
    const onBenefits = tenant({
      nation: 'scotland',
      statement: budgetOf(
        [lineOf(1011, 900_00), lineOf(2001, 400_00), lineOf(3011, 470_00)],
        day('2026-08-21'),
      ),
    });
    expect(gate('NEARLY_THERE', onBenefits)?.findings).toEqual([
      {
        ...plain('MAP_INCOME', 'Time for which only benefits came in', 3, 'months'),
        limit: 6,
        by: exactly(3),
        endsOn: '2027-02-21',
      },
    ]);
    expect(gate('NEARLY_THERE', tenant({ nation: 'scotland', left: 20_00 }))?.findings).toEqual([
      {
        ...plain('MAP_INCOME', 'What is left each month', 20_00, 'pence a month'),
        limit: 0,
        by: exactly(20_00),
      },
    ]);
  });
});

describe('money that is not for debts (SA-010)', () => {
  const WITHOUT = 'What you could pay each month without benefits for a disability';

  it('is kept with the plans it would have paid, and the savings that it left', () => {
    const savings = { savings: 5_000_00, savingsFromDisabilityBenefits: 4_000_00 };
    expect(gate('DISABILITY_BENEFITS', onPip(0, 200_00, savings))).toEqual(
      applied(
        'DISABILITY_BENEFITS',
        ['IVA', 'DMP', 'DRO', 'SMP'],
        [
          plain('AVAILABLE_WITHOUT_DISABILITY_BENEFITS', WITHOUT, 0, 'pence a month'),
          plain(
            'SAVINGS_FROM_DISABILITY_BENEFITS',
            'Savings that a debt relief order leaves out',
            4_000_00,
            'pence',
          ),
        ],
      ),
    );
  });

  it('is kept without savings where there are none of it', () => {
    const findings = gate('DISABILITY_BENEFITS', onPip(0, 200_00))?.findings;
    expect(findings).toEqual([plain('AVAILABLE_WITHOUT_DISABILITY_BENEFITS', WITHOUT, 0, 'pence a month')]);
  });

  it('is not kept where it turned nothing', () => {
    expect(gate('DISABILITY_BENEFITS', onPip(0, 20_00))).toBeUndefined();
    const quick = { debts: [debtOf(1, 4_000_00), debtOf(4, 1_000_00)] };
    expect(gate('DISABILITY_BENEFITS', onPip(400_00, 20_00, quick))).toBeUndefined();
  });
});

describe('a change to come (SA-010)', () => {
  it('is kept with its day, beside the sum that could be paid now', () => {
    const changes = {
      ...NO_CHANGES,
      worseIncome: day('2027-11-21'),
      move: day('2026-11-20'),
      newJob: day('2027-03-01'),
      betterIncome: null,
      lumpSum: 3_000_00,
    };
    expect(gate('CHANGE_COMING', tenant({ changes }))).toEqual(
      decided(
        'CHANGE_COMING',
        ['IVA', 'BKY', 'DRO', 'AO'],
        [
          {
            ...plain('NEW_JOB_SOON', 'Time until you may start a new job', 3, 'months'),
            limit: 12,
            by: exactly(9),
            endsOn: '2027-03-01',
          },
          {
            ...plain('LUMP_SUM_NOW', 'What you could pay at once, as a part of your debts', 15, 'percent'),
            limit: 10,
            by: exactly(5),
          },
        ],
      ),
    );
  });
});

describe('whose money pays (SA-010)', () => {
  const OWN = 'What is left of your own money each month';

  it('is kept with what it turns, from one side to the other', () => {
    expect(gate('WHOSE_MONEY', couple(150_00, null))).toEqual(
      applied(
        'WHOSE_MONEY',
        ['IVA', 'DRO', 'SMP'],
        [
          {
            ...plain('SHARE_OF_SURPLUS', OWN, 0, 'pence a month'),
            figure: { low: 75_00, high: 150_00 },
          },
        ],
      ),
    );
  });

  it('is kept as the person’s own part where the partner would not pay', () => {
    expect(gate('WHOSE_MONEY', couple(150_00, false))).toEqual(
      applied('WHOSE_MONEY', [], [plain('SHARE_OF_SURPLUS', OWN, 75_00, 'pence a month')]),
    );
  });

  it('is not kept where both sides lead to the same', () => {
    expect(gate('WHOSE_MONEY', couple(0, null))).toBeUndefined();
  });
});
