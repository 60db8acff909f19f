import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { PathStep } from '@towpath/domain/journey-engine/run/path.ts';

/** Where a text stands among those right before and after it on its page, and which is the first of them. */
export function amongTexts(
  steps: readonly Pick<PathStep, 'stepId' | 'pageId'>[],
  stepId: string,
  { stepById }: Pick<Plan, 'stepById'>,
): { readonly isFirst: boolean; readonly isOnly: boolean; readonly first: string } {
  const place = steps.findIndex(step => step.stepId === stepId);
  const pageId = steps[place]?.pageId;
  const isText = (at: number) => {
    const step = steps[at];
    return step?.pageId === pageId && stepById.get(step?.stepId ?? '')?.kind.completedBy === 'nothing';
  };
  const isFirst = !isText(place - 1);
  let first = place;
  while (isText(first - 1)) first -= 1;
  return { isFirst, isOnly: isFirst && !isText(place + 1), first: steps[first]?.stepId ?? stepId };
}
