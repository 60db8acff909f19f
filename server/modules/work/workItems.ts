import { WORK_KINDS } from '@towpath/contracts/api/staffWork.ts';
import { PRESSING_CODES, type PressingWork } from '@towpath/domain/solutions/recommend/workDanger.ts';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { dueMoment, lateAfter } from './late.ts';
import { isOnList } from './onList.ts';

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

/** Work as the whole list has it. */
export type ListedWork = {
  /** When it is due; null while nobody waits in it. */
  readonly dueAt: Date | null;
  /** After which it is late; null while nobody waits in it. */
  readonly lateAfter: Date | null;
  /** When a booked talk begins; null for other work. */
  readonly beginsAt: Date | null;
  readonly notBefore: Date | null;
  readonly id: string;
  readonly kind: string;
  readonly danger: 0 | 1 | 2;
  /** What makes it urgent, as it was weighed last. */
  readonly pressing: PressingWork | null;
  readonly createdAt: Date;
  /** How often it was tried in vain. */
  readonly attempts: number;
  readonly lastOutcome: string | null;
  /** The row of its module that it is about, and whom. */
  readonly subject: string;
  readonly customerId: string | null;
  readonly taken: { readonly by: string; readonly at: Date } | null;
  /** From whom somebody else put it back on the list last, who did (null for a command), and why. */
  readonly putBack: { readonly from: string; readonly by: string | null; readonly why: string | null } | null;
};

const DANGERS = [0, 1, WORRYING_WORDS] as const;
/** A talk stands where it begins, also once somebody has it. */
const HAS_ITS_PLACE_AT = sql`coalesce(begins_at, due_at)`;

/** In which order work stands on the list: the gravest words first, then what is due first, and last where nobody waits. */
const PLACE = [
  sql<number>`-danger`,
  sql<boolean>`is_answered`,
  HAS_ITS_PLACE_AT,
  sql<Date>`created_at`,
  sql<string>`id`,
] as const;

/**
 * How much work of its kind that nobody has taken stands before a piece of waiting work on the list; null where that is on
 * it no more.
 */
export async function openBefore(
  on: Database,
  { kind, subject, customerId }: WorkSubject,
): Promise<number | null> {
  const place = sql.join(PLACE);
  const row = await on
    .with('mine', rows =>
      rows
        .selectFrom('work_items')
        .select(sql`row(${place})`.as('place'))
        .where('kind', '=', kind)
        .where('subject', '=', subject)
        .where('customer_id', '=', customerId)
        .where('state', 'in', WAITING),
    )
    .selectFrom('mine')
    .select(({ selectFrom }) =>
      selectFrom('work_items')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('kind', '=', kind)
        .where('state', '=', 'open')
        .where(sql<boolean>`row(${place}) < mine.place`)
        .as('before'),
    )
    .executeTakeFirst();
  return row ? Number(row.before) : null;
}

/** A matter whose code this program does not know is one of a later release: the list goes on without it. */
function pressingIn(kept: string | null, on: string | null): PressingWork | null {
  const code = PRESSING_CODES.find(one => one === kept);
  return code === undefined ? null : { code, on };
}

/** All that is on the list at a moment, in its order. */
export async function allWaitingWork(database: Database, at: Date): Promise<readonly ListedWork[]> {
  const rows = await database
    .selectFrom('work_items')
    .select([
      'id',
      'kind',
      'danger',
      'begins_at',
      'not_before',
      'created_at',
      'attempts',
      'taken_by',
      'taken_at',
    ])
    .select(['last_outcome', 'subject', 'customer_id', 'is_answered', 'pressing_code', 'pressing_on'])
    .select(['put_back_from', 'put_back_by', 'put_back_why'])
    .select([dueMoment.as('due_at'), lateAfter.as('late_after')])
    .where('state', 'in', WAITING)
    .where(isOnList(at))
    .orderBy(sql.join(PLACE))
    .execute();
  return rows.map(row => ({
    id: row.id,
    kind: row.kind,
    danger: DANGERS.find(one => one === row.danger) ?? 0,
    pressing: pressingIn(row.pressing_code, row.pressing_on),
    dueAt: row.is_answered ? null : row.due_at,
    lateAfter: row.is_answered ? null : row.late_after,
    beginsAt: row.begins_at,
    notBefore: row.not_before,
    createdAt: row.created_at,
    attempts: row.attempts,
    lastOutcome: row.last_outcome,
    subject: row.subject,
    customerId: row.customer_id,
    taken: row.taken_by && row.taken_at ? { by: row.taken_by, at: row.taken_at } : null,
    putBack:
      row.put_back_from === null
        ? null
        : { from: row.put_back_from, by: row.put_back_by, why: row.put_back_why },
  }));
}

/** Of which kind other work is that waits for a person, besides one piece. */
export async function otherWorkOf(
  database: Database,
  customerId: string,
  workId: string,
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
  return WORK_KINDS.filter(kind => rows.some(row => row.kind === kind));
}

/** Work as a calendar has it. */
export type PlannedWork = WorkTimes &
  Pick<ListedWork, 'id' | 'kind' | 'subject' | 'createdAt'> & { readonly takenBy: string | null };

/** Work of some kinds that waits and is due, or may be begun, before a moment: what is due first, first. */
export async function waitingBefore(
  database: Database,
  kinds: readonly WorkKind[],
  before: Date,
): Promise<readonly PlannedWork[]> {
  const rows = await database
    .selectFrom('work_items')
    .select(['id', 'kind', 'subject', 'due_at', 'not_before', 'created_at', 'taken_by'])
    .where('state', 'in', WAITING)
    .where('kind', 'in', kinds)
    .where(({ or, eb }) => or([eb('due_at', '<', before), eb('not_before', '<', before)]))
    .orderBy('due_at')
    .orderBy('id')
    .execute();
  return rows.map(row => ({
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    dueAt: row.due_at,
    notBefore: row.not_before,
    createdAt: row.created_at,
    takenBy: row.taken_by,
  }));
}
