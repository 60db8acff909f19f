import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { StepKind } from '@towpath/domain/journey-engine/definition/stepKind.ts';
import type { Path } from '@towpath/domain/journey-engine/run/path.ts';
import { stepNotOnPath } from '../../platform/http/stepNotOnPath.ts';

/**
 * Requires that the path has reached the advice.
 *
 * @throws ApiError STEP_NOT_ON_PATH with the open step, unless the path ends at a step of the kind
 */
export function requireEnd(
  kind: StepKind,
  { plan, path }: { readonly plan: Plan; readonly path: Path },
): void {
  if (!reachesEnd(kind, { plan, path })) throw stepNotOnPath(path.open ?? path.end);
}

/** Whether the path ends at a step of the kind. */
export function reachesEnd(
  kind: StepKind,
  { plan, path }: { readonly plan: Plan; readonly path: Path },
): boolean {
  const end = path.end && plan.stepById.get(path.end.stepId);
  return end?.step.type === kind.name;
}
