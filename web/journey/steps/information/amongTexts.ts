import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { PathStep } from '@towpath/domain/journey-engine/run/path.ts';

/** Where a text stands among those right before and after it on its page. */
export function amongTexts(
  steps: readonly Pick<PathStep, 'stepId' | 'pageId'>[],
  stepId: string,
  { stepById }: Pick<Plan, 'stepById'>,
): { readonly isFirst: boolean; readonly isOnly: boolean } {
  const place = steps.findIndex(step => step.stepId === stepId);
  const pageId = steps[place]?.pageId;
  const isText = (at: number) => {
    const step = steps[at];
    return step?.pageId === pageId && stepById.get(step?.stepId ?? '')?.kind.completedBy === 'nothing';
  };
  const isFirst = !isText(place - 1);
  return { isFirst, isOnly: isFirst && !isText(place + 1) };
}
