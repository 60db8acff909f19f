import {
  checkHouseholdCount,
  HOUSEHOLD_COUNTERS,
  type HouseholdMakeup,
} from '@towpath/domain/household/makeup.ts';
import type { GivenAnswer } from '@towpath/domain/journey-engine/definition/definition.ts';

/** The counters as a draft of the step: one entry for each counter, by its name in the form. */
export function draftOf(makeup: HouseholdMakeup): readonly GivenAnswer[] {
  return HOUSEHOLD_COUNTERS.map(({ field }) => ({ id: field, value: String(makeup[field]) }));
}

/** The counters in a draft; undefined if it is empty or holds anything else. */
export function makeupOfDraft(draft: readonly GivenAnswer[]): HouseholdMakeup | undefined {
  const counts = HOUSEHOLD_COUNTERS.map(({ field }) => {
    const kept = draft.find(({ id }) => id === field)?.value;
    return [field, checkHouseholdCount(kept === undefined ? kept : Number(kept))] as const;
  });
  if (!counts.every(([, count]) => count.ok)) return undefined;
  return Object.fromEntries(
    counts.map(([field, count]) => [field, count.ok ? count.value : 0]),
  ) as HouseholdMakeup;
}
