import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { PathStep } from '@towpath/domain/journey-engine/run/path.ts';
import { blockingAnswer } from '@towpath/domain/journey-engine/run/stepStatus.ts';
import type { PageView } from './usePageView.ts';

type Steps = Pick<Plan, 'stepById'>;

/** The drop-out that a page comes to: a kind of step that ends the session or holds it, and has not been passed. */
export function dropoutOn(steps: readonly PathStep[], { stepById }: Steps): PathStep | undefined {
  const last = steps.at(-1);
  return last && last.state !== 'answered' && stepById.get(last.stepId)?.kind.session ? last : undefined;
}

/**
 * What shows of a page that comes to a drop-out. That has a page of its own: only it, and what there is to read just
 * before it. While it is held back (arrow keys only choose, and a changed answer may lead elsewhere) the questions show
 * without it. An answer that blocks the way, chosen meanwhile, hides it as well.
 */
export function apartFromDropout(
  view: PageView,
  plan: Steps,
  isHeldBack: (stepId: string) => boolean,
): { readonly view: PageView; readonly dropout: PathStep | undefined } {
  const dropout = dropoutOn(view.steps, plan);
  if (!dropout) return { view, dropout };
  const before = view.steps.slice(0, -1);
  const blocked = before.some(({ stepId }) => {
    const step = plan.stepById.get(stepId)?.step;
    return step && blockingAnswer(step, view.valueOf(stepId));
  });
  if (before.length > 0 && (blocked || isHeldBack(dropout.stepId)))
    return { view: { ...view, steps: before, open: undefined }, dropout: undefined };
  const asked = before.findLastIndex(
    ({ stepId }) => plan.stepById.get(stepId)?.kind.completedBy !== 'nothing',
  );
  return { view: { ...view, steps: view.steps.slice(asked + 1) }, dropout };
}
