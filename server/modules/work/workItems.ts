import { WORK_KINDS } from '@towpath/contracts/api/staffWork.ts';
import type { StaffPermission } from '@towpath/domain/people/staffPermissions.ts';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { isToldOf } from './toldWork.ts';

/** What may wait for one of us. */
export type WorkKind = (typeof WORK_KINDS)[number];

/** Which piece of work: whom it is for, and the row of its module, by that module's own id, which another person's may have too. */
export type WorkSubject = {
  readonly kind: WorkKind;
  readonly subject: string;
  readonly customerId: string;
};

/** When it is to be done. */
export type WorkTimes = { readonly dueAt: Date; readonly notBefore: Date | null };

/** When waiting work is tried next: not before the one moment, and by the other where the person named a time. */
export type NextTry = { readonly from: Date; readonly until: Date | null };

/** Work that nobody has finished yet. */
export type WaitingWork = WorkTimes & {
  readonly id: string;
  readonly subject: string;
  readonly createdAt: Date;
  /** How often it was tried in vain. */
  readonly attempts: number;
  /** Null where it is planned from when it was asked for. */
  readonly nextTry: NextTry | null;
};

export const WAITING = ['open', 'taken'] as const;

/** How dangerous work with worrying words is: above what is urgent, which is 1. */
export const WORRYING_WORDS = 2;

/**
 * Puts work on the list. Again for the same subject moves what changed, and whoever has taken it keeps it. How pressing it
 * is follows from what its person has told (`weighing.ts`).
 *
 * @param danger where there are worrying words in it, which stays; left out where there are none
 * @param waitsSince since when its person waits; since it was asked for where left out
 * @param beginsAt when a booked talk begins; left out for other work
 * @throws ApiError NOT_FOUND where work for somebody else waits under this subject, which stays as it is
 */
export async function openWork(
  trx: DatabaseTransaction,
  work: WorkSubject &
    WorkTimes & {
      readonly danger?: typeof WORRYING_WORDS | undefined;
      readonly at: Date;
      readonly waitsSince?: Date;
      readonly beginsAt?: Date;
    },
): Promise<void> {
  const moving = {
    due_at: work.dueAt,
    not_before: work.notBefore,
    is_answered: false,
    ...(work.waitsSince && { waits_since: work.waitsSince }),
    ...(work.beginsAt && { begins_at: work.beginsAt }),
    ...(work.danger && { danger: work.danger }),
  };
  const opened = await trx
    .insertInto('work_items')
    .values({
      kind: work.kind,
      customer_id: work.customerId,
      subject: work.subject,
      created_at: work.at,
      ...moving,
    })
    .onConflict(conflict =>
      conflict
        .columns(['kind', 'subject'])
        .where('state', 'in', WAITING)
        .doUpdateSet(moving)
        .where('work_items.customer_id', '=', work.customerId),
    )
    .returning('id')
    .executeTakeFirst();
  if (!opened) throw new ApiError('NOT_FOUND');
}

/**
 * Changes when waiting work is to be done, when it begins, since when it is waited for, how grave it is, or which row it is
 * about; whoever has taken it keeps it. A number that they were told was told for the times of before, and is asked about
 * anew.
 */
export async function changeWork(
  trx: DatabaseTransaction,
  { kind, subject, customerId }: WorkSubject,
  {
    dueAt,
    notBefore,
    newSubject,
    nextTry,
    waitsSince,
    beginsAt,
    danger,
  }: Partial<WorkTimes> & {
    readonly newSubject?: string;
    readonly nextTry?: NextTry;
    readonly waitsSince?: Date;
    readonly beginsAt?: Date;
    readonly danger?: typeof WORRYING_WORDS;
  },
): Promise<void> {
  await trx
    .updateTable('work_items')
    .set({
      subject: newSubject ?? subject,
      due_at: dueAt,
      not_before: notBefore,
      waits_since: waitsSince,
      danger,
      ...(beginsAt && { begins_at: beginsAt, told_late_at: null }),
      ...(dueAt && {
        number_told_at: sql<Date | null>`case
          when due_at is distinct from ${dueAt} or not_before is distinct from ${notBefore ?? null} then null
          else number_told_at end`,
      }),
      ...(nextTry && { next_try_at: nextTry.from, agreed_until: nextTry.until, told_late_at: null }),
    })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('customer_id', '=', customerId)
    .where('state', 'in', WAITING)
    .execute();
}

/** Takes waiting work off the list: it is done, with what came of it, or no longer wanted. */
export async function closeWork(
  trx: DatabaseTransaction,
  { kind, subject, customerId }: WorkSubject,
  how: { readonly state: 'done' | 'cancelled'; readonly outcome: string | null; readonly at: Date },
): Promise<void> {
  await trx
    .updateTable('work_items')
    .set({ state: how.state, last_outcome: how.outcome, done_at: how.at })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('customer_id', '=', customerId)
    .where('state', 'in', WAITING)
    .execute();
}

