import type { Explored } from '../../prove/explore.ts';
import type { Fault } from '../fault.ts';
import type { Plan } from '../plan.ts';

/** Refuses a journey whose answers combine in more ways than can be checked: it could not be proved sound. */
export function tooManyCombinations(plan: Plan, explored: Explored): readonly Fault[] {
  if (!explored.tooMany) return [];
  const message =
    'Conditions read so many earlier steps together that not every combination of answers can be checked. ' +
    'Let a condition read fewer steps.';
  return [{ code: 'too-many-combinations', where: `journey '${plan.journey}'`, message }];
}
