import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { HouseholdBody, myHousehold, saveHousehold } from '@towpath/contracts/api/household.ts';
import {
  ALONE,
  checkHouseholdCount,
  HOUSEHOLD_COUNTERS,
  type HouseholdMakeup,
  makeupOf,
  type SavedHousehold,
  savedHousehold,
  shownCounters,
} from '@towpath/domain/household/makeup.ts';
import { HOUSEHOLD_MAKEUP } from '@towpath/domain/household/steps.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Clock } from '../../platform/time/clock.ts';
import type { RequireStep } from '../answers/stepPart.ts';
import { lockHousehold, putHousehold, storedHousehold } from './repository.ts';

/**
 * Reviews a budget in the transaction that changes the household; returns the categories that this reopens.
 */
export type ReopenBudget = (
  trx: DatabaseTransaction,
  before: HouseholdMakeup | null,
  after: HouseholdMakeup,
) => Promise<readonly number[]>;

export type HouseholdDeps = {
  readonly database: Database;
  readonly clock: Clock;
  /** The household step on the person's path. Throws NO_JOURNEY, NOT_FOUND (also for a step of another type) or STEP_NOT_ON_PATH. */
  readonly requireStep: RequireStep;
  /** Prepares the review of the person's budget for another household; `ReopenBudget` then does it. */
  readonly reopeningBudget: (customerId: string) => Promise<ReopenBudget>;
  /** Makes the journey re-read its facts about the person, in the transaction that changes them. */
  readonly factsChanged: (trx: DatabaseTransaction, customerId: string) => Promise<void>;
};

export type Household = ReturnType<typeof createHousehold>;

/** Who lives with a person. */
export function createHousehold({
  database,
  clock,
  requireStep,
  reopeningBudget,
  factsChanged,
}: HouseholdDeps) {
  const householdStep = requireStep(HOUSEHOLD_MAKEUP);

  /**
   * The household by the field names of the form; nobody else until it was saved. Throws as `householdStep`
   * does.
   */
  async function mine(customerId: string, stepId: string): Promise<AnswerOf<typeof myHousehold>> {
    await householdStep(customerId, stepId);
    const stored = await storedHousehold(database, customerId);
    return { ...(stored ?? ALONE), isSaved: stored !== null };
  }

  /**
   * Saves the household. Saving the same again changes nothing. What the step hides is saved as 0 (HH-003).
   *
   * @throws ApiError VALIDATION_FAILED at each counter out of bounds, or as `householdStep` does
   */
  async function save(
    customerId: string,
    { stepId, ...counts }: HouseholdBody,
  ): Promise<AnswerOf<typeof saveHousehold>> {
    const step = await householdStep(customerId, stepId);
    const after = validateCounts(counts, step.stepConfig?.hideAdditionalAdults ?? false);
    const reopenBudget = await reopeningBudget(customerId);
    return database.transaction().execute(async trx => {
      const before = await lockHousehold(trx, customerId);
      if (before && isSame(before, after)) return { reopenedCategoryIds: [] };
      await putHousehold(trx, { customerId, before, after, at: clock.now() });
      const reopenedCategoryIds = [...(await reopenBudget(trx, before, after))];
      await factsChanged(trx, customerId);
      return { reopenedCategoryIds };
    });
  }

  return { mine, save };
}

function validateCounts(
  counts: Omit<HouseholdBody, 'stepId'>,
  hideAdditionalAdults: boolean,
): HouseholdMakeup {
  const saved: { -readonly [Field in keyof SavedHousehold]: number } = { ...savedHousehold(ALONE) };
  const wrong = shownCounters(hideAdditionalAdults).flatMap(({ savedAs }) => {
    const checked = checkHouseholdCount(counts[savedAs]);
    if (!checked.ok) return [{ field: savedAs, message: checked.message }];
    saved[savedAs] = checked.value;
    return [];
  });
  const [first] = wrong;
  if (first) throw new ApiError('VALIDATION_FAILED', { message: first.message, fields: wrong });
  return makeupOf(saved);
}

function isSame(one: HouseholdMakeup, other: HouseholdMakeup): boolean {
  return HOUSEHOLD_COUNTERS.every(({ field }) => one[field] === other[field]);
}
