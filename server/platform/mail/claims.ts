import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../database/database.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** How long a mail that is taken belongs to whoever took it: that of a process that dies goes to another then. */
export const LEASE = 120 * SECOND;
/** How many are taken at a time. */
export const AT_ONCE = 5;
/** How long to wait after each failed try; the last of them is repeated until the mail is given up. */
const PAUSES = [5 * SECOND, 30 * SECOND, 120 * SECOND, 600 * SECOND, HOUR];
/** A mail server may be away for three days. */
const MOST_TRIES = PAUSES.length + 71;
/**
 * Nothing is put off for longer. What is due later still was written before the clock was set back, and would wait for
 * as long as that was.
 */
const LONGEST_WAIT = HOUR + LEASE;

export type Claimed = {
  readonly id: string;
  readonly customer_id: string;
  readonly kind: string;
  readonly attempts: number;
  readonly about: string | null;
};

/**
 * Takes some due mails for this process alone, until the lease is over: those that somebody waits for first. What this
 * process still has in hand is left out, since a clock that is set forward ends a lease while a mail is on its way.
 */
export async function claimMails(
  database: Database,
  now: Date,
  inHand: readonly string[],
): Promise<Claimed[]> {
  const taken = await database
    .with('next', query =>
      query
        .selectFrom('outbox')
        .select(['id', 'is_unhurried', 'due_at'])
        .where('sent_at', 'is', null)
        .where('gave_up_at', 'is', null)
        .where(({ or, eb }) =>
          or([eb('due_at', '<=', now), eb('due_at', '>', new Date(now.getTime() + LONGEST_WAIT))]),
        )
        .$if(inHand.length > 0, due => due.where('id', 'not in', inHand))
        .orderBy('is_unhurried')
        .orderBy('due_at')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('outbox')
    .from('next')
    .set({ due_at: new Date(now.getTime() + LEASE), attempts: sql`attempts + 1` })
    .whereRef('outbox.id', '=', 'next.id')
    .returning([
      'outbox.id',
      'customer_id',
      'kind',
      'attempts',
      'about',
      'next.is_unhurried',
      'next.due_at as was_due_at',
    ])
    .execute();
  // An update returns its rows in no order.
  return taken.sort(
    (one, other) =>
      Number(one.is_unhurried) - Number(other.is_unhurried) ||
      one.was_due_at.getTime() - other.was_due_at.getTime(),
  );
}

/** Leaves mails that were taken, and not tried, to whoever comes next. */
export async function giveBack(database: Database, mails: readonly Claimed[], now: Date): Promise<void> {
  if (mails.length === 0) return;
  await database
    .updateTable('outbox')
    .set({ due_at: now, attempts: sql`attempts - 1` })
    .where(
      'id',
      'in',
      mails.map(({ id }) => id),
    )
    .execute();
}

export async function markSent(database: Database, id: string, now: Date): Promise<void> {
  await database.updateTable('outbox').set({ sent_at: now }).where('id', '=', id).execute();
}

/** After a try that failed: it is tried again later, or given up. */
export async function putOff(database: Database, { id, attempts }: Claimed, now: Date): Promise<void> {
  const pause = PAUSES[Math.min(attempts, PAUSES.length) - 1] ?? HOUR;
  await database
    .updateTable('outbox')
    .set(attempts >= MOST_TRIES ? { gave_up_at: now } : { due_at: new Date(now.getTime() + pause) })
    .where('id', '=', id)
    .execute();
}

/** When the latest mail of a kind about something was given up; null where it was not. */
export async function whenGivenUp(
  on: Database | DatabaseTransaction,
  customerId: string,
  kind: string,
  about: string,
  since: Date,
): Promise<Date | null> {
  const row = await on
    .selectFrom('outbox')
    .select('gave_up_at')
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .where('about', '=', about)
    .where('gave_up_at', '>=', since)
    .executeTakeFirst();
  return row?.gave_up_at ?? null;
}
