/** Below this, a count would tell of single people. */
export const FEWEST_SHOWN = 10;

/**
 * A count as it may be shown: to the nearest ten, and null for a group of fewer than ten. Exact counts would give a small
 * group away as the difference of two large ones, such as all nations less three of them; of these no difference is
 * known better than to ten.
 *
 * @param people how many, a whole number from 0
 */
export function shownCount(people: number): number | null {
  if (people < FEWEST_SHOWN) return null;
  return Math.round(people / FEWEST_SHOWN) * FEWEST_SHOWN;
}
