import { type Brought, ownStands } from '../../platform/database/brought.ts';

/** A person follows one plan at a time. */
export const plansBrought: readonly Brought[] = ownStands(
  'plans',
  'plan_changes',
  'plan_talks',
  'plan_reviews',
);
