import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineKind } from '../case/budgetLines.ts';
import type { Case } from '../case/case.ts';
import { recordText } from '../explain/record.ts';
import { anyCase } from '../testing/anyCase.ts';
import { debtOf, lineOf, TODAY, tenant } from '../testing/cases.ts';
import { applyTrial, assess, recordOf, trialOptions } from '../testing/inForce.ts';
import { balancingLine, type Trial } from './trial.ts';

const car = (value: number | null) => ({ value, isNeeded: true, isAdapted: false, isOnFinance: false });
const leftOf = (facts: Case) => assess(facts, TODAY).figures?.budget.left;
const outcomesOf = (facts: Case) =>
  new Map<string, string>(
    assess(facts, TODAY).results.flatMap(({ product, reasons }) =>
      reasons.map(({ rule, outcome }) => [`${product.shortName} ${rule.criterion.code}`, outcome] as const),
    ),
  );

describe('what can be tried out', () => {
  it('is what is left of a month, each vehicle and each debt, as they stand', () => {
    const facts = tenant({ left: 196_37, vehicles: [car(2_400_00), car(null)] });
    const [card, loan] = facts.debts;
    expect(trialOptions(facts, TODAY)).toEqual({
      surplus: 196_37,
      vehicles: [
        { at: 0, value: 2_400_00 },
        { at: 1, value: null },
      ],
      debts: [
        {
          id: card?.debt.id,
          creditorName: card?.debt.initialCreditorName,
          typeName: 'Credit card',
          balance: 15_000_00,
        },
        {
          id: loan?.debt.id,
          creditorName: loan?.debt.initialCreditorName,
          typeName: loan?.type?.name,
          balance: 5_000_00,
        },
      ],
    });
  });

  it('is a debt of no known kind too', () => {
    const facts = tenant({ debts: [debtOf(1, 90_00, { type: null })] });
    expect(trialOptions(facts, TODAY).debts).toMatchObject([{ typeName: null, balance: 90_00 }]);
  });

  it.each<[string, Case, Partial<ReturnType<typeof trialOptions>>]>([
    ['no vehicle', tenant({ vehicles: [] }), { vehicles: [] }],
    ['vehicles that are not known', tenant({ vehicles: null }), { vehicles: [] }],
    [
      'a vehicle of which nothing is known, which may stand for more',
      tenant({ vehicles: [{ value: null, isNeeded: null, isAdapted: null, isOnFinance: null }] }),
      { vehicles: [] },
    ],
    [
      'a budget that is not complete',
      tenant({ statement: { ...tenant().statement, isComplete: false } }),
      { surplus: null },
    ],
    ['no nation', tenant({ nation: null }), { surplus: null }],
    [
      'debts that are deleted, and those without a sum',
      tenant({ debts: [debtOf(1, null), debtOf(1, 90_00, { debt: { isDeleted: true } })] }),
      { debts: [] },
    ],
  ])('leaves out %s', (_, facts, expected) => {
    expect(trialOptions(facts, TODAY)).toMatchObject(expected);
  });
});

describe('a surplus that is tried', () => {
  it('comes from one extra line of spending that no other rule reads', () => {
    const facts = tenant({ left: 40_00 });
    const { statement, ...rest } = applyTrial(facts, TODAY, { surplus: 100_00 });
    const { statement: told, ...asTold } = facts;
    expect(rest).toEqual(asTold);
    expect(statement).toEqual({
      ...told,
      lines: [...told.lines, balancingLine(-60_00)],
    });
    expect(lineKind(balancingLine(-60_00))).toBe('spending');
  });

  it('leaves income from benefits as it is', () => {
    const lines = [lineOf(1011, 900_00), lineOf(2001, 850_00)];
    const facts = tenant({ statement: { ...tenant().statement, lines } });
    for (const surplus of [-100_00, 0, 400_00]) {
      const figures = assess(applyTrial(facts, TODAY, { surplus }), TODAY).figures;
      expect(figures?.budget.isOnlyBenefits).toEqual({ low: 1, high: 1 });
      expect(figures?.budget.income).toEqual({ low: 900_00, high: 900_00 });
    }
  });

  it('is what is left of the month, whatever was left before', () => {
    fc.assert(
      fc.property(anyCase, fc.integer({ min: -900_00, max: 3_000_00 }), (facts, surplus) => {
        expect(leftOf(applyTrial(facts, TODAY, { surplus }))).toEqual({ low: surplus, high: surplus });
      }),
    );
  });

  it('is not tried on a budget that cannot be added up', () => {
    const facts = tenant({ statement: { ...tenant().statement, isComplete: false } });
    expect(applyTrial(facts, TODAY, { surplus: 100_00 })).toBe(facts);
  });
});

