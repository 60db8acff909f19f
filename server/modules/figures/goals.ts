import { FEWEST_SHOWN } from '@towpath/domain/values/smallGroups.ts';
import { WAIT_BOUNDS, type Waits, waitsInShort } from './waited.ts';

const MINUTE = 60;

/** On how many days the usual wait was within the goal, of those on which enough waited for it to be told. */
export type GoalMet = { readonly minutes: number; readonly met: number; readonly days: number };

/**
 * How often the goal of waits was met.
 *
 * @param minutes the goal, as the operator has it
 * @param days the waits of each day
 * @returns null where waits are not told apart at that goal, so that nothing true can be said
 */
export function goalMet(minutes: number, days: readonly Waits[]): GoalMet | null {
  const goal = minutes * MINUTE;
  if (!WAIT_BOUNDS.includes(goal)) return null;
  const told = days.filter(waits => waits.reduce((sum, { people }) => sum + people, 0) >= FEWEST_SHOWN);
  const met = told.filter(waits => (waitsInShort(waits).usual ?? Number.POSITIVE_INFINITY) <= goal);
  return { minutes, met: met.length, days: told.length };
}
