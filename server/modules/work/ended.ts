import type { WORK_ENDS } from '@towpath/contracts/api/staffWork.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { hasTakenWork } from '../staff/log.ts';
import type { WorkSubject } from './workItems.ts';

/** What became of work that somebody had open. */
export type EndOfWork = {
  readonly customerId: string;
  readonly how: (typeof WORK_ENDS)[number];
  /** Who has it now, where somebody has. */
  readonly takenBy: string | null;
  /** When; null where that is not kept. */
  readonly at: Date | null;
};

/**
 * What became of work that somebody had taken, and has no more.
 *
 * @throws ApiError NOT_FOUND for work that they never took, that is still theirs, or that is about nobody
 */
export async function endOfWork(
  database: Database,
  { workId, staffId }: { readonly workId: string; readonly staffId: string },
): Promise<EndOfWork> {
  const row = isUuid(workId)
    ? await database
        .selectFrom('work_items')
        .select(['kind', 'customer_id', 'state', 'last_outcome', 'taken_by', 'taken_at', 'done_at'])
        .where('id', '=', workId)
        .executeTakeFirst()
    : undefined;
  const customerId = row?.customer_id;
  if (!row || !customerId) throw new ApiError('NOT_FOUND');
  if (!(await hasTakenWork(database, { staffId, customerId, workId }))) throw new ApiError('NOT_FOUND');
  const ended = { customerId, takenBy: null, at: row.done_at };
  if (row.state === 'done') return { ...ended, how: 'done' };
  if (row.state === 'cancelled') {
    const isTakenBack = row.kind === 'callback' && row.last_outcome === 'not-wanted';
    return { ...ended, how: isTakenBack ? 'taken back' : row.last_outcome === 'closed' ? 'closed' : 'gone' };
  }
  if (row.taken_by === staffId) throw new ApiError('NOT_FOUND');
  if (row.taken_by === null) return { customerId, how: 'on the list', takenBy: null, at: null };
  return { customerId, how: 'taken by another', takenBy: row.taken_by, at: row.taken_at };
}

/** Whether work about a row was ever finished with this outcome. */
export async function wasDoneWith(
  on: Database | DatabaseTransaction,
  { kind, subject, customerId }: WorkSubject,
  outcome: string,
): Promise<boolean> {
  const row = await on
    .selectFrom('work_items')
    .select('id')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('customer_id', '=', customerId)
    .where('state', '=', 'done')
    .where('last_outcome', '=', outcome)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
