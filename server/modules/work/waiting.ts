import { type RawBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { WAITING, type WorkSubject } from './workItems.ts';

/** Since when the person of work waits, of its rows; null where nobody does at that moment, as before a talk that is booked. */
export function waitsSince(at: Date): RawBuilder<Date | null> {
  return sql<Date | null>`case when not is_answered and coalesce(waits_since, created_at) <= ${at}
    then coalesce(waits_since, created_at) end`;
}

/** Says of work that nobody waits in it now: its person has our answer, and may say more. */
export async function noteAnswered(
  trx: DatabaseTransaction,
  { kind, subject, customerId }: WorkSubject,
): Promise<void> {
  await trx
    .updateTable('work_items')
    .set({ is_answered: true })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('customer_id', '=', customerId)
    .where('state', 'in', WAITING)
    .where('is_answered', '=', false)
    .execute();
}

/** Says of answered work that its person waits again; where they wait already nothing changes. */
export async function noteWaitsAgain(
  trx: DatabaseTransaction,
  { kind, subject, customerId }: WorkSubject,
  { since, dueAt }: { readonly since: Date; readonly dueAt: Date },
): Promise<void> {
  await trx
    .updateTable('work_items')
    .set({ is_answered: false, waits_since: since, due_at: dueAt, told_late_at: null })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('customer_id', '=', customerId)
    .where('state', 'in', WAITING)
    .where('is_answered', '=', true)
    .execute();
}

/** Since when the person of work waits, and until when; undefined where it waits for nobody, or they do not wait in it. */
export async function waitIn(
  database: Database,
  { kind, subject, customerId }: WorkSubject,
): Promise<{ readonly since: Date; readonly dueAt: Date } | undefined> {
  return database
    .selectFrom('work_items')
    .select(({ fn, ref }) => [
      fn.coalesce(ref('waits_since'), ref('created_at')).as('since'),
      ref('due_at').as('dueAt'),
    ])
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('customer_id', '=', customerId)
    .where('state', 'in', WAITING)
    .where('is_answered', '=', false)
    .executeTakeFirst();
}
