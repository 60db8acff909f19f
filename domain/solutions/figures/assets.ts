import { percentOf } from '../../values/percentage.ts';
import type { Case, Home, Vehicle } from '../case/case.ts';
import {
  amount,
  between,
  flag,
  floorAtZero,
  minus,
  NO,
  not,
  plus,
  type Span,
  UNKNOWN_AMOUNT,
  YES,
  ZERO,
} from '../case/span.ts';
import type { Limits } from '../thresholds/limits.ts';

/** What a person owns, in pence. */
export type AssetFigures = {
  readonly ownsHome: Span;
  readonly ownsOtherProperty: Span;
  /** The person's share of the home after deducting what is secured on it. */
  readonly homeEquity: Span;
  /** The same figure as the IVA protocol counts it: from only part of the value. */
  readonly ivaHomeEquity: Span;
  /** The most valuable vehicle that is not adapted for a disability. */
  readonly dearestVehicle: Span;
  /** What a debt relief order counts: savings, belongings, and all vehicles except the most valuable. */
  readonly debtReliefAssets: Span;
  /** The most valuable vehicle among those that are needed. */
  readonly dearestNeededVehicle: Span;
  /** The same without one that is adapted for a disability, which nobody takes. */
  readonly dearestKeptVehicle: Span;
  /** What the minimal asset process counts: savings, belongings, and all vehicles except the one that is needed. */
  readonly minimalAssets: Span;
  /** The same without back-payments of benefits for a disability, of which no source says whether they count. */
  readonly minimalAssetsWithoutBackPayments: Span;
  readonly dearestItem: Span;
  /** Everything, including the equity in the home; without a vehicle adapted for a disability. */
  readonly netAssets: Span;
};

/**
 * Works out what a person owns. An unknown fact widens the figures that depend on it.
 *
 * @param countedSavings the savings without back-payments of benefits for a disability
 */
export function assetFigures(
  facts: Pick<Case, 'home' | 'vehicles' | 'savings' | 'otherAssets'>,
  limits: Limits,
  countedSavings: Span = amount(facts.savings),
): AssetFigures {
  const ownsHome = ownershipOf(facts.home);
  const homeEquity = equity(facts.home, ownsHome, 100, 100);
  const counted = limits.span('IVA_HOME_COUNTED');
  const savings = amount(facts.savings);
  const things = total(facts.otherAssets);
  const vehicles = vehicleFigures(facts.vehicles);
  const cash = plus(savings, things.sum);
  const ownsOtherProperty = flag(facts.home.ownsOtherProperty);
  return {
    ownsHome,
    ownsOtherProperty,
    homeEquity,
    ivaHomeEquity: equity(facts.home, ownsHome, counted.low, Math.min(100, counted.high)),
    dearestVehicle: vehicles.dearest,
    debtReliefAssets: plus(plus(countedSavings, things.sum), vehicles.besidesDearest),
    dearestNeededVehicle: vehicles.dearestNeeded,
    dearestKeptVehicle: vehicles.dearestKept,
    minimalAssets: plus(cash, vehicles.besidesNeeded),
    minimalAssetsWithoutBackPayments: plus(plus(countedSavings, things.sum), vehicles.besidesNeeded),
    // No source says whether money in the bank is an item of its own, so it may be.
    dearestItem: between(
      Math.max(things.dearest.low, vehicles.dearestNotNeeded.low),
      Math.max(things.dearest.high, vehicles.dearestNotNeeded.high, savings.high),
    ),
    netAssets: plus(
      plus(cash, vehicles.sum),
      plus(homeEquity, ownsOtherProperty.high === 0 ? ZERO : UNKNOWN_AMOUNT),
    ),
  };
}

function ownershipOf({ tenure }: Home): Span {
  if (tenure === null) return flag(null);
  return tenure === 'owns' ? YES : NO;
}

