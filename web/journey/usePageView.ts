import type { PlanPage } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { GivenAnswer } from '@towpath/domain/journey-engine/definition/definition.ts';
import { pageComplete } from '@towpath/domain/journey-engine/run/pageComplete.ts';
import type { PathStep } from '@towpath/domain/journey-engine/run/path.ts';
import { useMemo } from 'react';
import { stepsAhead } from './ahead.ts';
import { useJourneyStore, useSnapshot } from './state/journeyContext.ts';

export type PageView = {
  readonly page: PlanPage;
  /** The steps of this page that the answers lead to, in order. */
  readonly steps: readonly PathStep[];
  /** The step to answer next, if it is on this page. */
  readonly open: PathStep | undefined;
  readonly complete: boolean;
  readonly previousPageId: string | undefined;
  readonly nextPageId: string | undefined;
  /** What is chosen or typed, otherwise what is saved, otherwise the starting answer. */
  readonly valueOf: (stepId: string) => readonly GivenAnswer[];
};

/** The part of the path that is on this page. Undefined if the answers do not lead here. */
export function usePageView(pageId: string): PageView | undefined {
  const { plan } = useJourneyStore();
  const { path, answers, answersAndFacts, drafts, startingAnswers } = useSnapshot();
  return useMemo(() => {
    const page = plan.pageById.get(pageId);
    const onPath = path.steps.filter(step => step.pageId === pageId);
    if (!page || onPath.length === 0) return undefined;
    const given = (stepId: string) =>
      drafts.get(stepId) ?? answers.get(stepId) ?? startingAnswers.get(stepId)?.answers ?? [];
    const { steps, open } = page.page.oneContinue
      ? stepsAhead(plan, page, { saved: answersAndFacts, path, drafts, given })
      : { steps: onPath, open: path.open?.pageId === pageId ? path.open : undefined };
    const order = [...new Set(path.steps.map(step => step.pageId))];
    const place = order.indexOf(pageId);
    const end = path.end?.pageId === pageId ? path.end : undefined;
    return {
      page,
      steps,
      open,
      complete: pageComplete(page, { steps, complete: open === undefined, ...(end ? { end } : {}) }),
      previousPageId: order[place - 1],
      nextPageId: order[place + 1],
      valueOf: given,
    };
  }, [plan, pageId, path, answers, answersAndFacts, drafts, startingAnswers]);
}
