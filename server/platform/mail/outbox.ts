import type { FastifyBaseLogger } from 'fastify';
import { type AliasedExpression, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { describeFault } from '../http/faults.ts';
import type { Clock } from '../time/clock.ts';
import { inSpan, type Tracing } from '../tracing/tracing.ts';
import { addMail } from './addMail.ts';
import { AT_ONCE, type Claimed, claimMails, giveBack, LEASE, markSent, putOff } from './claims.ts';
import { MAIL_CONNECTIONS, type Mail, type MailSender } from './port.ts';

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
   * `nudge` after the transaction has committed. It is due within the hour. `about` identifies the subject of the mail,
   * where its writer needs it.
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
  /** Waits for the mails being sent; what is due besides is left to another process, or the next start. */
  stop(): Promise<void>;
};

declare module 'fastify' {
  interface FastifyInstance {
    outbox: Outbox;
  }
}

const SECOND = 1000;
const LOOK_EVERY = 3 * SECOND;
/** How many mails are handed over at the same time; a mail server answers in about a tenth of a second. */
const LANES = MAIL_CONNECTIONS;
/** What of a claim has not begun by then is left to others, so that nobody sends it twice. */
const BEGIN_WITHIN = LEASE / 2;

/** Mails wait in a table, so that none is lost when the mail server, or this one, is away for a while. */
export function createOutbox(deps: {
  readonly database: Database;
  readonly clock: Clock;
  readonly sender: MailSender;
  readonly writers: Readonly<Record<string, MailWriter>>;
  /** By kind, for kinds that are written down elsewhere too. */
  readonly sentNotes?: Readonly<Record<string, SentNote>>;
  /** Kinds that nobody waits for: they go after those that somebody does. */
  readonly unhurried?: readonly string[];
  readonly tracing?: Tracing | undefined;
}): Outbox {
  const { database, clock, sender, writers, sentNotes = {}, unhurried = [], tracing } = deps;
  let log: FastifyBaseLogger | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** What is being sent, side by side. */
  const lanes = new Set<Promise<void>>();
  /** The ids of the mails that are taken and not yet done with. */
  const inHand = new Set<string>();
  let lastTaken: Promise<unknown> = Promise.resolve();
  /** Something was added while there was no room for another lane. */
  let again = false;
  let fault: unknown;
  let isStopping = false;

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

  async function trySending(mail: Claimed): Promise<void> {
    try {
      await inSpan(tracing, { name: `mail ${mail.kind}`, kind: 'internal' }, async () =>
        noteSent(mail, await deliver(mail)),
      );
    } catch (fault) {
      log?.warn(
        { kind: mail.kind, attempt: mail.attempts, ...describeFault(fault), message: '' },
        'mail not sent',
      );
      await putOff(database, mail, clock.now());
    }
  }

  /** Takes one claim after the other, so that each knows what the one before has taken. */
  function take(): Promise<Claimed[]> {
    const taken = lastTaken.then(async () => {
      const mails = await claimMails(database, clock.now(), [...inHand]);
      for (const { id } of mails) inHand.add(id);
      return mails;
    });
    lastTaken = taken.catch(() => undefined);
    return taken;
  }

  /** Sends one claim after the other, each in order, until nothing is due. A full claim is a reason for another lane. */
  async function sendDue(): Promise<void> {
    while (!isStopping) {
      const mails = await take();
      if (mails.length === 0) return;
      if (mails.length === AT_ONCE) widen();
      // By a clock that nobody sets.
      const begun = performance.now();
      try {
        for (const [place, mail] of mails.entries()) {
          if (isStopping || performance.now() - begun > BEGIN_WITHIN) {
            await giveBack(database, mails.slice(place), clock.now());
            break;
          }
          await trySending(mail);
          inHand.delete(mail.id);
        }
      } finally {
        for (const { id } of mails) inHand.delete(id);
      }
    }
  }

  /** Begins another lane, where there is room for one. */
  function widen(): void {
    if (isStopping) return;
    if (lanes.size === LANES) {
      again = true;
      return;
    }
    const lane = sendDue()
      .catch(thrown => {
        fault ??= thrown;
      })
      .finally(() => {
        lanes.delete(lane);
        if (again && lanes.size === 0 && fault === undefined) {
          again = false;
          widen();
        }
      });
    lanes.add(lane);
  }

  async function allLanes(): Promise<void> {
    while (lanes.size > 0) await Promise.all(lanes);
  }

  const outbox: Outbox = {
    add: (trx, customerId, kind, dueAt, about) =>
      addMail(trx, { customerId, kind, dueAt, about, isUnhurried: unhurried.includes(kind) }),
    async addForEach(on, customers, kind, dueAt) {
      await on
        .insertInto('outbox')
        .columns(['customer_id', 'kind', 'due_at', 'first_due_at', 'is_unhurried'])
        .expression(query =>
          query
            .selectFrom(customers)
            .select([
              'customer.id',
              sql<string>`${kind}`.as('kind'),
              sql<Date>`${dueAt}::timestamptz`.as('due_at'),
              sql<Date>`${dueAt}::timestamptz`.as('first_due_at'),
              sql<boolean>`${unhurried.includes(kind)}::boolean`.as('is_unhurried'),
            ]),
        )
        .execute();
    },
    nudge() {
      // The database may be unavailable; the next round finds the mails where they are.
      outbox.drain().catch(fault => log?.warn(describeFault(fault), 'mails not looked at'));
    },
    async drain() {
      fault = undefined;
      widen();
      await allLanes();
      if (fault !== undefined) throw fault;
    },
    start(logger) {
      log = logger;
      timer = setInterval(() => outbox.nudge(), LOOK_EVERY);
      timer.unref();
      outbox.nudge();
    },
    async stop() {
      clearInterval(timer);
      isStopping = true;
      await allLanes();
      sender.close();
    },
  };
  return outbox;
}
