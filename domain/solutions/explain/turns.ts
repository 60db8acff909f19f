import { isKnown } from '../case/span.ts';
import type { KeptReason } from './record.ts';
import { sayFigure } from './words.ts';

/** A criterion that stays met as long as one lives. */
const CANNOT_TURN: ReadonlySet<string> = new Set(['AGE_MIN']);

/**
 * Where a criterion turns: of one that is met, from where on it would not be ("The debts that count: more than £50,000"),
 * of one that is not met, from where on it would be ("What you have left: £75 a month or less"). Null for one that has no
 * figure, cannot be said, or cannot turn.
 */
export function sayTurning({
  code,
  tests,
  outcome,
  figure,
  is,
  limit,
  unit,
}: Pick<KeptReason, 'code' | 'tests' | 'outcome' | 'figure' | 'is' | 'limit' | 'unit'>): string | null {
  // A part of nothing is no number, and turns like any other.
  const isNumber = isKnown(figure) && (Number.isFinite(figure.low) || unit === 'percent');
  const isCounted = unit !== 'yes or no' && limit !== null && isNumber;
  if (outcome === 'cannot say' || !isCounted || CANNOT_TURN.has(code)) return null;
  const sides = SIDES[is];
  if (sides === null) return null;
  const said = sayFigure({ low: limit, high: limit }, unit);
  return `${tests}: ${outcome === 'met' ? sides.beyond(said) : sides.within(said)}`;
}

type Sides = Readonly<Record<'within' | 'beyond', (limit: string) => string>>;

const orLess = (limit: string) => `${limit} or less`;
const orMore = (limit: string) => `${limit} or more`;
const lessThan = (limit: string) => `less than ${limit}`;
const moreThan = (limit: string) => `more than ${limit}`;

const SIDES: Readonly<Record<KeptReason['is'], Sides | null>> = {
  'at most': { within: orLess, beyond: moreThan },
  'less than': { within: lessThan, beyond: orMore },
  'at least': { within: orMore, beyond: lessThan },
  'more than': { within: moreThan, beyond: orLess },
  yes: null,
  no: null,
};