describe('a debt or a vehicle that is tried', () => {
  const card = debtOf(1, 15_000_00);
  const car14 = debtOf(14, 4_000_00, { arrears: 900_00 });
  const facts = tenant({ debts: [card, car14], vehicles: [car(2_400_00), car(800_00)] });

  it('has another balance, and is overdue by no more than that', () => {
    const debts = { [card.debt.id]: 9_000_00, [car14.debt.id]: 500_00 };
    const changed = applyTrial(facts, TODAY, { debts });
    expect(changed).toEqual({
      ...facts,
      debts: [
        { ...card, debt: { ...card.debt, currentBalance: 9_000_00 } },
        { ...car14, arrears: 500_00, debt: { ...car14.debt, currentBalance: 500_00 } },
      ],
    });
  });

  it.each(['gone', 0] as const)('is gone when it is %s', balance => {
    expect(applyTrial(facts, TODAY, { debts: { [card.debt.id]: balance } }).debts).toEqual([car14]);
  });

  it('is the very same case where each is tried as it stands (HO-133)', () => {
    expect(applyTrial(facts, TODAY, { vehicles: { 0: 2_400_00, 1: 800_00 } })).toBe(facts);
    expect(applyTrial(facts, TODAY, { debts: { [card.debt.id]: 15_000_00 } })).toBe(facts);
    const { debts, vehicles } = applyTrial(facts, TODAY, {
      debts: { [card.debt.id]: 15_000_00, [car14.debt.id]: 1 },
    });
    expect(debts[0]).toBe(card);
    expect(vehicles).toBe(facts.vehicles);
    const noVehicles = tenant({ vehicles: null });
    expect(applyTrial(noVehicles, TODAY, { vehicles: { 0: 900_00 } })).toBe(noVehicles);
  });

  it('has a different value, and the other vehicle keeps its own', () => {
    expect(applyTrial(facts, TODAY, { vehicles: { 1: 6_000_00 } }).vehicles).toEqual([
      car(2_400_00),
      car(6_000_00),
    ]);
  });

  it('may have been the only one behind, once it is gone and arrears were told for all debts together', () => {
    const [one, other] = [null, false].map(isInArrears => debtOf(1, 900_00, { debt: { isInArrears } }));
    if (!one || !other) throw new Error('There are two debts.');
    const facts = tenant({ debts: [one, other], someDebtIsBehind: true });
    const without = (id: string) => applyTrial(facts, TODAY, { debts: { [id]: 'gone' } });
    const noneBehind = { ...facts, someDebtIsBehind: false };
    expect(applyTrial(noneBehind, TODAY, { debts: { [one.debt.id]: 'gone' } }).someDebtIsBehind).toBe(false);
    expect(without(one.debt.id).someDebtIsBehind).toBeNull();
    expect(without(other.debt.id).someDebtIsBehind).toBe(true);
    expect(applyTrial(facts, TODAY, { debts: { [one.debt.id]: 1_00 } }).someDebtIsBehind).toBe(true);
    expect(assess(without(one.debt.id), TODAY).figures?.isUnderPressure).toEqual({ low: 0, high: 0 });
  });

  it('changes nothing when there is no such debt or vehicle', () => {
    expect(applyTrial(facts, TODAY, { vehicles: { 7: 1_00 }, debts: { other: 'gone' } })).toBe(facts);
  });
});

