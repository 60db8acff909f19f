import type { JourneyPage } from '@towpath/contracts/api/journeys.ts';
import { REGISTRATION } from '@towpath/domain/people/steps.ts';
import type { StepCompletion } from '../ports.ts';
import type { Answers } from './service.ts';

type JourneyStep = JourneyPage['sections'][number]['steps'][number];

/** The part of the journey that registration needs: its step, and the entry that completes it. */
export function stepCompletion(answers: Answers): StepCompletion {
  return {
    async stepOf(customerId, stepId) {
      const { planStep } = await answers.stepOnPath(customerId, stepId);
      // A copy, because the compiler does not stop a caller from changing it.
      return structuredClone(planStep.step) as unknown as JourneyStep;
    },
    async completeStep(trx, customerId, stepId, givenAnswers) {
      await answers.complete(
        trx,
        customerId,
        { id: stepId, kind: REGISTRATION },
        givenAnswers,
        'registration',
      );
    },
  };
}
