import { randomUUID } from 'node:crypto';
import type { WarnedBefore } from '@towpath/domain/people/retention.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { peopleAwaySince } from '../customers/retained.ts';

/** People who have not been here for long, as `peopleAwaySince` gives them. */
type Away = ReturnType<typeof peopleAwaySince>;

/**
 * Those of some people who have yet to be written to: nobody has since they were here last, or no mail server took it.
 *
 * @param askedBefore a mail that was asked for before then and has not gone is given up
 */
export async function unwarned(
  database: Database,
  away: Away,
  askedBefore: Date,
  most: number,
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom(away)
    .leftJoin('retention_warnings as warning', join =>
      join
        .onRef('warning.customer_id', '=', 'person.id')
        .onRef('warning.asked_at', '>', 'person.last_seen_at')
        .on(({ or, eb }) => or([eb('sent_at', 'is not', null), eb('asked_at', '>=', askedBefore)])),
    )
    .select('person.id')
    .where('warning.id', 'is', null)
    .orderBy('person.last_seen_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Those of some people whom a mail reached before a moment, and who have not been here since it was asked for. */
export async function warnedLongAgo(
  database: Database,
  away: Away,
  sentBefore: Date,
  most: number,
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom(away)
    .innerJoin('retention_warnings as warning', join =>
      join
        .onRef('warning.customer_id', '=', 'person.id')
        .onRef('warning.asked_at', '>', 'person.last_seen_at')
        .on('warning.sent_at', '<=', sentBefore),
    )
    .select('person.id')
    .orderBy('person.last_seen_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Writes down that a person is being written to. Gives the number of the warning. */
export async function addWarning(
  trx: DatabaseTransaction,
  customerId: string,
  rule: WarnedBefore,
  now: Date,
): Promise<string> {
  const warning = { id: randomUUID(), rule, asked_at: now, sent_at: null };
  await trx
    .insertInto('retention_warnings')
    .values({ customer_id: customerId, ...warning })
    .onConflict(conflict => conflict.column('customer_id').doUpdateSet(warning))
    .execute();
  return warning.id;
}

/** A warning by its number; undefined once there is another. */
export async function warningOf(
  database: Database,
  customerId: string,
  id: string,
): Promise<{ readonly rule: string; readonly askedAt: Date } | undefined> {
  const row = await database
    .selectFrom('retention_warnings')
    .select(['rule', 'asked_at'])
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { rule: row.rule, askedAt: row.asked_at };
}

/** Writes down that a mail server has taken a warning: its days count from now. */
export async function noteWarned(
  trx: DatabaseTransaction,
  customerId: string,
  id: string,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('retention_warnings')
    .set({ sent_at: at })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}
