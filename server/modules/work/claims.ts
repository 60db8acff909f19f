import { WORK_KINDS } from '@towpath/contracts/api/staffWork.ts';
import { mayHaveWork } from '@towpath/domain/people/workPermissions.ts';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { holdPermissions } from '../staff/members.ts';
import { RUNG } from './callsWaiting.ts';
import { requireNotPutBack } from './notPutBack.ts';
import { type NextTry, WAITING, type WorkKind, type WorkTimes } from './workItems.ts';

/** What a module of some work does where it is taken from the list, or with null given back, in the same transaction. */
export type OnClaim = (
  trx: DatabaseTransaction,
  claim: { readonly workId: string; readonly staffId: string | null; readonly at: Date },
) => Promise<void>;

type Claim = { readonly workId: string; readonly staffId: string };

/** Waiting work, held until the transaction ends; undefined where none of that id waits. */
export function holdWork(trx: DatabaseTransaction, workId: string) {
  return trx
    .selectFrom('work_items')
    .select(['kind', 'customer_id', 'taken_by', 'taken_at', 'last_outcome'])
    .where('id', '=', workId)
    .where('state', 'in', WAITING)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Who else has work of a person in which they are rung, since two who each had some would ring twice; undefined for nobody.
 * Until the transaction ends nobody else takes any of it.
 */
async function elseRings(
  trx: DatabaseTransaction,
  customerId: string,
  staffId: string,
): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`rings ${customerId}`}, 0))`.execute(trx);
  const row = await trx
    .selectFrom('work_items')
    .select('taken_by')
    .where('customer_id', '=', customerId)
    .where('kind', 'in', RUNG)
    .where('state', '=', 'taken')
    .where('taken_by', '<>', staffId)
    .limit(1)
    .executeTakeFirst();
  return row?.taken_by ?? undefined;
}

/**
 * Takes waiting work, unless somebody has it, or has other work in which the same person is rung. Those who take one at
 * once take turns, and the first has it. Who may not have work of its kind, as of now, takes none: they may have ended in
 * this moment, or have another role.
 *
 * @returns who has it now, null where none of that id waits for them; `isNew` where it was taken just now; `isOther` where
 *   what they have is other work of that person
 */
export async function take(
  trx: DatabaseTransaction,
  { workId, staffId, at }: Claim & { readonly at: Date },
): Promise<{
  readonly by: string | null;
  readonly isNew: boolean;
  readonly isOther?: boolean;
  readonly customerId: string | null;
}> {
  const permissions = await holdPermissions(trx, staffId);
  const work = await holdWork(trx, workId);
  if (!work) return { by: null, isNew: false, customerId: null };
  const customerId = work.customer_id;
  if (work.taken_by !== null) return { by: work.taken_by, isNew: false, customerId };
  const kind = WORK_KINDS.find(one => one === work.kind);
  if (!kind || !mayHaveWork(permissions, kind, work.last_outcome))
    return { by: null, isNew: false, customerId: null };
  const other =
    customerId !== null && RUNG.includes(work.kind) ? await elseRings(trx, customerId, staffId) : undefined;
  if (other !== undefined) return { by: other, isNew: false, isOther: true, customerId };
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
 * @throws ApiError NOT_FOUND for work of another kind, or that they have not taken; WORK_IS_TAKEN where somebody put it back
 *   who saw that they had it, with who did and why
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
  if (!row && isUuid(workId)) await requireNotPutBack(on, { workId, staffId });
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

/** How work comes back to the list: what came of it, and whether that was in vain and counts as a try. */
export type Again = {
  readonly outcome: string;
  readonly isInVain: boolean;
  /** When it is tried next; null where that stays as it was. */
  readonly moves: { readonly nextTry: NextTry; readonly times: WorkTimes } | null;
};

/** Puts work back on the list, for whoever tries next. False where it is not theirs any more. */
export async function tryAgain(
  trx: DatabaseTransaction,
  { workId, staffId }: Claim,
  { outcome, isInVain, moves }: Again,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('work_items')
    .set(({ eb }) => ({
      state: 'open',
      taken_by: null,
      taken_at: null,
      attempts: eb('attempts', '+', isInVain ? 1 : 0),
      last_outcome: outcome,
      ...(moves && {
        next_try_at: moves.nextTry.from,
        agreed_until: moves.nextTry.until,
        due_at: moves.times.dueAt,
        not_before: moves.times.notBefore,
      }),
      // A talk in which nobody was reached is tried again as a call is.
      begins_at: null,
      told_late_at: null,
    }))
    .where('id', '=', workId)
    .where('state', '=', 'taken')
    .where('taken_by', '=', staffId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
