import { HOUSING } from '../journeys/qualifier/facts.ts';
import type { Asset, Case, Fact, Home, Vehicle } from '../solutions/case/case.ts';
import type { Pence } from '../values/pence.ts';
import type { ToldAnswers } from './told.ts';

const TENURES: Readonly<Record<(typeof HOUSING)[number], Home['tenure']>> = {
  council: 'rents',
  private: 'rents',
  mortgage: 'owns',
  outright: 'owns',
  family: 'other',
  temporary: 'other',
  other: null,
};

/** The home, and land or buildings beside it. */
export function homeFrom(told: ToldAnswers): Home {
  const property = told.several('property', ['home', 'other']);
  return {
    tenure: tenureFrom(told, property?.includes('home') ?? null),
    value: told.sum('home-value'),
    mortgage: told.sum('home-mortgage'),
    otherSecured: told.sum('home-loans'),
    sharePercent: shareFrom(told),
    ownsOtherProperty: property?.includes('other') ?? null,
  };
}

/** Where the two questionnaires say different things of the home, it is not known. */
function tenureFrom(told: ToldAnswers, ownsHome: Fact<boolean>): Home['tenure'] {
  const housing = told.one('housing', HOUSING);
  const tenure = housing === null ? null : TENURES[housing];
  if (ownsHome === null) return tenure;
  if (tenure === null) return ownsHome ? 'owns' : 'other';
  return ownsHome === (tenure === 'owns') ? tenure : null;
}

function shareFrom(told: ToldAnswers): Fact<number> {
  switch (told.one('home-owners', ['alone', 'half', 'shares'])) {
    case 'alone':
      return 100;
    case 'half':
      return 50;
    case 'shares': {
      const typed = told.text('home-share');
      // Whole percent, up: a part of one more is more that a home may be worth to others.
      const share = typed === null ? Number.NaN : Math.ceil(Number(typed));
      return share >= 1 && share <= 100 ? share : null;
    }
    default:
      return null;
  }
}

const NOT_KNOWN: Vehicle = { value: null, isNeeded: null, isAdapted: null, isOnFinance: null };

/** The vehicles. Two are asked about; of further ones nothing is known. */
export function vehiclesFrom(told: ToldAnswers): Case['vehicles'] {
  const first = () => vehicleFrom(told, 'vehicle');
  const second = () => vehicleFrom(told, 'next-vehicle');
  switch (told.one('vehicle-count', ['none', 'one', 'two', 'more'])) {
    case 'none':
      return [];
    case 'one':
      return [first()];
    case 'two':
      return [first(), second()];
    case 'more':
      return [first(), second(), NOT_KNOWN];
    default:
      return null;
  }
}

function vehicleFrom(told: ToldAnswers, which: string): Vehicle {
  const about = told.several(`${which}-about`, ['needed', 'adapted', 'finance']);
  return {
    value: told.sum(`${which}-value`),
    isNeeded: about?.includes('needed') ?? null,
    isAdapted: about?.includes('adapted') ?? null,
    isOnFinance: about?.includes('finance') ?? null,
  };
}

/** Things of value. Known are their sum and the one worth most, so the others are given in parts no larger than it. */
export function otherAssetsFrom(told: ToldAnswers): Case['otherAssets'] {
  const has = told.yesNo('things');
  if (has === null) return null;
  if (!has) return [];
  const sum = told.sum('things-total');
  const dearest = told.sum('things-dearest');
  if (sum === null || dearest === null || dearest > sum || (dearest === 0 && sum > 0)) {
    return [{ name: 'Things of value', value: null }];
  }
  return [{ name: 'The thing worth most', value: dearest }, ...others(sum - dearest, dearest)];
}

function others(rest: Pence, most: Pence): readonly Asset[] {
  if (rest === 0) return [];
  const whole = Math.floor(rest / most);
  // So many parts are within every limit on one thing; a sum that needs more is a slip of the pen.
  if (whole > 100) return [{ name: 'Other things', value: null }];
  const parts = [...Array.from({ length: whole }, () => most), rest % most];
  return parts.filter(value => value > 0).map(value => ({ name: 'Other things', value }));
}
