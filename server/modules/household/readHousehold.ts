import type { HouseholdMakeup } from '@towpath/domain/household/makeup.ts';
import type { Database } from '../../platform/database/database.ts';
import { changedAt, storedHousehold } from './repository.ts';

/** Who lives with a person, for whatever is worked out by it; null before they said. */
export function householdOf(database: Database, customerId: string): Promise<HouseholdMakeup | null> {
  return storedHousehold(database, customerId);
}

/** What the household step still needs before it is done, in words to show; null when it can be. */
export async function householdLacks(database: Database, customerId: string): Promise<string | null> {
  return (await storedHousehold(database, customerId)) ? null : 'Tell us who lives with you first';
}

/** When they last said who lives with them; null before they did. */
export function householdChangedAt(database: Database, customerId: string): Promise<Date | null> {
  return changedAt(database, customerId);
}
