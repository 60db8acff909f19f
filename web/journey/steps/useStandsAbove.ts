import type { PlanStep } from '@towpath/domain/journey-engine/compile/plan.ts';
import { useLocation } from '../../shell/router/router.tsx';
import { useJourneyStore } from '../state/journeyContext.ts';

/**
 * Whether an introduction shows above the step it introduces, on the page they share: only while that step is at its
 * first screen, since the further ones have headings of their own. Undefined for one with a page of its own.
 */
export function useStandsAbove({ pageId, id }: Pick<PlanStep, 'pageId' | 'id'>): boolean | undefined {
  const { plan } = useJourneyStore();
  const { hash } = useLocation();
  const isLast = plan.pageById.get(pageId)?.stepIds.at(-1) === id;
  return isLast ? undefined : hash === '';
}
