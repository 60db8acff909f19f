import { myAnswers } from '@towpath/contracts/api/answers.ts';
import { myPages, myStatus, myTemplate } from '@towpath/contracts/api/journeys.ts';
import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { SavedAnswers } from '@towpath/domain/journey-engine/definition/definition.ts';
import { withFacts } from '@towpath/domain/journey-engine/definition/fact.ts';
import type { StepKind } from '@towpath/domain/journey-engine/definition/stepKind.ts';
import { pathOf } from '@towpath/domain/journey-engine/run/path.ts';
import { api } from '../../data/client.ts';
import type { Entry } from '../../data/outbox/entry.ts';
import type { Outbox } from '../../data/outbox/outbox.ts';
import type { Composed } from '../../data/outbox/unsentWork.ts';
import { planFrom } from './loadJourney.ts';
import type { StepToComplete } from './ownSave.ts';
import { ANSWER } from './sendAnswer.ts';

/** The person's journey as it stands now, read for what was typed on its pages while none of them is open. */
export type JourneyNow = {
  readonly journeyId: string;
  readonly plan: Plan;
  /** What the server has and what waits to be sent to it, with the known facts. */
  readonly answersAndFacts: SavedAnswers;
  /** The revision of a step's answers that the server has; 0 where it has none. */
  readonly revisionOf: (stepId: string) => number;
  /** The step of a kind on the path; undefined while the journey has not come to one. */
  readonly stepOnPath: (kind: Pick<StepKind, 'name'>) => string | undefined;
};

/**
 * Finds what of some typed entries can be sent as it stands: the call is made of it as the page's own button makes it.
 * Gives back nothing for what is not finished, or what its own page has to ask about. Throws what `api` throws.
 */
export type Composer = (
  outbox: Outbox,
  typed: readonly Entry[],
  journey: JourneyNow,
) => Promise<readonly Composed[]>;

/** Reads the journey that is under way; undefined where there is none. Throws what `api` throws. */
export async function readJourneyNow(outbox: Outbox): Promise<JourneyNow | undefined> {
  const status = await api(myStatus);
  if (status.id === null) return undefined;
  const journeyId = status.id;
  const [pages, template, saved] = await Promise.all([api(myPages), api(myTemplate), api(myAnswers)]);
  const plan = planFrom(pages, template);
  const waiting = outbox.entries(ANSWER, journeyId).map(({ content }) => content);
  const answers = new Map([...saved, ...waiting].map(({ stepId, answers: each }) => [stepId, each]));
  const answersAndFacts = withFacts(answers, status.facts ?? {});
  const { steps } = pathOf(plan, answersAndFacts);
  return {
    journeyId,
    plan,
    answersAndFacts,
    revisionOf: stepId => saved.find(one => one.stepId === stepId)?.revision ?? 0,
    stepOnPath: ({ name }) =>
      steps.find(({ stepId }) => plan.stepById.get(stepId)?.kind.name === name)?.stepId,
  };
}

/** What completes a step that has no answers of its own, once something else is saved. */
export function toComplete({ journeyId, revisionOf }: JourneyNow, stepId: string): StepToComplete {
  return { journeyId, stepId, basedOn: revisionOf(stepId) };
}
