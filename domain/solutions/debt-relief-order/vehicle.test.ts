import { expect, it } from 'vitest';
import type { Case } from '../case/case.ts';
import { assess } from '../recommend/assess.ts';
import { TODAY, tenant } from '../testing/cases.ts';

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
