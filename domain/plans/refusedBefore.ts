import type { PlanState } from './planState.ts';

/** That what was asked for was refused, and is prepared once more since. */
type RefusedBefore<Day> = { readonly sentOn: Day | null; readonly refusedOn: Day; readonly againOn: Day };

/**
 * Each time that what a plan asked for was refused and is prepared again since: when it was sent, refused and begun again.
 *
 * @param changes all that the plan came to, the oldest first
 */
export function refusedBefore<Day>(
  changes: readonly { readonly state: PlanState; readonly on: Day }[],
): readonly RefusedBefore<Day>[] {
  return changes.flatMap(({ state, on }, index) => {
    const again = changes[index + 1];
    if (state !== 'refused' || again?.state !== 'being prepared') return [];
    const sent = changes.slice(0, index).findLast(one => one.state === 'sent');
    return [{ sentOn: sent?.on ?? null, refusedOn: on, againOn: again.on }];
  });
}
