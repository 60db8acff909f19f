import { describe, expect, it } from 'vitest';
import type { Case, Vehicle } from '../case/case.ts';
import { between, exactly, UNKNOWN_AMOUNT, ZERO } from '../case/span.ts';
import { homeOf, TODAY, tenant } from '../testing/cases.ts';
import { limitsOn } from '../testing/inForce.ts';
import { assetFigures } from './assets.ts';

const assets = (facts: Case) => assetFigures(facts, limitsOn('scotland', TODAY));
const equity = (home: Case['home']) => assets(tenant({ home })).homeEquity;

describe('the equity in a home', () => {
  it('is the share of what is left after the mortgage, and any part of it where the share is not known', () => {
    expect(equity(homeOf(100_000_00, 90_000_00, 50))).toEqual(exactly(5_000_00));
    expect(equity(homeOf(100_000_00, 90_000_00, null))).toEqual(between(0, 10_000_00));
  });

  it('may be nothing where it is not known whether the home is owned, and is nothing where it is rented', () => {
    const home = homeOf(100_000_00, 90_000_00);
    expect(equity({ ...home, tenure: null })).toEqual(between(0, 10_000_00));
    expect(equity({ ...home, tenure: 'rents' })).toEqual(ZERO);
  });
});

describe('vehicles', () => {
  const car: Vehicle = { value: 4_000_00, isNeeded: false, isAdapted: false, isOnFinance: false };
  const of = (...vehicles: readonly Vehicle[]) => assets(tenant({ vehicles }));

  it('that are adapted for a disability count as needed, whatever else is said', () => {
    const adapted = { ...car, isAdapted: true };
    expect(of(adapted)).toMatchObject({ dearestNeededVehicle: exactly(4_000_00), minimalAssets: ZERO });
    expect(of(car)).toMatchObject({ dearestNeededVehicle: ZERO, minimalAssets: exactly(4_000_00) });
    expect(of({ ...adapted, isNeeded: null }).minimalAssets).toEqual(ZERO);
  });

  it('that are not there are worth nothing, and those that are not known anything', () => {
    expect(of().netAssets).toEqual(ZERO);
    expect(assets(tenant({ vehicles: null })).netAssets).toEqual(UNKNOWN_AMOUNT);
  });
});
