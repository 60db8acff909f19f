import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { WAITING, type WorkSubject } from './workItems.ts';

/** The work about a row that waits, who has taken it, null for nobody, and what came of it so far; null where none waits. */
export async function whoHasWork(
  on: Database | DatabaseTransaction,
  { kind, subject, customerId }: WorkSubject,
): Promise<{
  readonly workId: string;
  readonly takenBy: string | null;
  readonly lastOutcome: string | null;
} | null> {
  const row = await on
    .selectFrom('work_items')
    .select(['id', 'taken_by', 'last_outcome'])
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('customer_id', '=', customerId)
    .where('state', 'in', WAITING)
    .executeTakeFirst();
  return row ? { workId: row.id, takenBy: row.taken_by, lastOutcome: row.last_outcome } : null;
}
