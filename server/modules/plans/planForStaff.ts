import { isOver } from '@towpath/domain/plans/planState.ts';
import type { Database } from '../../platform/database/database.ts';
import { currentPlan, type KeptPlan, plansOf } from './repository.ts';

/** A plan of a person, for the modules that stand on it. */
export type PlanForStaff = KeptPlan;

/** What a person is on, for somebody here who opens their case; null for nothing. */
export async function planForStaff(database: Database, customerId: string): Promise<KeptPlan | null> {
  return (await currentPlan(database, customerId)) ?? null;
}

/** What a person was on and is no more, the latest chosen first. */
export async function overForStaff(database: Database, customerId: string): Promise<readonly KeptPlan[]> {
  return (await plansOf(database, customerId)).filter(({ state }) => isOver(state));
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