/** Says what waiting work is about by now, where nothing else is said of it yet; whoever has taken it keeps it. */
export async function sayOfWork(
  trx: DatabaseTransaction,
  { kind, subject, customerId }: WorkSubject,
  outcome: string,
): Promise<void> {
  await trx
    .updateTable('work_items')
    .set({ last_outcome: outcome })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('customer_id', '=', customerId)
    .where('state', 'in', WAITING)
    .where('last_outcome', 'is', null)
    .execute();
}

/** Takes waiting work off the list that nobody has taken: who has it notes what came of it themselves. */
export async function closeUntaken(
  trx: DatabaseTransaction,
  { kind, subject, customerId }: WorkSubject,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('work_items')
    .set({ state: 'cancelled', last_outcome: null, done_at: at })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('customer_id', '=', customerId)
    .where('state', '=', 'open')
    .execute();
}

/**
 * Puts the latest work about a row back on the list, for anybody: what had finished it is undone, and its person waits anew,
 * from `since` until `dueAt`. Work that was not finished is taken from who has it, and is waited for as before.
 */
export async function reopenWork(
  trx: DatabaseTransaction,
  work: WorkSubject,
  { since, dueAt }: { readonly since: Date; readonly dueAt: Date },
): Promise<void> {
  const id = await workIdOf(trx, work);
  if (id === undefined) return openWork(trx, { ...work, dueAt, notBefore: null, at: since });
  await trx
    .updateTable('work_items')
    .set({ state: 'open', taken_by: null, taken_at: null, last_outcome: null, done_at: null })
    .set({ is_answered: false, waits_since: since, due_at: dueAt, told_late_at: null, weighed_at: null })
    .where('id', '=', id)
    .where('state', 'not in', WAITING)
    .execute();
  await trx
    .updateTable('work_items')
    .set({ state: 'open', taken_by: null, taken_at: null })
    .where('id', '=', id)
    .where('state', '=', 'taken')
    .execute();
}

/** Puts waiting work back on the list, for somebody else, with what came of it so far. */
export async function putBack(
  trx: DatabaseTransaction,
  { kind, subject, customerId }: WorkSubject,
  outcome: string,
): Promise<void> {
  await trx
    .updateTable('work_items')
    .set({ state: 'open', taken_by: null, taken_at: null, last_outcome: outcome })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('customer_id', '=', customerId)
    .where('state', 'in', WAITING)
    .execute();
}

/** Which row of which module a piece of work is about, and whom; undefined where there is none of that id. */
export async function workOf(
  on: Database | DatabaseTransaction,
  workId: string,
): Promise<
  { readonly kind: string; readonly subject: string; readonly customerId: string | null } | undefined
> {
  const row = await on
    .selectFrom('work_items')
    .select(['kind', 'subject', 'customer_id'])
    .where('id', '=', workId)
    .executeTakeFirst();
  return row && { kind: row.kind, subject: row.subject, customerId: row.customer_id };
}

/** The id of the latest work about a row; undefined where there was none. */
export async function workIdOf(
  on: Database | DatabaseTransaction,
  { kind, subject, customerId }: WorkSubject,
): Promise<string | undefined> {
  const row = await on
    .selectFrom('work_items')
    .select('id')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** What of a kind waits for a person, who has waited longest first. */
export async function waitingWork(
  on: Database | DatabaseTransaction,
  kind: WorkKind,
  customerId: string,
): Promise<readonly WaitingWork[]> {
  const rows = await on
    .selectFrom('work_items')
    .select(['id', 'subject', 'due_at', 'not_before', 'created_at', 'next_try_at', 'agreed_until'])
    .select('attempts')
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .where('state', 'in', WAITING)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(row => ({
    id: row.id,
    subject: row.subject,
    dueAt: row.due_at,
    notBefore: row.not_before,
    createdAt: row.created_at,
    attempts: row.attempts,
    nextTry: row.next_try_at && { from: row.next_try_at, until: row.agreed_until },
  }));
}

/** Whom work of a kind waits for. */
export async function waitedForBy(database: Database, kind: WorkKind): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('work_items')
    .select('customer_id')
    .distinct()
    .where('kind', '=', kind)
    .where('state', 'in', WAITING)
    .execute();
  return rows.flatMap(row => row.customer_id ?? []);
}

/** Of which kind other work is that waits for a person, besides one piece, as far as whoever reads it is told of it. */
export async function otherWorkOf(
  database: Database,
  { customerId, workId }: { readonly customerId: string; readonly workId: string },
  permissions: readonly StaffPermission[],
): Promise<readonly WorkKind[]> {
  const rows = await database
    .selectFrom('work_items')
    .select('kind')
    .distinct()
    .where('customer_id', '=', customerId)
    .where('id', '<>', workId)
    .where('state', 'in', WAITING)
    .orderBy('kind')
    .execute();
  return WORK_KINDS.filter(kind => isToldOf(kind, permissions) && rows.some(row => row.kind === kind));
}
