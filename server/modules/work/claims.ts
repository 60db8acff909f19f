import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { NextTry, WorkKind, WorkTimes } from './workItems.ts';

type Claim = { readonly workId: string; readonly staffId: string };

/** Waiting work, held until the transaction ends; undefined where none of that id waits. */
function holdWork(trx: DatabaseTransaction, workId: string) {
  return trx
    .selectFrom('work_items')
    .select(['customer_id', 'taken_by'])
    .where('id', '=', workId)
    .where('state', 'in', ['open', 'taken'])
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Takes waiting work, unless somebody has it. Those who take one at once take turns, and the first has it.
 *
 * @returns who has it now, null where none of that id waits; `isNew` where it was taken just now
 */
export async function take(
  trx: DatabaseTransaction,
  { workId, staffId, at }: Claim & { readonly at: Date },
): Promise<{ readonly by: string | null; readonly isNew: boolean; readonly customerId: string | null }> {
  const work = await holdWork(trx, workId);
  if (!work) return { by: null, isNew: false, customerId: null };
  const customerId = work.customer_id;
  if (work.taken_by !== null) return { by: work.taken_by, isNew: false, customerId };
  await trx
    .updateTable('work_items')
    .set({ state: 'taken', taken_by: staffId, taken_at: at, number_told_at: null })
    .where('id', '=', workId)
    .execute();
  return { by: staffId, isNew: true, customerId };
}

/**
 * Gives work that somebody has taken back to the list.
 *
 * @returns `by`: whose it is where it is another's, and stays so; `isNew` where it was given back just now
 */
export async function giveBack(
  trx: DatabaseTransaction,
  { workId, staffId }: Claim,
): Promise<{
  readonly isGone: boolean;
  readonly by: string | null;
  readonly isNew: boolean;
  readonly customerId: string | null;
}> {
  const work = await holdWork(trx, workId);
  if (!work) return { isGone: true, by: null, isNew: false, customerId: null };
  const customerId = work.customer_id;
  const isMine = work.taken_by === staffId;
  if (!isMine) return { isGone: false, by: work.taken_by, isNew: false, customerId };
  await trx
    .updateTable('work_items')
    .set({ state: 'open', taken_by: null, taken_at: null })
    .where('id', '=', workId)
    .execute();
  return { isGone: false, by: null, isNew: true, customerId };
}

/** Work that somebody has taken. */
export type TakenWork = {
  /** Which row of its module it is about, and whom. */
  readonly subject: string;
  readonly customerId: string;
  /** How often it was tried in vain. */
  readonly attempts: number;
  /** When they were told the number to ring; null while they were not. */
  readonly numberToldAt: Date | null;
  readonly dueAt: Date;
  /** Before when the person does not expect it; null where nothing was promised. */
  readonly notBefore: Date | null;
  readonly kind: string;
};

/**
 * Work that somebody has taken, of a kind where one is given.
 *
 * @param kind of which kind it has to be; any where left out
 * @throws ApiError NOT_FOUND for work of another kind, or that they have not taken
 */
export async function requireTaken(
  on: Database | DatabaseTransaction,
  { workId, staffId }: Claim,
  kind?: WorkKind,
): Promise<TakenWork> {
  const row = isUuid(workId)
    ? await on
        .selectFrom('work_items')
        .select(['kind', 'subject', 'customer_id', 'attempts', 'number_told_at', 'due_at', 'not_before'])
        .where('id', '=', workId)
        .where('state', '=', 'taken')
        .where('taken_by', '=', staffId)
        .$if(kind !== undefined, query => query.where('kind', '=', kind ?? ''))
        .executeTakeFirst()
    : undefined;
  if (!row?.customer_id) throw new ApiError('NOT_FOUND');
  return {
    subject: row.subject,
    customerId: row.customer_id,
    attempts: row.attempts,
    numberToldAt: row.number_told_at,
    dueAt: row.due_at,
    notBefore: row.not_before,
    kind: row.kind,
  };
}

/** Writes down that whoever has taken work is told the number to ring. */
export async function noteNumberTold(
  on: Database | DatabaseTransaction,
  { workId, staffId }: Claim,
  at: Date,
): Promise<void> {
  await on
    .updateTable('work_items')
    .set({ number_told_at: at })
    .where('id', '=', workId)
    .where('taken_by', '=', staffId)
    .where('number_told_at', 'is', null)
    .execute();
}

/** How work comes back to the list: what came of it, when it is tried next, and whether that was in vain. */
export type Again = {
  readonly outcome: string;
  readonly isInVain: boolean;
  readonly nextTry: NextTry;
  readonly times: WorkTimes;
};

/** Puts work back on the list, for whoever tries next. False where it is not theirs any more. */
export async function tryAgain(
  trx: DatabaseTransaction,
  { workId, staffId }: Claim,
  { outcome, isInVain, nextTry, times }: Again,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('work_items')
    .set(({ eb }) => ({
      state: 'open',
      taken_by: null,
      taken_at: null,
      attempts: eb('attempts', '+', isInVain ? 1 : 0),
      last_outcome: outcome,
      next_try_at: nextTry.from,
      agreed_until: nextTry.until,
      due_at: times.dueAt,
      not_before: times.notBefore,
      told_late_at: null,
    }))
    .where('id', '=', workId)
    .where('state', '=', 'taken')
    .where('taken_by', '=', staffId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
