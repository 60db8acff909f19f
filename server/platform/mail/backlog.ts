import type { Database } from '../database/database.ts';

/** Far more than would be looked at one by one: counting all of a million would be work for nothing. */
const COUNTED_AT_MOST = 100_000;
const DAY = 24 * 3600 * 1000;

/** Mails that have not left. Counts go up to 100,000. */
export type MailBacklog = {
  /** Due, and not taken by a mail server yet. */
  readonly waiting: number;
  /** When the one that has waited longest was due for the first time; null for none. */
  readonly oldest: Date | null;
  /** Given up in the last 24 hours. */
  readonly givenUp: number;
};

/** Reads it from indexes of what waits and what was given up, however many mails are kept. */
export async function mailBacklog(database: Database, now: Date): Promise<MailBacklog> {
  const read = await database
    .selectNoFrom(({ selectFrom }) => {
      const waiting = selectFrom('outbox')
        .where('sent_at', 'is', null)
        .where('gave_up_at', 'is', null)
        .where('first_due_at', '<=', now);
      const givenUp = selectFrom('outbox').where('gave_up_at', '>', new Date(now.getTime() - DAY));
      return [
        selectFrom(waiting.select('first_due_at').limit(COUNTED_AT_MOST).as('mails'))
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .as('waiting'),
        waiting.select(({ fn }) => fn.min('first_due_at').as('oldest')).as('oldest'),
        selectFrom(givenUp.select('gave_up_at').limit(COUNTED_AT_MOST).as('mails'))
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .as('givenUp'),
      ];
    })
    .executeTakeFirstOrThrow();
  return { waiting: read.waiting ?? 0, oldest: read.oldest, givenUp: read.givenUp ?? 0 };
}
