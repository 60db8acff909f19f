import type { HouseholdMakeup } from '@towpath/domain/household/makeup.ts';
import type { Database } from '../../platform/database/database.ts';
import { changedAt, storedHousehold } from './repository.ts';
import { words } from './words.ts';

/** A person's household, for calculations that need it; null before they entered it. */
export function householdOf(database: Database, customerId: string): Promise<HouseholdMakeup | null> {
  return storedHousehold(database, customerId);
}

/** What the household step still lacks, as text to show; null when it can be completed. */
export async function householdLacks(database: Database, customerId: string): Promise<string | null> {
  return (await storedHousehold(database, customerId)) ? null : words.lacks;
}

/** When the household was last entered; null before it was. */
export function householdChangedAt(database: Database, customerId: string): Promise<Date | null> {
  return changedAt(database, customerId);
}
