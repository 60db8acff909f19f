import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { ErasureReason } from '@towpath/domain/people/erasure.ts';
import { keptUntil, type RetentionRules } from '@towpath/domain/people/retention.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { sql } from 'kysely';
import { note } from '../../platform/audit/auditLog.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { Due } from '../../platform/database/retained.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { eachPerson, type HeldUp } from './eachPerson.ts';
import { type ErasingDeps, erasePerson } from './erase.ts';
import { forgetGuestErasure } from './guestErasures.ts';

export const ERASURE_MAIL = 'erasure asked';
export const CANCELLED_MAIL = 'erasure cancelled';

export type AskedErasure = {
  readonly askedAt: Date;
  readonly eraseOn: string;
  /** Whether the waiting time is being counted, since the person was told. */
  readonly isTold: boolean;
};

type LoggedIn = { readonly customerId: string; readonly sessionId: string; readonly network: Buffer };
/** A person here who acts for somebody has no session of theirs. */
type Asker = Pick<LoggedIn, 'customerId'> & Partial<LoggedIn>;
type Asking = { readonly database: Database; readonly rules: RetentionRules; readonly outbox: Outbox };

/** Writes down that a person wants to be erased, once: asked again, the first day stays. */
export async function askForErasure(
  {
    database,
    rules,
    outbox,
  }: Pick<Asking, 'database' | 'rules'> & {
    readonly outbox: Pick<Outbox, 'add' | 'nudge'>;
  },
  who: Asker,
  reason: ErasureReason | undefined,
  now: Date,
): Promise<AskedErasure> {
  const { customerId } = who;
  const asked = await database.transaction().execute(async trx => {
    await forgetGuestErasure(trx, customerId);
    const eraseOn = isoDate(keptUntil(londonDate(now), rules.erasures.keep));
    const added = await trx
      .insertInto('erasures')
      .values({
        customer_id: customerId,
        asked_at: now,
        erase_on: eraseOn,
        reason: reason ?? null,
        waits_for_notice: true,
      })
      .onConflict(conflict => conflict.doNothing())
      .returning('customer_id')
      .executeTakeFirst();
    if (added) {
      await note(trx, { ...who, kind: 'erasure asked', at: now, facts: {} });
      await outbox.add(trx, customerId, ERASURE_MAIL, now, customerId);
    }
    return erasureOf(trx, customerId);
  });
  outbox.nudge();
  if (!asked) throw new Error('An erasure is neither new nor there.');
  return asked;
}

/** What a person has asked for; null for nothing. Its day is later where they were told later than they asked. */
export async function erasureOf(
  database: Database | DatabaseTransaction,
  customerId: string,
): Promise<AskedErasure | null> {
  const row = await database
    .selectFrom('erasures')
    .select(['asked_at', 'erase_on', 'waits_for_notice'])
    .where('customer_id', '=', customerId)
    .where('by_guest', '=', false)
    .executeTakeFirst();
  return (row && { askedAt: row.asked_at, eraseOn: row.erase_on, isTold: !row.waits_for_notice }) ?? null;
}

/** Keeps the account of a person who is logged in. Without an erasure it changes nothing. */
export function keepAccount(deps: Asking, who: LoggedIn, now: Date): Promise<void> {
  return deps.database.transaction().execute(async trx => {
    const gone = await trx
      .deleteFrom('erasures')
      .where('customer_id', '=', who.customerId)
      .returning('customer_id')
      .executeTakeFirst();
    if (gone) await noteKept(trx, deps.outbox, who, now);
  });
}

/**
 * Keeps the account of a person in their place, who answered a mail that it was not them. False where nothing is to be
 * erased. The mail that says so leaves within seconds, from a process that serves.
 */
export function keepForPerson(
  deps: { readonly database: Database; readonly outbox: Pick<Outbox, 'add'> },
  customerId: string,
  now: Date,
): Promise<boolean> {
  return deps.database.transaction().execute(async trx => {
    const gone = await trx
      .deleteFrom('erasures')
      .where('customer_id', '=', customerId)
      .returning('customer_id')
      .executeTakeFirst();
    if (gone) await noteKept(trx, deps.outbox, { customerId }, now);
    return gone !== undefined;
  });
}

