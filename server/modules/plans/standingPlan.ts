import type { PlanState } from '@towpath/domain/plans/planState.ts';
import { type Stop, stopOf } from '@towpath/domain/plans/repayment/stop.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { holdDecisions } from '../advice/decisions.ts';
import { changesOf, currentPlan, holdPlan, type KeptPlan, planWithId } from './repository.ts';
import { inDays } from './wayOfPlan.ts';

/** The plan that a person is on, for a module that keeps something with it; undefined for none, or once it is over. */
export function standingPlan(
  on: Database | DatabaseTransaction,
  customerId: string,
): Promise<KeptPlan | undefined> {
  return currentPlan(on, customerId);
}

/** A plan of a person, whatever it has come to; undefined where it is not theirs. */
export function anyPlan(
  database: Database,
  customerId: string,
  planId: string,
): Promise<KeptPlan | undefined> {
  return planWithId(database, customerId, planId);
}

/** A plan of a person, held until the transaction ends, in the order in which it is moved; undefined where it is not theirs. */
export async function holdStandingPlan(
  trx: DatabaseTransaction,
  customerId: string,
  planId: string,
): Promise<KeptPlan | undefined> {
  await holdDecisions(trx, customerId);
  return holdPlan(trx, customerId, planId);
}

/**
 * Since when a plan is over, has given way to another, or cannot be kept up, by what it had come to at the end of a day;
 * null while it goes on.
 *
 * @param day 'YYYY-MM-DD'
 */
export async function stopOfPlan(
  on: Database | DatabaseTransaction,
  { customerId, planId }: { readonly customerId: string; readonly planId: string },
  day: string,
): Promise<Stop | null> {
  const changes = await changesOf(on, customerId, planId);
  const until = changes.filter(({ at }) => isoDate(londonDate(at)) <= day);
  return stopOf(inDays(until).map(one => ({ state: one.state, on: isoDate(one.on) })));
}

/** When the last plan of a person ended that had been sent, of those solutions; null where none has. */
export async function lastEndedAt(
  on: Database | DatabaseTransaction,
  customerId: string,
  shortNames: readonly string[],
): Promise<Date | null> {
  const row = await on
    .selectFrom('plans')
    .select('changed_at')
    .where('customer_id', '=', customerId)
    .where('state', '=', 'ended')
    .where('short_name', 'in', shortNames)
    .orderBy('changed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.changed_at ?? null;
}

/** The plans of all people that are in one of these states, for a module that keeps something with them. */
export async function plansThatWait(
  database: Database,
  states: readonly PlanState[],
  shortNames: readonly string[],
): Promise<readonly { readonly customerId: string; readonly planId: string }[]> {
  const rows = await database
    .selectFrom('plans')
    .select(['customer_id', 'id'])
    .where('state', 'in', states)
    .where('short_name', 'in', shortNames)
    .orderBy('changed_at')
    .execute();
  return rows.map(row => ({ customerId: row.customer_id, planId: row.id }));
}
