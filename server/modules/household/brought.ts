import { type Brought, ownStands } from '../../platform/database/brought.ts';

/** A person lives in one household. */
export const householdBrought: readonly Brought[] = ownStands('households', 'household_changes');
