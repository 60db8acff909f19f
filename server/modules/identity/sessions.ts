import { BROWSERS, DEVICE_KINDS, SYSTEMS } from '@towpath/contracts/api/account.ts';
import { note } from '../../platform/audit/auditLog.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { RunQuery } from '../../platform/database/preparedStatements.ts';
import { noteSeen } from '../customers/retained.ts';
import { type Device, UNKNOWN_DEVICE } from './devices.ts';
import { endChallenges } from './second-factor/challenges.ts';
import { type NewToken, newToken, readToken, tokenAfter } from './token.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Someone who comes back within this many days is still logged in. */
export const SESSION_DAYS = 30;
/** However often it is used, a login ends so many days after it was made: a copy of it is not good for ever. */
export const LONGEST_SESSION_DAYS = 90;
/**
 * Two tabs may refresh with the same token at the same moment, or the answer may be lost on the way. Within this time,
 * while the new token is unused and on the same device, the old one gives the new one again.
 */
const GRACE_MILLISECONDS = 30_000;

export type StartedSession = { readonly sessionId: string; readonly refreshToken: string };
export type Refreshed = {
  readonly customerId: string;
  readonly sessionId: string;
  /** Null where the new one cannot be given again, since the key it was made with has changed meanwhile. */
  readonly refreshToken: string | null;
};

/** Begins a session with its first refresh token. */
export async function startSession(
  database: Database | DatabaseTransaction,
  customerId: string,
  now: Date,
  device: Device = UNKNOWN_DEVICE,
): Promise<StartedSession> {
  const expiresAt = expiryOf(now, now);
  const first = newToken(customerId);
  const { session_id } = await database
    .with('session', query =>
      query
        .insertInto('sessions')
        .values({
          customer_id: customerId,
          started_at: now,
          expires_at: expiresAt,
          device_kind: device.kind,
          browser: device.browser,
          system: device.system,
          last_used_at: now,
        })
        .returning('session_id'),
    )
    .insertInto('refresh_tokens')
    .columns(['customer_id', 'token_hash', 'session_id', 'expires_at'])
    .expression(query =>
      query
        .selectFrom('session')
        .select(({ val, cast }) => [
          cast<string>(val(customerId), 'uuid').as('customer_id'),
          cast<Buffer>(val(first.hash), 'bytea').as('token_hash'),
          'session_id',
          cast<Date>(val(expiresAt), 'timestamptz').as('expires_at'),
        ]),
    )
    .returning('session_id')
    .executeTakeFirstOrThrow();
  return { sessionId: session_id, refreshToken: first.token };
}

const FIND_SESSION = {
  name: 'session-runs',
  text: `select 1 from sessions
    where customer_id = $1 and session_id = $2 and ended_at is null and expires_at > $3`,
};

/** Whether a session still runs. */
export async function sessionRuns(
  run: RunQuery,
  customerId: string,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  return (await run(FIND_SESSION, [customerId, sessionId, now])).length > 0;
}

/**
 * Exchanges a refresh token for a new one. Null when it is unknown, expired, not of this person, or already
 * used: using one twice shows that somebody else has a copy, so the whole session ends.
 */
export async function exchangeRefreshToken(
  database: Database,
  shown: {
    readonly userId: string;
    readonly token: string;
    readonly network: Buffer;
    readonly device: Device;
  },
  secret: string,
  now: Date,
): Promise<Refreshed | null> {
  const { userId, network, device } = shown;
  const read = readToken(shown.token);
  if (!read || read.customerId !== userId.toLowerCase()) return null;
  return database.transaction().execute(async trx => {
    const { customerId, hash } = read;
    const token = await trx
      .selectFrom('refresh_tokens')
      .innerJoin('sessions', join =>
        join
          .onRef('sessions.customer_id', '=', 'refresh_tokens.customer_id')
          .onRef('sessions.session_id', '=', 'refresh_tokens.session_id'),
      )
      .select([
        'refresh_tokens.session_id',
        'used_at',
        'successor_hash',
        'started_at',
        'ended_at',
        'refresh_tokens.expires_at',
        'device_kind',
        'browser',
        'system',
      ])
      .where('refresh_tokens.customer_id', '=', customerId)
      .where('token_hash', '=', hash)
      // Two exchanges of one token take turns; the second sees what the first did.
      .forUpdate()
      .executeTakeFirst();
    if (!token || token.ended_at || token.expires_at <= now) return null;
    const { session_id: sessionId, started_at: startedAt } = token;
    // A release without a last day may have promised more.
    if (lastMoment(startedAt) <= now) return null;
    const successor = tokenAfter(customerId, shown.token, secret);
    if (!token.used_at) {
      await rotate(trx, { customerId, sessionId, startedAt, hash, successor, now });
      return { customerId, sessionId, refreshToken: successor.token };
    }
    const isSameDevice =
      token.device_kind === device.kind && token.browser === device.browser && token.system === device.system;
    if (isSameDevice && (await isInGrace(trx, customerId, token.used_at, token.successor_hash, now))) {
      const isSame = token.successor_hash?.equals(successor.hash) ?? false;
      return { customerId, sessionId, refreshToken: isSame ? successor.token : null };
    }
    await endSession(trx, customerId, sessionId, now);
    await note(trx, {
      kind: 'sessions ended',
      at: now,
      customerId,
      sessionId,
      network,
      facts: { why: 'refresh token used twice', count: 1 },
    });
    return null;
  });
}