/** Keeps the account that a link of a mail is about. Throws NOT_FOUND for a link that is old or made up. */
export async function keepByLink(
  { database, outbox }: Asking,
  token: string,
  network: Buffer,
  now: Date,
): Promise<void> {
  await database.transaction().execute(async trx => {
    const kept = await trx
      .deleteFrom('erasures')
      .where('keep_token_hash', '=', hashOf(token))
      .returning('customer_id')
      .executeTakeFirst();
    if (!kept) throw new ApiError('NOT_FOUND');
    await noteKept(trx, outbox, { customerId: kept.customer_id, network }, now);
  });
  outbox.nudge();
}

async function noteKept(
  trx: DatabaseTransaction,
  outbox: Pick<Outbox, 'add'>,
  who: { readonly customerId: string; readonly sessionId?: string; readonly network?: Buffer },
  now: Date,
): Promise<void> {
  await note(trx, { ...who, kind: 'erasure cancelled', at: now, facts: {} });
  await outbox.add(trx, who.customerId, CANCELLED_MAIL, now);
}

/** Makes the token of the link by which a person keeps their account; undefined once nothing is to be erased. */
export async function newKeepToken(database: Database, customerId: string): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url');
  const row = await database
    .updateTable('erasures')
    .set({ keep_token_hash: hashOf(token) })
    .where('customer_id', '=', customerId)
    .returning('customer_id')
    .executeTakeFirst();
  return row && token;
}

/** How many erasures are due, and when the oldest of them was asked for. */
export function erasuresDue(database: Database, now: Date): Promise<Due> {
  return database
    .selectFrom('erasures')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('asked_at').as('oldest')])
    .where('erase_on', '<=', isoDate(londonDate(now)))
    .where('waits_for_notice', '=', false)
    .executeTakeFirstOrThrow();
}

/**
 * Erases who asked for it and has not kept the account, each by themselves, with a mail that says that it is done. Gives
 * how many.
 */
export async function eraseWhoAsked(
  deps: ErasingDeps & { readonly database: Database; readonly heldUp: HeldUp },
  now: Date,
  most: number,
): Promise<number> {
  const { database, seal, heldUp } = deps;
  const rows = await database
    .selectFrom('erasures')
    .select('customer_id')
    .where('erase_on', '<=', isoDate(londonDate(now)))
    .where('waits_for_notice', '=', false)
    .orderBy('erase_on')
    .limit(most + heldUp.size)
    .execute();
  const people = rows.map(row => row.customer_id);
  return eachPerson({ database, heldUp, now }, people, async (trx, customerId) => {
    const asked = await trx
      .selectFrom('erasures')
      .select(['reason', 'by_guest'])
      .where('customer_id', '=', customerId)
      .forUpdate()
      .executeTakeFirst();
    // Kept since the list was read.
    if (!asked) return;
    // Who has registered since is asked for the password, and is told by mail.
    const onlyIf = ({ email }: { readonly email: string | null }) => !asked.by_guest || email === null;
    const erased = await erasePerson(trx, deps, { customerId, now, onlyIf });
    if (!erased) return forgetGuestErasure(trx, customerId);
    if (asked.reason !== null) await countReason(trx, asked.reason, now);
    if (erased.email !== null) await addNotice(trx, seal, erased.email, now);
  });
}

async function countReason(trx: DatabaseTransaction, reason: string, now: Date): Promise<void> {
  const month = isoDate({ ...londonDate(now), day: 1 });
  await trx
    .insertInto('erasure_reasons')
    .values({ month, reason, count: 1 })
    .onConflict(conflict =>
      conflict.columns(['month', 'reason']).doUpdateSet({ count: sql`erasure_reasons.count + 1` }),
    )
    .execute();
}

async function addNotice(trx: DatabaseTransaction, seal: Seal, email: string, now: Date): Promise<void> {
  const id = randomUUID();
  await trx
    .insertInto('erasure_notices')
    .values({ id, sealed_email: seal.close(email, noticeSubject(id)), due_at: now })
    .execute();
}

/** What the address of a notice is sealed for. */
export function noticeSubject(id: string): string {
  return `erasure notice ${id}`;
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
