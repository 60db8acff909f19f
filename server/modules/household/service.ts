import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { HouseholdBody, myHousehold, saveHousehold } from '@towpath/contracts/api/household.ts';
import { ALONE, makeupOf } from '@towpath/domain/household/makeup.ts';
import { HOUSEHOLD_MAKEUP } from '@towpath/domain/household/steps.ts';
import type { RequireStep } from '../answers/stepPart.ts';
import { type ChangingDeps, changeHousehold } from './changing.ts';
import { checkedCounts } from './counts.ts';
import { storedHousehold } from './repository.ts';

export type HouseholdDeps = ChangingDeps & {
  /** The household step on the person's path. Throws NO_JOURNEY, NOT_FOUND (also for a step of another type) or STEP_NOT_ON_PATH. */
  readonly requireStep: RequireStep;
};

export type Household = ReturnType<typeof createHousehold>;

/** Who lives with a person. */
export function createHousehold({ requireStep, ...deps }: HouseholdDeps) {
  const householdStep = requireStep(HOUSEHOLD_MAKEUP);

  /**
   * The household by the field names of the form; nobody else until it was saved. Throws as `householdStep`
   * does.
   */
  async function mine(customerId: string, stepId: string): Promise<AnswerOf<typeof myHousehold>> {
    await householdStep(customerId, stepId);
    const stored = await storedHousehold(deps.database, customerId);
    return { ...(stored ?? ALONE), isSaved: stored !== null };
  }

  /**
   * Saves the household. Saving the same again changes nothing. What the step hides is saved as 0 (HH-003).
   *
   * @throws ApiError VALIDATION_FAILED at each counter out of bounds, SESSION_CLOSED, CHANGED_SINCE_READ, or as `householdStep` does
   */
  async function save(
    customerId: string,
    { stepId, was, ...counts }: HouseholdBody,
  ): Promise<AnswerOf<typeof saveHousehold>> {
    const step = await householdStep(customerId, stepId);
    const after = checkedCounts(counts, step.stepConfig?.hideAdditionalAdults ?? false);
    return {
      reopenedCategoryIds: [
        ...(await changeHousehold(deps, customerId, { after, seen: was && makeupOf(was) })),
      ],
    };
  }

  return { mine, save };
}
