import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import { useEffect } from 'react';
import { onDemand } from '../shell/onDemand.tsx';
import { whenIdle } from '../shell/whenIdle.ts';
import type { LoadedJourney } from './state/loadJourney.ts';
import { type StepScreens, useStepScreens } from './stepScreens.ts';
import * as kinds from './steps/question/kindsOnDemand.ts';

export const AdviceHeader = onDemand(
  async () => (await import('@towpath/design-system/frame/AdviceHeader.tsx')).AdviceHeader,
);
export const ChangeConfirmation = onDemand(
  async () => (await import('./ChangeConfirmation.tsx')).ChangeConfirmation,
);
export const ConflictChoice = onDemand(async () => (await import('./ConflictChoice.tsx')).ConflictChoice);
export const RadialProgress = onDemand(
  async () => (await import('@towpath/design-system/progress/RadialProgress.tsx')).RadialProgress,
);
export const PercentageOfSteps = onDemand(
  async () => (await import('./PercentageOfSteps.tsx')).PercentageOfSteps,
);

export const ErrorSummary = onDemand(
  async () => (await import('@towpath/design-system/inputs/ErrorSummary.tsx')).ErrorSummary,
);
export const AnsweredLine = onDemand(
  async () => (await import('@towpath/design-system/cards/AnsweredLine.tsx')).AnsweredLine,
);

export const AnswersSaved = onDemand(async () => (await import('./AnswersSaved.tsx')).AnswersSaved);
export const ChangeTheLast = onDemand(async () => (await import('./AnswersSaved.tsx')).ChangeTheLast);

/** What a person may need next, without the progress bars of other styles. */
const NEXT = [
  AnsweredLine,
  AnswersSaved,
  ChangeTheLast,
  ErrorSummary,
  ...Object.values(kinds),
  ChangeConfirmation,
  ConflictChoice,
  AdviceHeader,
];

/** How long the first question has to be visible before anything else is fetched, in ms. */
const CALM = 1_000;

/**
 * Fetches the code of the rest of the journey soon after the first question shows, so that it is available without a
 * connection and nothing moves when a component first renders. Kinds of step that this journey does not have are left
 * out.
 */
export function useNextParts({ stepById }: Plan): void {
  const screens = useStepScreens();
  useEffect(() => {
    const kindsHere = new Set([...stepById.values()].map(({ step }) => step.type));
    const parts = [...kindsHere].flatMap(name => screens.get(name) ?? []);
    return whenIdle(
      [...NEXT, ...parts].flatMap(part => ('fetchAhead' in part ? part.fetchAhead : [])),
      CALM,
    );
  }, [stepById, screens]);
}

/**
 * Fetches the code of the steps that a page begins with, so that they are drawn with it: React holds back what follows a
 * placeholder for 300 ms. Never rejects.
 */
export async function fetchPartsOf(
  { store, position }: Pick<LoadedJourney, 'store' | 'position'>,
  pageId: string,
  screens: StepScreens,
): Promise<void> {
  const { steps } = store.snapshot().path;
  const shown = steps.some(step => step.pageId === pageId) ? pageId : position?.pageId;
  const here = steps.filter(step => step.pageId === shown);
  const kinds = new Set(here.flatMap(({ stepId }) => store.plan.stepById.get(stepId)?.kind.name ?? []));
  const page = shown === undefined ? undefined : store.plan.pageById.get(shown);
  const parts = [...kinds].flatMap(name => screens.get(name) ?? []);
  const header = page?.page.show?.frame === 'advice' ? [AdviceHeader] : [];
  // What was answered stands as lines above the open question: coming later, they would push it from under a finger.
  const lines = here.some(({ state }) => state === 'answered') ? [AnsweredLine] : [];
  await Promise.all([...parts, ...header, ...lines].map(part => 'fetchAhead' in part && part.fetchAhead()));
}
