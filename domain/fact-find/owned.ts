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

/** The home, and any other land or buildings. */
export function homeFrom(told: ToldAnswers): Home {
  const property = ownsFrom(told) ?? told.several('property', ['home', 'other']);
  return {
    tenure: tenureFrom(told, property?.includes('home') ?? null),
    value: told.sum('home-value'),
    mortgage: told.sum('home-mortgage'),
    hasMortgage: mortgageFrom(told),
    otherSecured: told.sum('home-loans'),
    sharePercent: shareFrom(told),
    ownsOtherProperty: property?.includes('other') ?? null,
  };
}

/** Whether there is a mortgage, as the first questions have it: its sum is asked later, and not everybody knows it. */
function mortgageFrom(told: ToldAnswers): Fact<boolean> {
  const housing = told.one('housing', HOUSING);
  return housing === 'mortgage' || housing === 'outright' ? housing === 'mortgage' : null;
}

/** Where the two questionnaires disagree about the home, it is not known. */
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
      // Rounded up to a whole percent: any fraction makes the person's share of the home worth more.
      const share = typed === null ? Number.NaN : Math.ceil(Number(typed));
      return share >= 1 && share <= 100 ? share : null;
    }
    default:
      return null;
  }
}

const NOT_KNOWN: Vehicle = { value: null, isNeeded: null, isAdapted: null, isOnFinance: null };

/** What was ticked among the things people own. Earlier versions asked about each in a question of its own. */
function ownsFrom(told: ToldAnswers) {
  return told.several('owns', ['home', 'other', 'vehicle', 'things']);
}

/** The vehicles. The questions cover two; nothing is known about further ones. */
export function vehiclesFrom(told: ToldAnswers): Case['vehicles'] {
  const owns = ownsFrom(told);
  if (owns?.includes('vehicle') === false) return [];
  const first = () => vehicleFrom(told, 'vehicle');
  const second = () => vehicleFrom(told, 'next-vehicle');
  const counts = ['none', 'one', 'two', 'more'] as const;
  switch (told.one('vehicles-owned', counts) ?? told.one('vehicle-count', counts)) {
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

/**
 * Things of value. Only their total and the most valuable one are known, so the rest is split into parts no larger than
 * that one.
 */
export function otherAssetsFrom(told: ToldAnswers): Case['otherAssets'] {
  const has = ownsFrom(told)?.includes('things') ?? told.yesNo('things');
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
  // This many parts is enough for every limit on a single thing; a total that needs more is a typing error.
  if (whole > 100) return [{ name: 'Other things', value: null }];
  const parts = [...Array.from({ length: whole }, () => most), rest % most];
  return parts.filter(value => value > 0).map(value => ({ name: 'Other things', value }));
}
