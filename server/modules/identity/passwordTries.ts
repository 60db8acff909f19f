import { createHmac } from 'node:crypto';
import { emailKey } from '@towpath/domain/values/email.ts';
import { sql } from 'kysely';
import type { KeyRing } from '../../platform/config/keyRing.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
/** People mistype; a program tries thousands. From this many wrong passwords in a row on, each brings a pause. */
const FREE_TRIES = 5;
/** The pause doubles from one minute up to this, so that nobody is shut out of their account for long. */
const LONGEST_PAUSE = 15 * MINUTE;
/** Tries this far apart have nothing to do with one another. */
const FORGET_AFTER = DAY;
/** From everywhere together, in a day. Then only places count from where the right password came before. */
const TRIES_FROM_EVERYWHERE = 50;
/** How long such a place is known, and so the longest that anything here is kept. */
export const PLACE_KNOWN_DAYS = 30;
const KNOWN_FOR = PLACE_KNOWN_DAYS * DAY;

/** What is tried: the password, or, after it, a code of the second factor. Each has its own counts. */
type Tried = 'password' | 'second factor';

/** Something tried for an email from one place: a network, or a session that is asked for it again. */
export type Try = {
  /** The row of this email from this place. */
  readonly fromHere: Buffer;
  /** The row of this email from everywhere. */
  readonly fromEverywhere: Buffer;
};

/** What a try is allowed: to be looked at, to wait so many milliseconds, or nothing until the owner came in by mail. */
export type Allowed =
  | {
      readonly may: 'try';
      /** Whether a pause begins if it is a wrong one. */
      readonly isLast: boolean;
    }
  | {
      readonly may: 'wait';
      readonly ms: number /** How many this pause has turned away. */;
      readonly turnedAway: number;
    }
  | { readonly may: 'mail' };

/** The keys are the same for an email with and without an account. */
export function tryFor(
  email: string,
  place: Buffer | string,
  { current }: KeyRing,
  tried: Tried = 'password',
): Try {
  const keyed = (subject: string) => createHmac('sha256', current).update(subject).digest();
  const place64 = Buffer.from(place).toString('base64');
  return {
    fromHere: keyed(`${tried} from ${place64} ${emailKey(email)}`),
    fromEverywhere: keyed(`${tried} ${emailKey(email)}`),
  };
}

/**
 * Counts a try before its password is looked at, so that tries at the same moment cannot all pass; `tryWasRight` takes it
 * back. Counts it against the place alone.
 */
export async function reserveHere(database: Database, { fromHere }: Try, now: Date): Promise<Allowed> {
  const forgotten = new Date(now.getTime() - FORGET_AFTER);
  // A pause that ends later was begun before the clock was set back.
  const longest = new Date(now.getTime() + LONGEST_PAUSE);
  const { rows } = await sql<{ tries: number }>`
    insert into password_tries as known (key, tries, counted_since, last_at)
    values (${fromHere}, 1, ${now}, ${now})
    on conflict (key) do update set
      tries = ${after(forgotten)},
      last_at = ${now},
      turned_away = 0,
      paused_until = ${now}::timestamptz + case when ${after(forgotten)} < ${FREE_TRIES} then null
        else least(${MINUTE} * power(2, least(${after(forgotten)} - ${FREE_TRIES}, 20)), ${LONGEST_PAUSE})
        end * interval '1 millisecond'
    where known.paused_until is null or known.paused_until <= ${now}
      or known.paused_until > ${longest}
    returning tries`.execute(database);
  if (rows.length > 0) return { may: 'try', isLast: rows.some(({ tries }) => tries >= FREE_TRIES) };
  const row = await database
    .updateTable('password_tries')
    .set({ turned_away: sql`turned_away + 1` })
    .where('key', '=', fromHere)
    .returning(['paused_until', 'turned_away'])
    .executeTakeFirst();
  const ms = Math.max(1, (row?.paused_until?.getTime() ?? 0) - now.getTime());
  return { may: 'wait', ms, turnedAway: row?.turned_away ?? 1 };
}

