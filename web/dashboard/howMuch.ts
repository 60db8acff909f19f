/**
 * How much of what is done shows at once: all of it; its sums, with the rest one tap away; or one line, which opens to all
 * of it.
 */
export type Shown = 'all' | 'sums' | 'line';

/**
 * What leads stands first: with the advice there, what it rests on gives way, and on a phone what is told of the full review
 * to its next part; all of it where several things cannot wait. A plan that was chosen leads before both, in any window.
 */
export function howMuch(now: {
  readonly isAdvised: boolean;
  /** The full review has begun. */
  readonly isReviewing: boolean;
  /** How many things cannot wait. */
  readonly pressing: number;
  /** A plan leads. */
  readonly hasPlan: boolean;
  /** There is room beside what leads. */
  readonly isWide: boolean;
}): Shown {
  if (now.hasPlan || (now.pressing > 1 && !now.isWide)) return 'line';
  return now.isAdvised || (now.isReviewing && !now.isWide) ? 'sums' : 'all';
}
