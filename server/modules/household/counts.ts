import type { HouseholdBody } from '@towpath/contracts/api/household.ts';
import {
  ALONE,
  checkHouseholdCount,
  type HouseholdMakeup,
  makeupOf,
  type SavedHousehold,
  savedHousehold,
  shownCounters,
} from '@towpath/domain/household/makeup.ts';
import { ApiError } from '../../platform/http/apiError.ts';

/**
 * Checks the counters that were given. One that the step hides is 0, whatever was given (HH-003).
 *
 * @throws ApiError VALIDATION_FAILED at each counter out of bounds, by the name it is saved under
 */
export function checkedCounts(
  counts: Omit<HouseholdBody, 'stepId' | 'was'>,
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
