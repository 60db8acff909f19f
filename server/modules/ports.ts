import type { JourneyPage } from '@towpath/contracts/api/journeys.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';

/**
 * The interfaces between modules, so that neither reaches into the other's rows. compose.ts connects them.
 */

export type GivenAnswer = { readonly id: string; readonly value: string };
export type JourneyStep = JourneyPage['sections'][number]['steps'][number];

/**
 * Steps that have their own endpoint (registration, consents, call-backs) and are not completed by saving
 * answers.
 */
export interface StepCompletion {
  /**
   * The step of the person's journey, when it is on their path now. Throws ApiError NO_JOURNEY, NOT_FOUND for
   * an id that the journey does not have, or STEP_NOT_ON_PATH.
   */
  stepOf(customerId: string, stepId: string): Promise<JourneyStep>;
  /** Writes the saved-answers entry that makes the step complete. Throws as `stepOf` does. */
  completeStep(
    trx: DatabaseTransaction,
    customerId: string,
    stepId: string,
    givenAnswers: readonly GivenAnswer[],
  ): Promise<void>;
}
