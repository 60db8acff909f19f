import { randomBytes } from 'node:crypto';
import { BROWSERS, DEVICE_KINDS, SYSTEMS } from '@towpath/contracts/api/account.ts';
import type { StaffSession } from '@towpath/contracts/api/staffSession.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { StaffCaller } from '../../platform/http/who.ts';
import type { Device } from '../identity/devices.ts';
import { hashOf } from '../identity/token.ts';
import { knownPermissions } from './members.ts';

const MINUTE = 60_000;
/** A working day: whoever begins the next one signs in again. */
const LONGEST = 12 * 60 * MINUTE;
/** A screen that nobody has touched for so long is one that somebody has left. */
const LONGEST_UNUSED = 30 * MINUTE;

/** Begins a sign-in; returns its token, of which nothing but the hash is kept. */
export async function startStaffSession(
  trx: DatabaseTransaction,
  staffId: string,
  device: Device,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await trx
    .insertInto('staff_sessions')
    .values({
      staff_id: staffId,
      token_hash: hashOf(token),
      started_at: now,
      last_used_at: now,
      device_kind: device.kind,
      browser: device.browser,
      system: device.system,
    })
    .execute();
  await trx.updateTable('staff_members').set({ last_signed_in_at: now }).where('id', '=', staffId).execute();
  return token;
}

/**
 * Who signs a call with a token, and writes down that it was used, where it was.
 *
 * @throws ApiError NOT_FOUND where it never was one of ours, so that a stranger learns nothing, and NOT_SIGNED_IN where
 *   it has ended
 */
export async function staffOf(
  database: Database,
  token: string | undefined,
  now: Date,
  isUse = true,
): Promise<StaffCaller> {
  const row =
    token === undefined
      ? undefined
      : await database
          .selectFrom('staff_sessions')
          .innerJoin('staff_members', 'staff_members.id', 'staff_sessions.staff_id')
          .innerJoin('staff_roles', 'staff_roles.role', 'staff_members.role')
          .select(['staff_sessions.id as session_id', 'staff_id', 'email', 'name', 'staff_members.role'])
          .select(['permissions', 'started_at', 'last_used_at', 'staff_sessions.ended_at'])
          .where('token_hash', '=', hashOf(token))
          .executeTakeFirst();
  if (!row) throw new ApiError('NOT_FOUND');
  const { session_id: sessionId, last_used_at: usedAt } = row;
  const isOver =
    row.ended_at !== null ||
    now.getTime() - row.started_at.getTime() >= LONGEST ||
    now.getTime() - usedAt.getTime() >= LONGEST_UNUSED;
  if (isOver) throw new ApiError('NOT_SIGNED_IN');
  if (isUse && now.getTime() - usedAt.getTime() >= MINUTE) {
    await database
      .updateTable('staff_sessions')
      .set({ last_used_at: now })
      .where('id', '=', sessionId)
      .execute();
  }
  const { staff_id: staffId, email, name, role } = row;
  return {
    kind: 'staff',
    staffId,
    sessionId,
    email,
    name,
    role,
    permissions: knownPermissions(row.permissions),
  };
}

/**
 * Which of some sign-ins still work. Asking is no use of them: a screen that only shows what comes is one that nobody
 * touches.
 */
export async function runningOf(
  database: Database,
  sessionIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('staff_sessions')
    .select('id')
    .where('id', 'in', [...sessionIds])
    .where('ended_at', 'is', null)
    .where('started_at', '>', new Date(now.getTime() - LONGEST))
    .where('last_used_at', '>', new Date(now.getTime() - LONGEST_UNUSED))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Ends one sign-in of somebody. False where they have none of that id. */
export async function endStaffSession(
  trx: DatabaseTransaction,
  staffId: string,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('staff_sessions')
    .set(({ fn, val }) => ({ ended_at: fn.coalesce('ended_at', val(now)) }))
    .where('staff_id', '=', staffId)
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Ends every sign-in of somebody, but for one to keep. */
export async function endStaffSessions(
  trx: DatabaseTransaction,
  staffId: string,
  now: Date,
  kept: string | null = null,
): Promise<void> {
  await trx
    .updateTable('staff_sessions')
    .set({ ended_at: now })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .$if(kept !== null, query => query.where('id', '<>', kept))
    .execute();
}

/** The sign-ins of somebody that still work, the latest used first; `here` is the one that asks. */
export async function runningStaffSessions(
  database: Database,
  staffId: string,
  here: string,
  now: Date,
): Promise<StaffSession[]> {
  const rows = await database
    .selectFrom('staff_sessions')
    .select(['id', 'started_at', 'last_used_at', 'device_kind', 'browser', 'system'])
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('started_at', '>', new Date(now.getTime() - LONGEST))
    .where('last_used_at', '>', new Date(now.getTime() - LONGEST_UNUSED))
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(row => ({
    id: row.id,
    isThisOne: row.id === here,
    deviceKind: DEVICE_KINDS.find(one => one === row.device_kind) ?? null,
    browser: BROWSERS.find(one => one === row.browser) ?? null,
    system: SYSTEMS.find(one => one === row.system) ?? null,
    startedAt: row.started_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
  }));
}

/** Forgets sign-ins that ended a month ago, until when they say where somebody was signed in, and what waited in vain. */
export async function tidyStaffSessions(database: Database, now: Date): Promise<void> {
  const monthAgo = new Date(now.getTime() - 30 * 24 * 60 * MINUTE);
  await database.deleteFrom('staff_sessions').where('last_used_at', '<', monthAgo).execute();
  await database.deleteFrom('staff_links').where('expires_at', '<=', now).execute();
  await database.deleteFrom('staff_challenges').where('expires_at', '<=', now).execute();
}
