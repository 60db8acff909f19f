import { between, plus, type Span, UNKNOWN_AMOUNT, ZERO } from '../case/span.ts';
import type { Limits } from '../thresholds/limits.ts';
import type { AssetFigures } from './assets.ts';

/**
 * What a trustee would take of what a person owns, in bankruptcy, sequestration or a trust deed, in pence: savings,
 * things and vehicles that are not needed. A needed vehicle of some worth may be sold with a cheaper one in its place,
 * and nobody knows what the sale of a home or of other property would bring.
 */
export function estateOf(assets: AssetFigures, limits: Limits): Span {
  const vehicle = vehicleTaken(assets, limits);
  const home = homeTaken(assets, limits);
  const own = plus(plus(assets.minimalAssets, vehicle), home);
  return assets.ownsOtherProperty.high === 0 ? own : plus(own, UNKNOWN_AMOUNT);
}

/**
 * One that is needed is kept up to a modest worth. The law leaves out no dearer one, though it be adapted for a
 * disability: in Scotland it vests in the trustee, elsewhere it may be replaced by a cheaper one.
 */
function vehicleTaken({ dearestNeededVehicle: { high } }: AssetFigures, limits: Limits): Span {
  return high <= limits.span('ESTATE_VEHICLE_KEPT').low ? ZERO : between(0, high);
}

/** A small share of the home is given back. */
function homeTaken({ homeEquity: { high } }: AssetFigures, limits: Limits): Span {
  return high === 0 || high < limits.span('BKY_HOME_LEAST').low ? ZERO : between(0, high);
}
