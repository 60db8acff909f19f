import { describe, expect, it } from 'vitest';
import type { Case, Vehicle } from '../case/case.ts';
import { between, exactly, UNKNOWN_AMOUNT, ZERO } from '../case/span.ts';
import { homeOf, TODAY, tenant } from '../testing/cases.ts';
import { limitsOn } from '../testing/inForce.ts';
import { assetFigures } from './assets.ts';
import { estateOf } from './estate.ts';

type Nation = Parameters<typeof limitsOn>[0];
const estate = (changes: Partial<Case>, nation: Nation = 'england') => {
  const limits = limitsOn(nation, TODAY);
  return estateOf(assetFigures(tenant(changes), limits), limits);
};
const car: Vehicle = { value: 5_500_01, isNeeded: true, isAdapted: false, isOnFinance: false };
const of = (changes: Partial<Vehicle>, nation?: Nation) =>
  estate({ vehicles: [{ ...car, ...changes }] }, nation);

describe('what a trustee would take (SA-142)', () => {
  it('is nothing where nothing is owned', () => {
    expect(estate({})).toEqual(ZERO);
  });

  it('is savings, things and vehicles that are not needed', () => {
    const otherAssets = [{ name: 'Ring', value: 700_00 }];
    expect(estate({ savings: 900_00, otherAssets })).toEqual(exactly(1_600_00));
    expect(of({ isNeeded: false })).toEqual(exactly(5_500_01));
    expect(estate({ savings: null })).toEqual(UNKNOWN_AMOUNT);
  });

  it('is perhaps a vehicle that is needed, above a modest worth, though it be adapted for a disability (SA-149)', () => {
    expect(of({})).toEqual(between(0, 5_500_01));
    expect(of({ value: 2_000_00 })).toEqual(ZERO);
    expect(of({ value: 2_000_01 })).toEqual(between(0, 2_000_01));
    expect(of({ value: 3_000_00 }, 'scotland')).toEqual(ZERO);
    expect(of({ value: 3_000_01 }, 'scotland')).toEqual(between(0, 3_000_01));
    expect(of({ isAdapted: true, isNeeded: false })).toEqual(between(0, 5_500_01));
    expect(of({ isAdapted: true, value: 2_000_00 })).toEqual(ZERO);
    expect(of({ isAdapted: true, value: 3_000_00 }, 'scotland')).toEqual(ZERO);
    expect(of({ isAdapted: true, value: 3_000_01 }, 'scotland')).toEqual(between(0, 3_000_01));
    expect(of({ isOnFinance: true })).toEqual(between(0, 5_500_01));
  });

  it('takes the cheaper of two that are needed, and perhaps the other', () => {
    const second = { ...car, value: 1_000_00 };
    expect(estate({ vehicles: [car, second] })).toEqual(between(1_000_00, 6_500_01));
    expect(estate({ vehicles: [second, car] })).toEqual(between(1_000_00, 6_500_01));
  });

  it('is perhaps the share of a home, unless it is small, and what nobody knows of other property', () => {
    expect(estate({ home: homeOf(100_000_00, 99_000_01) })).toEqual(ZERO);
    expect(estate({ home: homeOf(100_000_00, 99_000_00) })).toEqual(between(0, 1_000_00));
    expect(estate({ home: homeOf(100_000_00, 99_000_01) }, 'scotland')).toEqual(between(0, 999_99));
    const home = { ...tenant().home, ownsOtherProperty: true };
    expect(estate({ home, savings: 100_00 })).toEqual(between(100_00, Infinity));
  });
});
