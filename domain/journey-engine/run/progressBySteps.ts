import type { Plan } from '../compile/plan.ts';
import { sectionOf, stepOf } from '../compile/stepOf.ts';
import type { Path } from './path.ts';
import { asksForBar, expectedSteps, inTheBar, type Progress, stepShown } from './progress.ts';

/**
 * What the PercentageProgressBar shows: `(current - 1) / (total - 1)`, counting the steps of the path
 * and from there the default one (JN-045). Of one step, 0 until it is complete (JN-046).
 */
export function progressBySteps(
  plan: Plan,
  path: Path,
  atStepId?: string,
): Pick<Progress, 'current' | 'total' | 'value' | 'shown'> {
  const at = stepShown(plan, path, atStepId);
  const steps = expectedSteps(plan, path)
    .map(id => stepOf(plan, id))
    .filter(step => inTheBar(sectionOf(plan, step).section));
  const current = Math.max(1, steps.filter(({ position }) => position <= at.position).length);
  return {
    current,
    total: steps.length,
    value: valueBySteps(current, steps.length, path.open === undefined),
    shown: asksForBar(plan, at),
  };
}

/** `(current - 1) / (total - 1)`, and with one step or none: 0 until complete, then 1 (JN-045, JN-046). */
export function valueBySteps(current: number, total: number, complete: boolean): number {
  return total > 1 ? (current - 1) / (total - 1) : complete ? 1 : 0;
}
