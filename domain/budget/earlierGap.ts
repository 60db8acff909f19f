import type { Pence } from '../values/pence.ts';
import { percentOf } from '../values/percentage.ts';
import { monthlyAmount } from './amounts.ts';
import type { BudgetFacts, EarlierFigure } from './facts.ts';
import { type BudgetRules, type Frequency, isIncome, typesOf } from './rules.ts';

/** A sum of the first questions, with the lines that come to the same. */
export type ToldSum = {
  readonly figure: EarlierFigure;
  /** What was asked about, worded to follow "for". */
  readonly about: string;
  /** In pence a month. */
  readonly amount: Pence;
  readonly typeIds: readonly number[];
  readonly isIncome: boolean;
};

/** A line as it stands: the sum each time it is paid, and how often. */
export type LineAsTyped = {
  readonly typeId: number;
  readonly amount: Pence;
  readonly frequencyId: number;
};

/** Lines that, paid at another rhythm, would come to what was told. */
export type LikelyReason = {
  readonly typeIds: readonly number[];
  readonly frequencyId: number;
  /** What all lines of the sum then come to in a month. */
  readonly found: Pence;
};

/** A gap counts only where it is more than this share of what was told, and more than this sum. */
export const GAP = { percent: 10, sum: 50_00 } as const;

/** Whether two sums of a month are so far apart that one of them is worth a second look. Exactly at an end it is not. */
export function isGap(told: Pence, found: Pence): boolean {
  const apart = Math.abs(told - found);
  return apart > percentOf(told, GAP.percent) && apart > GAP.sum;
}

/**
 * The sums of the first questions that lines can be compared with. "Everything else" is left out: no set of lines is
 * exactly that.
 */
export function toldSums(
  { toldBefore, categories }: Pick<BudgetRules, 'toldBefore' | 'categories'>,
  { told, tenure }: Pick<BudgetFacts, 'told' | 'tenure'>,
): readonly ToldSum[] {
  return toldBefore.flatMap(({ sum, about, categoryIds, startsAt, comparedRoles = [] }) => {
    const amount = told[sum];
    if (amount === undefined || sum === 'other') return [];
    const inIt = categories.filter(({ id }) => categoryIds.includes(id));
    const only = startsAt.filter(one => one.tenure === tenure).map(({ typeId }) => typeId);
    if (startsAt.length > 0 && only.length === 0) return [];
    const typeIds = inIt
      .flatMap(typesOf)
      .filter(({ id, roles }) =>
        only.length > 0
          ? only.includes(id)
          : comparedRoles.length === 0 || roles.some(role => comparedRoles.includes(role)),
      )
      .map(({ id }) => id);
    return [{ figure: sum, about, amount, typeIds, isIncome: inIt.some(isIncome) }];
  });
}

/** Whether many payments have this rhythm: a number of weeks or of months, not ten instalments or three terms. */
function isUsual({ times }: Pick<Frequency, 'times'>): boolean {
  return times <= 52 && 52 % times === 0;
}

/**
 * The likeliest reason of a gap: lines that were put in as paid, say, each month and come each week. Looked at are each
 * line alone, and all lines of one rhythm together; a rhythm that few payments have is no likely reason; of those that leave no gap, what comes nearest to the sum told. Null
 * where nothing does.
 */
export function likeliestReason(
  told: Pence,
  lines: readonly LineAsTyped[],
  frequencies: readonly Pick<Frequency, 'id' | 'times' | 'months'>[],
): LikelyReason | null {
  const byId = new Map(frequencies.map(one => [one.id, one]));
  const month = ({ amount, frequencyId }: LineAsTyped) => {
    const frequency = byId.get(frequencyId);
    return frequency ? monthlyAmount(amount, frequency) : 0;
  };
  const filled = lines.filter(({ amount }) => amount > 0);
  const found = filled.reduce((sum, line) => sum + month(line), 0);
  const alike = frequencies.map(({ id }) => filled.filter(({ frequencyId }) => frequencyId === id));
  const changes = [...filled.map(line => [line]), ...alike.filter(({ length }) => length > 1)];
  const ways = changes.flatMap(some =>
    frequencies
      .filter(isUsual)
      .filter(({ id }) => some.every(({ frequencyId }) => frequencyId !== id))
      .map(({ id }) => ({
        typeIds: some.map(({ typeId }) => typeId),
        frequencyId: id,
        found: some.reduce((sum, line) => sum - month(line) + month({ ...line, frequencyId: id }), found),
      })),
  );
  const apart = (way: LikelyReason) => Math.abs(told - way.found);
  return ways
    .filter(way => !isGap(told, way.found))
    .reduce<LikelyReason | null>((best, way) => (best && apart(best) <= apart(way) ? best : way), null);
}
