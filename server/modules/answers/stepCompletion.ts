import type { JourneyPage } from '@towpath/contracts/api/journeys.ts';
import type { Step } from '@towpath/domain/journey-engine/definition/definition.ts';
import type { StepType } from '@towpath/domain/journey-engine/definition/kinds.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { StepCompletion } from '../ports.ts';
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

/** What a call needs that belongs to steps of some types: the step it names, which is such a one and on the path. */
export function requireStep(
  answers: Answers,
  ...types: readonly StepType[]
): (customerId: string, stepId: string) => Promise<Step> {
  return async (customerId, stepId) => {
    const { planStep } = await answers.stepOnPath(customerId, stepId);
    if (!types.includes(planStep.step.type)) throw new ApiError('NOT_FOUND');
    return planStep.step;
  };
}
