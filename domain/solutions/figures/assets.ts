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
  /**
   * The one vehicle that a debt relief order may leave out, the most valuable; 0 where that is one adapted for a
   * disability, which has no limit.
   */
  readonly vehicleLeftOut: Span;
  /** The most valuable vehicle adapted for a disability, but for one on finance, which belongs to the lender. */
  readonly adaptedVehicle: Span;
  /** What a debt relief order counts: savings, belongings, and all vehicles except the one it leaves out. */
  readonly debtReliefAssets: Span;
  /** The most valuable vehicle among those that are needed. */
  readonly dearestNeededVehicle: Span;
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
    vehicleLeftOut: vehicles.leftOut,
    adaptedVehicle: vehicles.dearestAdapted,
    debtReliefAssets: plus(plus(countedSavings, things.sum), vehicles.besidesDearest),
    dearestNeededVehicle: vehicles.dearestNeeded,
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
  readonly leftOut: Span;
  readonly dearestAdapted: Span;
  readonly besidesDearest: Span;
  readonly dearestNeeded: Span;
  readonly dearestNotNeeded: Span;
  readonly besidesNeeded: Span;
};
const UNKNOWN_VEHICLES: VehicleFigures = {
  sum: UNKNOWN_AMOUNT,
  leftOut: UNKNOWN_AMOUNT,
  dearestAdapted: UNKNOWN_AMOUNT,
  besidesDearest: UNKNOWN_AMOUNT,
  dearestNeeded: UNKNOWN_AMOUNT,
  dearestNotNeeded: UNKNOWN_AMOUNT,
  besidesNeeded: UNKNOWN_AMOUNT,
};

/**
 * A debt relief order leaves out a single vehicle (Insolvency Rules 2016, rule 9.9(1)(a)): one adapted for a disability,
 * or one worth less than a limit. One that is adapted is not counted in what could be sold for the creditors, though a
 * trustee may ask about a dear one. A vehicle on finance belongs to the lender, so it counts for anything from nothing to
 * its value.
 */
function vehicleFigures(vehicles: readonly Vehicle[] | null): VehicleFigures {
  if (vehicles === null) return UNKNOWN_VEHICLES;
  let sum = ZERO;
  let dearest = ZERO;
  let dearestPlain = ZERO;
  let dearestAdapted = ZERO;
  let adaptedHigh = 0;
  let adaptedLow = 0;
  let besidesDearest = ZERO;
  let dearestNeeded = ZERO;
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
    besidesDearest = plus(besidesDearest, cheaper(dearest, worth));
    dearest = dearer(dearest, worth);
    dearestPlain = dearer(dearestPlain, counts);
    if (vehicle.isAdapted === true) {
      adaptedLow = Math.max(adaptedLow, worth.low);
      if (vehicle.isOnFinance !== true) dearestAdapted = dearer(dearestAdapted, worth);
    }
    if (vehicle.isAdapted !== false) adaptedHigh = Math.max(adaptedHigh, worth.high);
    besidesNeeded = plus(plus(besidesNeeded, asNotNeeded), cheaper(dearestNeeded, asNeeded));
    dearestNeeded = dearer(dearestNeeded, asNeeded);
    dearestNotNeeded = dearer(dearestNotNeeded, asNotNeeded);
  }
  // Nothing where the one that is left out is surely adapted; the whole worth only where surely none that is dearer is.
  const leftOut =
    adaptedHigh === 0
      ? dearestPlain
      : between(
          adaptedHigh >= dearestPlain.low ? 0 : dearestPlain.low,
          adaptedLow >= dearestPlain.high ? 0 : dearestPlain.high,
        );
  return { sum, leftOut, dearestAdapted, besidesDearest, dearestNeeded, dearestNotNeeded, besidesNeeded };
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
  if (a.low >= b.low && a.high >= b.high) return a;
  if (b.low >= a.low && b.high >= a.high) return b;
  return between(Math.max(a.low, b.low), Math.max(a.high, b.high));
}

function cheaper(a: Span, b: Span): Span {
  if (a.low <= b.low && a.high <= b.high) return a;
  return between(Math.min(a.low, b.low), Math.min(a.high, b.high));
}