/** As `reserveHere`, and against all places together, which shuts out those that are not known. */
export async function reserveEverywhere(database: Database, tried: Try, now: Date): Promise<Allowed> {
  const here = await reserveHere(database, tried, now);
  if (here.may !== 'try') return here;
  const forgotten = new Date(now.getTime() - FORGET_AFTER);
  const { rows } = await sql`
    insert into password_tries as known (key, tries, counted_since, last_at)
    values (${tried.fromEverywhere}, 1, ${now}, ${now})
    on conflict (key) do update set
      tries = case when known.counted_since <= ${forgotten} then 1 else known.tries + 1 end,
      counted_since = case when known.counted_since <= ${forgotten} then ${now} else known.counted_since end,
      last_at = ${now}
    where known.tries < ${TRIES_FROM_EVERYWHERE} or known.counted_since <= ${forgotten}
      or exists (
        select 1 from password_tries place where place.key = ${tried.fromHere} and place.known_until > ${now})
    returning 1`.execute(database);
  return rows.length > 0 ? here : { may: 'mail' };
}

/** After the right one: the place starts anew and is known from now on. */
export async function tryWasRight(
  on: Database | DatabaseTransaction,
  { fromHere, fromEverywhere }: Try,
  now: Date,
): Promise<void> {
  await startAnew(on, fromHere, now);
  await on
    .updateTable('password_tries')
    .set({ tries: sql`greatest(tries - 1, 0)` })
    .where('key', '=', fromEverywhere)
    .execute();
}

/** A try whose password was never looked at does not count. */
export async function giveBack(database: Database, { fromHere, fromEverywhere }: Try): Promise<void> {
  await database
    .updateTable('password_tries')
    .set({ tries: sql`greatest(tries - 1, 0)`, paused_until: null })
    .where('key', 'in', [fromHere, fromEverywhere])
    .execute();
}

/** After the owner came in by mail: this place is known, and tries from everywhere are forgotten. */
export async function cameByMail(
  on: Database | DatabaseTransaction,
  { fromHere, fromEverywhere }: Try,
  now: Date,
): Promise<void> {
  await startAnew(on, fromHere, now);
  await on.deleteFrom('password_tries').where('key', '=', fromEverywhere).execute();
}

/**
 * Lifts the limit from everywhere for this place alone. Its own count and pause stay: who reads the mail must not be able
 * to guess on by asking for one link after the other.
 */
export async function knowPlace(
  on: Database | DatabaseTransaction,
  { fromHere }: Try,
  now: Date,
): Promise<void> {
  const known = { known_until: new Date(now.getTime() + KNOWN_FOR) };
  await on
    .insertInto('password_tries')
    .values({ key: fromHere, tries: 0, counted_since: now, last_at: now, ...known })
    .onConflict(conflict => conflict.column('key').doUpdateSet(known))
    .execute();
}

/** Removes counts that have run out, and places that are no longer known. */
export async function tidyTries(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('password_tries')
    .where('last_at', '<', new Date(now.getTime() - FORGET_AFTER))
    .where(({ eb, or }) => or([eb('known_until', 'is', null), eb('known_until', '<', now)]))
    .execute();
}

/** The count with one try more; tries before `forgotten` are not counted. */
function after(forgotten: Date) {
  return sql`case when known.last_at < ${forgotten} then 1 else known.tries + 1 end`;
}

async function startAnew(on: Database | DatabaseTransaction, key: Buffer, now: Date): Promise<void> {
  const anew = { tries: 0, paused_until: null, known_until: new Date(now.getTime() + KNOWN_FOR) };
  await on
    .insertInto('password_tries')
    .values({ key, counted_since: now, last_at: now, ...anew })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ ...anew, last_at: now }))
    .execute();
}
