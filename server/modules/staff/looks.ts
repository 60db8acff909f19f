import { createHash } from 'node:crypto';
import { VISIT_MS, visitsOf } from '@towpath/domain/people/visits.ts';
import { sql } from 'kysely';
import { note } from '../../platform/audit/auditLog.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { StaffCaller } from '../../platform/http/who.ts';
import { noteStaff } from './log.ts';

type Look = {
  readonly who: StaffCaller;
  readonly customerId: string;
  /** The piece of work that it is for, if any. */
  readonly workId?: string | null;
  /** In words that the person can read. */
  readonly why: string;
  /** Which part of their case, if it is one. */
  readonly part?: string;
  readonly network: Buffer;
  readonly at: Date;
};

/**
 * Writes down that somebody of the staff looks at a person, for both sides: the log of staff says who it was, and the
 * person reads in which role and why. To be done before anything is shown: what is on a screen has been looked at.
 */
export async function noteLookAt(database: Database, look: Look): Promise<void> {
  await database.transaction().execute(trx => noteBoth(trx, look));
}

/**
 * The same of a part of a case: once for each who looks, person, part and visit of a quarter of an hour, since whoever
 * works in a case reads its parts again and again.
 */
export async function noteCaseLook(
  database: Database,
  look: Omit<Look, 'workId'> & { readonly part: string },
): Promise<void> {
  await noteOnceAVisit(database, look, ['part', look.part]);
}

/** The same of a piece of work, which the page of whoever has taken it reads anew by itself. */
export async function noteWorkLook(
  database: Database,
  look: Omit<Look, 'part'> & { readonly workId: string },
): Promise<void> {
  await noteOnceAVisit(database, look, ['work', look.workId]);
}

async function noteOnceAVisit(
  database: Database,
  look: Look,
  [fact, value]: readonly ['part' | 'work', string],
): Promise<void> {
  const { who, customerId, why, at } = look;
  const { staffId } = who;
  await database.transaction().execute(async trx => {
    // Two that read the same at once wait for each other here.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`case look ${staffId} ${customerId}`}, 0))`.execute(
      trx,
    );
    const before = await trx
      .selectFrom('staff_log')
      .select('id')
      .where('customer_id', '=', customerId)
      .where('staff_id', '=', staffId)
      .where('kind', '=', 'looked at')
      .where('at', '>', new Date(at.getTime() - VISIT_MS))
      .where(sql<string>`facts ->> 'why'`, '=', why)
      .where(sql<string>`facts ->> ${fact}`, '=', value)
      .limit(1)
      .executeTakeFirst();
    if (!before) await noteBoth(trx, look);
  });
}

/** Tells those who read a case apart, and not who they are: the person reads their roles. */
function readerOf(customerId: string, staffId: string): string {
  return createHash('sha256').update(`${customerId} ${staffId}`).digest('hex').slice(0, 8);
}

async function noteBoth(
  trx: DatabaseTransaction,
  { who: { staffId, role }, customerId, workId, why, part, network, at }: Look,
): Promise<void> {
  const what = part === undefined ? {} : { part };
  const told = part === undefined ? {} : { part, reader: readerOf(customerId, staffId) };
  await note(trx, { kind: 'case looked at', at, customerId, facts: { by: role, why, ...told } });
  const facts = { ...(workId ? { work: workId } : {}), why, ...what };
  await noteStaff(trx, { kind: 'looked at', at, staffId, customerId, network, facts });
}

/**
 * Whether somebody of the staff has looked at a person after a moment, for one of these reasons.
 *
 * @param isOutsideWork only looks that were for no piece of work count
 */
export async function hasLookedSince(
  database: Database,
  {
    staffId,
    customerId,
    whys,
    since,
    isOutsideWork = false,
  }: {
    readonly staffId: string;
    readonly customerId: string;
    readonly whys: readonly string[];
    readonly since: Date;
    readonly isOutsideWork?: boolean;
  },
): Promise<boolean> {
  const look = await database
    .selectFrom('staff_log')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('staff_id', '=', staffId)
    .where('kind', '=', 'looked at')
    .where('at', '>', since)
    .where(sql<string>`facts ->> 'why'`, 'in', whys)
    .$if(isOutsideWork, query => query.where(sql<string>`facts ->> 'work'`, 'is', null))
    .limit(1)
    .executeTakeFirst();
  return look !== undefined;
}

/** How often somebody of the staff has looked at a case: by visits, whatever they read in each. */
export async function visitsBy(
  database: Database,
  {
    staffId,
    customerId,
    why,
  }: { readonly staffId: string; readonly customerId: string; readonly why: string },
): Promise<number> {
  const looks = await database
    .selectFrom('staff_log')
    .select('at')
    .where('customer_id', '=', customerId)
    .where('staff_id', '=', staffId)
    .where('kind', '=', 'looked at')
    .where(sql<string>`facts ->> 'why'`, '=', why)
    .orderBy('at', 'desc')
    .execute();
  return visitsOf(looks, () => why).length;
}
