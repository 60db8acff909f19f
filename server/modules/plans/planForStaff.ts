import type { Database } from '../../platform/database/database.ts';
import { currentPlan } from './repository.ts';

/** What a person is on, for somebody here who opens their case; null for nothing. */
export async function planForStaff(
  database: Database,
  customerId: string,
): Promise<{ readonly shortName: string; readonly state: string } | null> {
  const plan = await currentPlan(database, customerId);
  return plan ? { shortName: plan.shortName, state: plan.state } : null;
}

/** Every state that the plans of a person have come to, the newest first. */
export async function planStatesOf(
  database: Database,
  customerId: string,
): Promise<readonly { readonly at: Date; readonly state: string }[]> {
  return database
    .selectFrom('plan_changes')
    .select(['at', 'state'])
    .where('customer_id', '=', customerId)
    .orderBy('at', 'desc')
    .orderBy('sequence', 'desc')
    .execute();
}