it('is judged to the same bytes when nothing is changed, or each thing to what it is', () => {
  fc.assert(
    fc.property(anyCase, facts => {
      expect(applyTrial(facts, TODAY, {})).toBe(facts);
      const { surplus, vehicles, debts } = trialOptions(facts, TODAY);
      const same: Trial = {
        ...(surplus === null ? {} : { surplus }),
        vehicles: Object.fromEntries(
          vehicles.flatMap(({ at, value }) => (value === null ? [] : [[at, value]])),
        ),
        debts: Object.fromEntries(debts.map(({ id, balance }) => [id, balance])),
      };
      const text = recordText(recordOf(facts, TODAY));
      expect(recordText(recordOf(applyTrial(facts, TODAY, same), TODAY)) === text).toBe(true);
    }),
  );
});

/** Criteria that require a surplus: a larger surplus never makes any of them close a solution. */
const WANT_MORE = [
  'DMP DMP_MIN_PER_DEBT',
  'DMP DMP_TERM_MAX',
  'IVA IVA_PAYMENT_FLOOR',
  'AO AO_PAYMENT',
  'DAS DAS_PAYMENT',
  'DAS DAS_TERM_MAX',
  'PTD PTD_CONTRIBUTION',
  'PTD PTD_PAYMENT_FLOOR',
  'SMP SMP_AFFORDABLE',
];
/** Criteria that require a smaller surplus. */
const WANT_LESS = ['DRO DRO_SURPLUS_MAX', 'WO WO_NOTHING_LEFT', 'TPP TPP_LITTLE_LEFT'];
const surplus = fc.integer({ min: -900_00, max: 3_000_00 });

it('never has too little left with more left, nor stops having too much', () => {
  fc.assert(
    fc.property(anyCase, surplus, surplus, (facts, one, other) => {
      const less = outcomesOf(applyTrial(facts, TODAY, { surplus: Math.min(one, other) }));
      const more = outcomesOf(applyTrial(facts, TODAY, { surplus: Math.max(one, other) }));
      for (const code of WANT_MORE) if (less.get(code) === 'met') expect(more.get(code), code).toBe('met');
      for (const code of WANT_LESS) {
        if (less.get(code) === 'not met') expect(more.get(code), code).toBe('not met');
      }
    }),
  );
});

it('never comes below a limit on vehicles or debts by owning or owing more', () => {
  const most = fc.integer({ min: 1, max: 60_000_00 });
  fc.assert(
    fc.property(anyCase, most, most, (facts, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      const withCar = (value: number) => outcomesOf(applyTrial(facts, TODAY, { vehicles: { 0: value } }));
      const id = facts.debts[0]?.debt.id ?? '';
      const withDebt = (value: number) => outcomesOf(applyTrial(facts, TODAY, { debts: { [id]: value } }));
      const pairs = [
        [withCar(less), withCar(more), ['DRO DRO_VEHICLE_MAX', 'MAP MAP_VEHICLE_MAX', 'MAP MAP_ITEM_MAX']],
        [withDebt(less), withDebt(more), ['DRO DRO_DEBT_MAX', 'MAP MAP_DEBT_MAX', 'AO AO_DEBT_MAX']],
      ] as const;
      for (const [small, large, codes] of pairs) {
        for (const code of codes) {
          if (small.get(code) === 'not met') expect(large.get(code), code).toBe('not met');
        }
      }
    }),
  );
});

it('changes only what it names, and what was said about all debts together', () => {
  fc.assert(
    fc.property(anyCase, surplus, (facts, left) => {
      const id = facts.debts[0]?.debt.id ?? '';
      const { statement, debts, someDebtIsBehind, ...rest } = applyTrial(facts, TODAY, {
        surplus: left,
        debts: { [id]: 'gone' },
      });
      const { statement: told, debts: owed, someDebtIsBehind: said, ...asTold } = facts;
      expect(rest).toEqual(asTold);
      expect(debts).toEqual(owed.slice(1));
      expect([said, null]).toContain(someDebtIsBehind);
      expect(statement.lines.slice(0, told.lines.length)).toEqual(told.lines);
    }),
  );
});
