import type { QualifierAdvice } from '@towpath/contracts/api/advice.ts';
import { firstLookCase } from '@towpath/domain/fact-find/firstLookCase.ts';
import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { Path } from '@towpath/domain/journey-engine/run/path.ts';
import { QUALIFIER_ADVICE, showsFirstLook } from '@towpath/domain/journeys/steps.ts';
import { firstLook } from '@towpath/domain/solutions/first-look/firstLook.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { requireEnd } from './requireEnd.ts';

export type AdviceDeps = {
  readonly clock: Clock;
  /** The path through all answers of the person's Qualifier. Throws NO_JOURNEY. */
  readonly walkedQualifier: (customerId: string) => Promise<{ readonly plan: Plan; readonly path: Path }>;
};

export type Advice = ReturnType<typeof createAdvice>;

export function createAdvice({ clock, walkedQualifier }: AdviceDeps) {
  /**
   * The first look after the Qualifier, from the answers on the path and today's limits.
   *
   * @throws ApiError NO_JOURNEY; or STEP_NOT_ON_PATH with the open step, until the path reaches the advice,
   *   or the text before it that shows the first look
   */
  async function qualifier(customerId: string): Promise<QualifierAdvice> {
    const { plan, path } = await walkedQualifier(customerId);
    if (!path.steps.some(({ stepId }) => showsFirstLook(plan.stepById.get(stepId)?.step)))
      requireEnd(QUALIFIER_ADVICE, { plan, path });
    const today = londonDate(clock.now());
    const { availableSolutions, inBrief, videoId, lacksBasics, budgetSummary } = firstLook(
      firstLookCase(plan.definition, path.answers, today),
      today,
    );
    return {
      availableSolutions: [...availableSolutions],
      inBrief: inBrief.map(one => ({ ...one })),
      ...(videoId === undefined ? {} : { videoId }),
      lacksBasics,
      budgetSummary: {
        ...budgetSummary,
        outgoings: budgetSummary.outgoings.map(outgoing => ({ ...outgoing })),
      },
    };
  }

  return { qualifier };
}