async function rotate(
  trx: DatabaseTransaction,
  rotation: {
    customerId: string;
    sessionId: string;
    startedAt: Date;
    hash: Buffer;
    successor: NewToken;
    now: Date;
  },
): Promise<void> {
  const { customerId, sessionId, startedAt, hash, successor, now } = rotation;
  const expiresAt = expiryOf(startedAt, now);
  await trx
    .updateTable('refresh_tokens')
    .set({ used_at: now, successor_hash: successor.hash })
    .where('customer_id', '=', customerId)
    .where('token_hash', '=', hash)
    .execute();
  await trx
    .insertInto('refresh_tokens')
    .values({
      customer_id: customerId,
      token_hash: successor.hash,
      session_id: sessionId,
      expires_at: expiresAt,
    })
    .execute();
  await trx
    .updateTable('sessions')
    .set({ expires_at: expiresAt, last_used_at: now })
    .where('customer_id', '=', customerId)
    .where('session_id', '=', sessionId)
    .execute();
  await noteSeen(trx, customerId, now);
}

function lastMoment(startedAt: Date): Date {
  return new Date(startedAt.getTime() + LONGEST_SESSION_DAYS * DAY);
}

/** When a session ends that is not used again after `usedAt`. */
function expiryOf(startedAt: Date, usedAt: Date): Date {
  const unused = usedAt.getTime() + SESSION_DAYS * DAY;
  return new Date(Math.min(unused, lastMoment(startedAt).getTime()));
}

async function isInGrace(
  trx: DatabaseTransaction,
  customerId: string,
  usedAt: Date,
  successorHash: Buffer | null,
  now: Date,
): Promise<boolean> {
  // A use that lies ahead was before the clock was set back, and who knows how long ago.
  const apart = Math.abs(now.getTime() - usedAt.getTime());
  if (!successorHash || apart > GRACE_MILLISECONDS) return false;
  const successor = await trx
    .selectFrom('refresh_tokens')
    .select('used_at')
    .where('customer_id', '=', customerId)
    .where('token_hash', '=', successorHash)
    .executeTakeFirst();
  return successor !== undefined && successor.used_at === null;
}

/** Ends one session: its refresh tokens and access tokens stop working. Returns whether it still ran. */
export async function endSession(
  database: Database | DatabaseTransaction,
  customerId: string,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('customer_id', '=', customerId)
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The session a refresh token belongs to, whether the token is still good or not; null for an unknown one. */
export async function sessionOf(
  database: Database | DatabaseTransaction,
  refreshToken: string,
): Promise<{ readonly customerId: string; readonly sessionId: string } | null> {
  const read = readToken(refreshToken);
  if (!read) return null;
  const token = await database
    .selectFrom('refresh_tokens')
    .select('session_id')
    .where('customer_id', '=', read.customerId)
    .where('token_hash', '=', read.hash)
    .executeTakeFirst();
  return token ? { customerId: read.customerId, sessionId: token.session_id } : null;
}

/**
 * Ends every session of a person except the one named, and logins that wait for a code. Returns how many sessions there
 * were.
 */
export async function endAllSessions(
  trx: DatabaseTransaction,
  customerId: string,
  now: Date,
  except?: string,
): Promise<number> {
  await endChallenges(trx, customerId);
  let query = trx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null);
  if (except) query = query.where('session_id', '!=', except);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** A login that still works, as the person is shown it. */
export type RunningSession = {
  readonly id: string;
  readonly device: Device;
  /** Exact to a quarter of an hour: an access token lasts as long, and only its exchange is written down. */
  readonly lastUsedAt: Date;
  /** When it ends however often it is used. */
  readonly endsAt: Date;
};

/** Every session of a person that still runs, the latest used first. */
export async function runningSessions(
  database: Database | DatabaseTransaction,
  customerId: string,
  now: Date,
): Promise<readonly RunningSession[]> {
  const rows = await database
    .selectFrom('sessions')
    .select(['session_id', 'started_at', 'last_used_at', 'device_kind', 'browser', 'system'])
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('started_at', '>', new Date(now.getTime() - LONGEST_SESSION_DAYS * DAY))
    .execute();
  return rows
    .map(({ session_id, started_at, last_used_at, device_kind, browser, system }) => ({
      id: session_id,
      device: {
        kind: oneOf(DEVICE_KINDS, device_kind),
        browser: oneOf(BROWSERS, browser),
        system: oneOf(SYSTEMS, system),
      },
      lastUsedAt: last_used_at ?? started_at,
      endsAt: lastMoment(started_at),
    }))
    .sort((a, b) => b.lastUsedAt.getTime() - a.lastUsedAt.getTime());
}

/** A later release may have kept what this one does not know. */
function oneOf<Code extends string>(codes: readonly Code[], stored: string | null): Code | null {
  return codes.find(code => code === stored) ?? null;
}
