import { ASKED_TO_STOP, type SessionStatus } from '@towpath/domain/people/sessionStatus.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

const CLOSED: SessionStatus = 'Invalidated';

/** Whether the session that a person is on was closed because they asked us to stop: nothing leads out of that. */
export async function hasAskedToStop(
  on: Database | DatabaseTransaction,
  customerId: string,
): Promise<boolean> {
  const row = await on
    .selectFrom('journeys')
    .innerJoin('journey_status_changes as change', join =>
      join
        .onRef('change.customer_id', '=', 'journeys.customer_id')
        .onRef('change.journey_id', '=', 'journeys.id'),
    )
    .select('change.id')
    .where('journeys.customer_id', '=', customerId)
    .where('journeys.is_current', '=', true)
    .where('journeys.status', '=', CLOSED)
    .where('change.new', '=', CLOSED)
    .where('change.why', '=', ASKED_TO_STOP)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
