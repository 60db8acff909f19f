import { PRESSING_CODES, type PressingWork } from '@towpath/domain/solutions/recommend/workDanger.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { dueMoment, lateAfter } from './late.ts';
import { isOnList } from './onList.ts';
import { WAITING, WORRYING_WORDS, type WorkKind, type WorkSubject, type WorkTimes } from './workItems.ts';
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

/**
 * The day by which what makes it urgent is there; that on which it came, or its talk begins, where there is no such day: it
 * may be any. What is not urgent by its day has none here.
 */
const DANGER_IS_THERE_ON = sql`case when danger <> 1 then date 'infinity'
  else coalesce(pressing_on, (coalesce(begins_at, created_at) at time zone 'Europe/London')::date) end`;

/**
 * In which order work stands on the list: the gravest words first, of what is urgent the danger of the nearest day, then what
 * is due first, and last where nobody waits.
 */
const PLACE = [
  sql<number>`-danger`,
  sql<boolean>`is_answered`,
  DANGER_IS_THERE_ON,
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