/** The person's share of a percentage of the value, less what is secured on the home. */
function equity(home: Home, owns: Span, percentLow: number, percentHigh: number): Span {
  if (owns.high === 0) return ZERO;
  const value = amount(home.value);
  const part = between(
    Math.floor(percentOf(value.low, percentLow)),
    Math.ceil(percentOf(value.high, percentHigh)),
  );
  const left = floorAtZero(minus(part, plus(amount(home.mortgage), amount(home.otherSecured))));
  const share = home.sharePercent === null ? between(0, 100) : between(home.sharePercent, home.sharePercent);
  const own = between(
    Math.floor(percentOf(left.low, share.low)),
    Math.ceil(percentOf(left.high, share.high)),
  );
  return owns.low === 0 ? between(0, own.high) : own;
}

function total(things: Case['otherAssets']): { readonly sum: Span; readonly dearest: Span } {
  if (things === null) return { sum: UNKNOWN_AMOUNT, dearest: UNKNOWN_AMOUNT };
  let sum = ZERO;
  let dearest = ZERO;
  for (const { value } of things) {
    const worth = amount(value);
    sum = plus(sum, worth);
    dearest = dearer(dearest, worth);
  }
  return { sum, dearest };
}

type VehicleFigures = {
  readonly sum: Span;
  readonly dearest: Span;
  readonly besidesDearest: Span;
  readonly dearestNeeded: Span;
  readonly dearestKept: Span;
  readonly dearestNotNeeded: Span;
  readonly besidesNeeded: Span;
};
const UNKNOWN_VEHICLES: VehicleFigures = {
  sum: UNKNOWN_AMOUNT,
  dearest: UNKNOWN_AMOUNT,
  besidesDearest: UNKNOWN_AMOUNT,
  dearestNeeded: UNKNOWN_AMOUNT,
  dearestKept: UNKNOWN_AMOUNT,
  dearestNotNeeded: UNKNOWN_AMOUNT,
  besidesNeeded: UNKNOWN_AMOUNT,
};

/**
 * A vehicle adapted for a disability is left out of a debt relief order, and of what could be sold for the creditors. A
 * vehicle on finance belongs to the lender, so
 * it counts for anything from nothing to its value.
 */
function vehicleFigures(vehicles: readonly Vehicle[] | null): VehicleFigures {
  if (vehicles === null) return UNKNOWN_VEHICLES;
  let sum = ZERO;
  let dearest = ZERO;
  let besidesDearest = ZERO;
  let dearestNeeded = ZERO;
  let dearestKept = ZERO;
  let dearestNotNeeded = ZERO;
  let besidesNeeded = ZERO;
  for (const vehicle of vehicles) {
    const worth = owned(vehicle);
    const counts = when(not(flag(vehicle.isAdapted)), worth);
    const isNeeded = flag(vehicle.isAdapted === true ? true : vehicle.isNeeded);
    const asNeeded = when(isNeeded, worth);
    const asNotNeeded = when(not(isNeeded), worth);
    sum = plus(sum, counts);
    // Of two vehicles, the more valuable may be kept and the other counts.
    besidesDearest = plus(besidesDearest, cheaper(dearest, counts));
    dearest = dearer(dearest, counts);
    besidesNeeded = plus(plus(besidesNeeded, asNotNeeded), cheaper(dearestNeeded, asNeeded));
    dearestNeeded = dearer(dearestNeeded, asNeeded);
    dearestKept = dearer(dearestKept, when(isNeeded, counts));
    dearestNotNeeded = dearer(dearestNotNeeded, asNotNeeded);
  }
  return { sum, dearest, besidesDearest, dearestNeeded, dearestKept, dearestNotNeeded, besidesNeeded };
}

function owned({ value, isOnFinance }: Vehicle): Span {
  const worth = amount(value);
  return isOnFinance === false ? worth : between(0, worth.high);
}

/** The value where the condition holds, otherwise 0. */
function when(condition: Span, worth: Span): Span {
  if (condition.low === 1) return worth;
  return condition.high === 0 ? ZERO : between(0, worth.high);
}

function dearer(a: Span, b: Span): Span {
  if (b.low >= a.low && b.high >= a.high) return b;
  return between(Math.max(a.low, b.low), Math.max(a.high, b.high));
}

function cheaper(a: Span, b: Span): Span {
  return between(Math.min(a.low, b.low), Math.min(a.high, b.high));
}
