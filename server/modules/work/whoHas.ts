import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { WAITING, type WorkSubject } from './workItems.ts';

/** The work about a row that waits, and who has taken it, null for nobody; null where none waits. */
export async function whoHasWork(
  on: Database | DatabaseTransaction,
  { kind, subject, customerId }: WorkSubject,
): Promise<{ readonly workId: string; readonly takenBy: string | null } | null> {
  const row = await on
    .selectFrom('work_items')
    .select(['id', 'taken_by'])
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('customer_id', '=', customerId)
    .where('state', 'in', WAITING)
    .executeTakeFirst();
  return row ? { workId: row.id, takenBy: row.taken_by } : null;
}
