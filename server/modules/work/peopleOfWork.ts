import type { Database } from '../../platform/database/database.ts';
import { isOnList } from './onList.ts';
import { WAITING, WORRYING_WORDS } from './workItems.ts';

/**
 * Whose work on the list a member of the staff has taken, each person once. Read from what waits, which is little however
 * many people there are.
 */
export async function peopleHeldBy(
  database: Database,
  staffId: string,
  at: Date,
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('work_items')
    .select('customer_id')
    .distinct()
    .where('state', 'in', WAITING)
    .where(isOnList(at))
    .where('taken_by', '=', staffId)
    .execute();
  return rows.flatMap(row => row.customer_id ?? []);
}

/** Of whom worrying words wait on the list, whoever has taken them, each person once. */
export async function peopleInCare(database: Database, at: Date): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('work_items')
    .select('customer_id')
    .distinct()
    .where('state', 'in', WAITING)
    .where(isOnList(at))
    .where('danger', '=', WORRYING_WORDS)
    .execute();
  return rows.flatMap(row => row.customer_id ?? []);
}
