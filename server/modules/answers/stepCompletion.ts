import type { JourneyPage } from '@towpath/contracts/journeys.ts';
import type { StepType } from '@towpath/domain/journey-engine/definition/kinds.ts';
import { ApiError } from '../../platform/apiError.ts';
import type { StepCompletion } from '../../platform/ports.ts';
import type { Answers } from './service.ts';

type JourneyStep = JourneyPage['sections'][number]['steps'][number];

/** What registration needs of the journey: its step, and the entry that makes it complete. */
export function stepCompletion(answers: Answers): StepCompletion {
  return {
    async stepOf(customerId, stepId) {
      const { planStep } = await answers.stepOnPath(customerId, stepId);
      return structuredClone(planStep.step) as JourneyStep;
    },
    async completeStep(trx, customerId, stepId, givenAnswers) {
      await answers.complete(
        trx,
        customerId,
        { id: stepId, type: 'Registration' },
        givenAnswers,
        'registration',
      );
    },
  };
}

/** What a call needs that belongs to steps of one type: that the step it names is such a one, and on the path. */
export function requireStep(
  answers: Answers,
  type: StepType,
): (customerId: string, stepId: string) => Promise<void> {
  return async (customerId, stepId) => {
    const { planStep } = await answers.stepOnPath(customerId, stepId);
    if (planStep.step.type !== type) throw new ApiError('NOT_FOUND');
  };
}
