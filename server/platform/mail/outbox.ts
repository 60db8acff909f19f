import type { FastifyBaseLogger } from 'fastify';
import { type AliasedExpression, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { describeFault } from '../http/faults.ts';
import type { Clock } from '../time/clock.ts';
import type { Mail, MailSender } from './port.ts';

/** Writes the mail of one kind to one person at the moment it is sent; null when it has become pointless. */
export type MailWriter = (customerId: string, about: string | null) => Promise<Mail | null>;

/** Records that a mail of one kind has been sent, together with the outbox's own record of it. */
export type SentNote = (
  trx: DatabaseTransaction,
  customerId: string,
  about: string,
  at: Date,
) => Promise<void>;

export type Outbox = {
  /**
   * Records a mail in the transaction that causes it: it is sent after the commit, or not at all. Call
   * `nudge` after the transaction has committed. `about` identifies the subject of the mail, where its writer
   * needs it.
   */
  add(trx: DatabaseTransaction, customerId: string, kind: string, dueAt: Date, about?: string): Promise<void>;
  /**
   * Records one for each of the people given, in one statement whether there are any or none; `nudge` as for
   * `add`.
   */
  addForEach(
    database: Database,
    customers: AliasedExpression<{ id: string }, 'customer'>,
    kind: string,
    dueAt: Date,
  ): Promise<void>;
  /** Sends what is due now, in the background. Never throws: a mail must not make a call fail. */
  nudge(): void;
  /** Sends what is due and waits for it. */
  drain(): Promise<void>;
  /** Checks again every few seconds from now on: for retries, and for what another process left. */
  start(log: FastifyBaseLogger): void;
  /** Waits for the mails being sent. */
  stop(): Promise<void>;
};

declare module 'fastify' {
  interface FastifyInstance {
    outbox: Outbox;
  }
}

const SECOND = 1000;
const LOOK_EVERY = 3 * SECOND;
/** How long the row of a mail that was sent or given up is kept. */
const KEEP = 30 * 24 * 60 * 60 * SECOND;
/** How long to wait after each failed try; after the last one the mail is given up. */
const PAUSES = [5, 30, 120, 600, 3600].map(seconds => seconds * SECOND);
/** The mails of a process that dies while sending are released to others after this long. */
const LEASE = 120 * SECOND;
const AT_ONCE = 10;

/** Mails wait in a table, so that none is lost when the mail server, or this one, is away for a while. */
export function createOutbox(deps: {
  readonly database: Database;
  readonly clock: Clock;
  readonly sender: MailSender;
  readonly writers: Readonly<Record<string, MailWriter>>;
  /** By kind, for kinds that are written down elsewhere too. */
  readonly sentNotes?: Readonly<Record<string, SentNote>>;
}): Outbox {
  const { database, clock, sender, writers, sentNotes = {} } = deps;
  let log: FastifyBaseLogger | undefined;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | null = null;
  let again = false;

  /** Returns whether there was anything to send. */
  async function deliver(mail: Claimed): Promise<boolean> {
    const written = await writers[mail.kind]?.(mail.customer_id, mail.about);
    if (written) await sender.send(written);
    return Boolean(written);
  }

  async function noteSent(mail: Claimed, hasGone: boolean): Promise<void> {
    const note = hasGone && mail.about !== null ? sentNotes[mail.kind] : undefined;
    if (!note || mail.about === null) return markSent(database, mail.id, clock.now());
    const { customer_id: customerId, about } = mail;
    await database.transaction().execute(async trx => {
      await markSent(trx, mail.id, clock.now());
      await note(trx, customerId, about, clock.now());
    });
  }

  async function sendDue(): Promise<void> {
    for (;;) {
      const mails = await claim(database, clock.now());
      if (mails.length === 0) return;
      for (const mail of mails) {
        try {
          await noteSent(mail, await deliver(mail));
        } catch (fault) {
          log?.warn(
            { kind: mail.kind, attempt: mail.attempts, ...describeFault(fault), message: '' },
            'mail not sent',
          );
          await putOff(database, mail, clock.now());
        }
      }
    }
  }

  const outbox: Outbox = {
    async add(trx, customerId, kind, dueAt, about) {
      await trx
        .insertInto('outbox')
        .values({ customer_id: customerId, kind, due_at: dueAt, about: about ?? null })
        .execute();
    },
    async addForEach(on, customers, kind, dueAt) {
      await on
        .insertInto('outbox')
        .columns(['customer_id', 'kind', 'due_at'])
        .expression(query =>
          query
            .selectFrom(customers)
            .select([
              'customer.id',
              sql<string>`${kind}`.as('kind'),
              sql<Date>`${dueAt}::timestamptz`.as('due_at'),
            ]),
        )
        .execute();
    },
    nudge() {
      // The database may be unavailable; the next round finds the mails where they are.
      outbox.drain().catch(fault => log?.warn(describeFault(fault), 'mails not looked at'));
    },
    drain() {
      if (working) {
        // What was added since the running look began needs another one.
        again = true;
        return working;
      }
      const run = async () => {
        do {
          again = false;
          await sendDue();
        } while (again);
      };
      working = run().finally(() => {
        working = null;
      });
      return working;
    },
    start(logger) {
      log = logger;
      timer = setInterval(() => outbox.nudge(), LOOK_EVERY);
      timer.unref();
      outbox.nudge();
    },
    async stop() {
      clearInterval(timer);
      await working?.catch(() => undefined);
      sender.close();
    },
  };
  return outbox;
}

type Claimed = { id: string; customer_id: string; kind: string; attempts: number; about: string | null };

/** Takes some due mails for this process alone, until the lease is over. */
async function claim(database: Database, now: Date): Promise<Claimed[]> {
  return database
    .updateTable('outbox')
    .set({ due_at: new Date(now.getTime() + LEASE), attempts: sql`attempts + 1` })
    .where('id', 'in', query =>
      query
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('gave_up_at', 'is', null)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'customer_id', 'kind', 'attempts', 'about'])
    .execute();
}

async function markSent(database: Database, id: string, now: Date): Promise<void> {
  await database.updateTable('outbox').set({ sent_at: now }).where('id', '=', id).execute();
}

async function putOff(database: Database, { id, attempts }: Claimed, now: Date): Promise<void> {
  const pause = PAUSES[attempts - 1];
  await database
    .updateTable('outbox')
    .set(pause === undefined ? { gave_up_at: now } : { due_at: new Date(now.getTime() + pause) })
    .where('id', '=', id)
    .execute();
}

/** Removes mails that are long done with. Any server may do it, any number of times. */
export async function tidyOutbox(deps: {
  readonly database: Database;
  readonly clock: Clock;
}): Promise<void> {
  const { database, clock } = deps;
  const before = new Date(clock.now().getTime() - KEEP);
  await database
    .deleteFrom('outbox')
    .where(({ or, eb }) => or([eb('sent_at', '<', before), eb('gave_up_at', '<', before)]))
    .execute();
}
