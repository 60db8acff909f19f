import { readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { openSealed } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { fromLondonClock } from '../../platform/time/londonClock.ts';
import { londonMidnight } from '../../platform/time/londonMidnight.ts';
import { closeWork, openWork } from '../work/workItems.ts';

/** For whom and what a note is sealed, and a task. */
export const noteSubject = (customerId: string, id: string) => `case note ${customerId} ${id}`;
export const taskSubject = (customerId: string, id: string) => `case task ${customerId} ${id}`;

type Written = {
  readonly customerId: string;
  readonly id: string;
  readonly at: Date;
  readonly staffId: string;
  readonly text: string;
};

/** The text of a note in its row. Throws DoesNotOpen. */
export function openedNote(seal: Seal, customerId: string, id: string, sealed: Buffer): string {
  const place = { key: 'HEALTH_DATA_KEY', table: 'case_notes', id } as const;
  return openSealed(seal, sealed, noteSubject(customerId, id), place);
}

/** The text of a task in its row. Throws DoesNotOpen. */
export function openedTask(seal: Seal, customerId: string, id: string, sealed: Buffer): string {
  const place = { key: 'HEALTH_DATA_KEY', table: 'case_tasks', id } as const;
  return openSealed(seal, sealed, taskSubject(customerId, id), place);
}

/** Notes about a person, the latest first. Throws DoesNotOpen. */
export async function notesOf(
  database: Database,
  seal: Seal,
  customerId: string,
): Promise<readonly Omit<Written, 'customerId'>[]> {
  const rows = await database
    .selectFrom('case_notes')
    .select(['id', 'at', 'staff_id', 'sealed'])
    .where('customer_id', '=', customerId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, at, staff_id: staffId, sealed }) => ({
    id,
    at,
    staffId,
    text: openedNote(seal, customerId, id, sealed),
  }));
}

/** Adds a note; false, with nothing changed, where there is one of this id. */
export async function addNote(trx: DatabaseTransaction, seal: Seal, note: Written): Promise<boolean> {
  const { customerId, id, at, staffId, text } = note;
  const sealed = seal.close(text, noteSubject(customerId, id));
  const added = await trx
    .insertInto('case_notes')
    .values({ customer_id: customerId, id, at, staff_id: staffId, sealed })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/**
 * By when a task of a day is done, the last minute of it in London, and since when somebody waits for it: since that day
 * begins, or since it was written down where that was later. A task for next spring makes nobody wait before.
 *
 * @param dueOn 'YYYY-MM-DD'
 */
function timesOf(dueOn: string, writtenAt: Date) {
  const day = readIsoDate(dueOn);
  if (!day) throw new Error('A task is kept with a day.');
  const begins = londonMidnight(day);
  return {
    dueAt: fromLondonClock({ day, time: '23:59' }),
    notBefore: null,
    waitsSince: begins > writtenAt ? begins : writtenAt,
  };
}

/** A task that is not done yet, as it was written down; undefined for none. Throws DoesNotOpen. */
export async function taskToDo(database: Database, seal: Seal, customerId: string, id: string) {
  const row = await database
    .selectFrom('case_tasks')
    .select(['staff_id', 'at', 'due_on', 'sealed'])
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      staffId: row.staff_id,
      at: row.at,
      dueOn: row.due_on,
      text: openedTask(seal, customerId, id, row.sealed),
    }
  );
}

/** What is to be done for a person: what is not done yet first, by its day. Throws DoesNotOpen. */
export async function tasksOf(database: Database, seal: Seal, customerId: string) {
  const rows = await database
    .selectFrom('case_tasks')
    .select(['id', 'staff_id', 'due_on', 'sealed', 'done_at', 'done_by', 'is_closed'])
    .where('customer_id', '=', customerId)
    .orderBy('done_at', order => order.desc().nullsFirst())
    .orderBy('due_on')
    .orderBy('id')
    .execute();
  return rows.map(row => ({
    id: row.id,
    staffId: row.staff_id,
    dueOn: row.due_on,
    text: openedTask(seal, customerId, row.id, row.sealed),
    done:
      row.done_at && row.done_by ? { at: row.done_at, staffId: row.done_by, isClosed: row.is_closed } : null,
  }));
}

/**
 * Adds a task, and puts it on the work list; false, with nothing changed, where there is one of this id.
 *
 * @param task `dueOn`: 'YYYY-MM-DD'
 */
export async function addTask(
  trx: DatabaseTransaction,
  seal: Seal,
  task: Written & { readonly dueOn: string },
): Promise<boolean> {
  const { customerId, id, at, staffId, text, dueOn } = task;
  const sealed = seal.close(text, taskSubject(customerId, id));
  const added = await trx
    .insertInto('case_tasks')
    .values({ customer_id: customerId, id, at, staff_id: staffId, due_on: dueOn, sealed })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  await openWork(trx, { kind: 'task', subject: id, customerId, ...timesOf(dueOn, at), at });
  return true;
}

/** Whether a task of this id is another person's. */
export async function isTaskOfAnother(
  trx: DatabaseTransaction,
  { customerId, id }: Pick<Written, 'customerId' | 'id'>,
): Promise<boolean> {
  const other = await trx
    .selectFrom('case_tasks')
    .select('id')
    .where('id', '=', id)
    .where('customer_id', '<>', customerId)
    .executeTakeFirst();
  return other !== undefined;
}

/** Says that a task is done, on the work list too: 'done' now, 'done before', or 'none' of that id. */
export async function finishTask(
  trx: DatabaseTransaction,
  { customerId, id, at, staffId }: Omit<Written, 'text'>,
): Promise<'done' | 'done before' | 'none'> {
  const done = await trx
    .updateTable('case_tasks')
    .set({ done_at: at, done_by: staffId })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (done) {
    await closeWork(trx, { kind: 'task', subject: id, customerId }, { state: 'done', outcome: 'done', at });
    return 'done';
  }
  const there = await trx
    .selectFrom('case_tasks')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return there ? 'done before' : 'none';
}

/** One of us closed the session: what was to be done for its person is not, and stays in their case as closed by them. */
export async function closeTasks(
  trx: DatabaseTransaction,
  { customerId, at, staffId }: Pick<Written, 'customerId' | 'at' | 'staffId'>,
): Promise<void> {
  const closed = await trx
    .updateTable('case_tasks')
    .set({ done_at: at, done_by: staffId, is_closed: true })
    .where('customer_id', '=', customerId)
    .where('done_at', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of closed) {
    await closeWork(
      trx,
      { kind: 'task', subject: id, customerId },
      { state: 'cancelled', outcome: 'closed', at },
    );
  }
}
