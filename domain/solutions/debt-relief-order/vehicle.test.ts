import { expect, it } from 'vitest';
import type { Case } from '../case/case.ts';
import { debtOf, TODAY, tenant } from '../testing/cases.ts';
import { assess } from '../testing/inForce.ts';

const withVehicle = (nation: Case['nation'], value: number, isAdapted = false) =>
  assess(
    tenant({ nation, vehicles: [{ value, isNeeded: true, isAdapted, isOnFinance: false }] }),
    TODAY,
  ).results.find(({ product }) => product.shortName === 'DRO')?.eligibility;

it.each([
  ['england', 3_999_99, 'ELIGIBLE'],
  ['england', 4_000_00, 'INELIGIBLE'],
  ['wales', 3_999_99, 'ELIGIBLE'],
  ['wales', 4_000_00, 'INELIGIBLE'],
  ['northern-ireland', 1_999_99, 'ELIGIBLE'],
  ['northern-ireland', 2_000_00, 'CANNOT_SAY'],
  ['northern-ireland', 3_999_99, 'CANNOT_SAY'],
  ['northern-ireland', 4_000_00, 'INELIGIBLE'],
] as const)(
  'leaves out a vehicle worth less than the limit, in %s at %i pence: %s (SA-020)',
  (nation, value, said) => {
    expect(withVehicle(nation, value)).toBe(said);
  },
);

it('leaves out one adapted for a disability whatever it is worth', () => {
  expect(withVehicle('england', 9_000_00, true)).toBe('ELIGIBLE');
});

const adapted = (...values: readonly number[]) =>
  values.map(value => ({ value, isNeeded: true, isAdapted: true, isOnFinance: false }));

it('leaves out a single vehicle: of two that are adapted, the other counts (SA-148)', () => {
  const of = (...values: readonly number[]) =>
    assess(tenant({ vehicles: adapted(...values) }), TODAY).results.find(
      ({ product }) => product.shortName === 'DRO',
    )?.eligibility;
  expect(of(5_000_00, 2_000_00)).toBe('ELIGIBLE');
  expect(of(5_000_00, 2_000_01)).toBe('INELIGIBLE');
});

it.each([
  ['england', 'BKY', 2_000_00],
  ['wales', 'BKY', 2_000_00],
  ['northern-ireland', 'BKY', 2_000_00],
  ['scotland', 'SEQ', 3_000_00],
] as const)(
  'has an adviser look at an adapted vehicle in %s before %s takes it (SA-149)',
  (nation, of, kept) => {
    const told = (value: number) => {
      const facts = tenant({
        nation,
        left: -1_00,
        debts: [debtOf(1, 60_000_00)],
        vehicles: adapted(value),
      });
      const { verdict, recommended } = assess(facts, TODAY);
      return [verdict, recommended?.product.shortName];
    };
    expect(told(kept)).toEqual(['RECOMMENDED', of]);
    expect(told(kept + 1)).toEqual(['ASK_ADVISER', 'DAP']);
  },
);
