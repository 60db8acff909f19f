import { sql } from 'kysely';
import { note } from '../../platform/audit/auditLog.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StaffCaller } from '../../platform/http/who.ts';
import { noteStaff } from './log.ts';

type Look = {
  readonly who: StaffCaller;
  readonly customerId: string;
  /** The piece of work that it is for, if any. */
  readonly workId?: string | null;
  /** In words that the person can read. */
  readonly why: string;
  readonly network: Buffer;
  readonly at: Date;
};

/**
 * Writes down that somebody of the staff looks at a person, for both sides: the log of staff says who it was, and the
 * person reads in which role and why. To be done before anything is shown: what is on a screen has been looked at.
 */
export async function noteLookAt(
  database: Database,
  { who: { staffId, role }, customerId, workId, why, network, at }: Look,
): Promise<void> {
  await database.transaction().execute(async trx => {
    await note(trx, { kind: 'case looked at', at, customerId, facts: { by: role, why } });
    const facts = { ...(workId ? { work: workId } : {}), why };
    await noteStaff(trx, { kind: 'looked at', at, staffId, customerId, network, facts });
  });
}

/** Whoever reads on in a case looks at it once in so long. */
const ONE_LOOK_MS = 15 * 60_000;

/**
 * The same of a case, which is read part by part: once for each who looks, person and quarter of an hour, or the person
 * would read ten lines about one look, and would no longer find the one that matters.
 */
export async function noteCaseLook(
  database: Database,
  { who: { staffId, role }, customerId, why, network, at }: Omit<Look, 'workId'>,
): Promise<void> {
  await database.transaction().execute(async trx => {
    // Two parts that are read at once wait for each other here.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`case look ${staffId} ${customerId}`}, 0))`.execute(
      trx,
    );
    const before = await trx
      .selectFrom('staff_log')
      .select('id')
      .where('customer_id', '=', customerId)
      .where('staff_id', '=', staffId)
      .where('kind', '=', 'looked at')
      .where('at', '>', new Date(at.getTime() - ONE_LOOK_MS))
      .where(sql<string>`facts ->> 'why'`, '=', why)
      .limit(1)
      .executeTakeFirst();
    if (before) return;
    await note(trx, { kind: 'case looked at', at, customerId, facts: { by: role, why } });
    await noteStaff(trx, { kind: 'looked at', at, staffId, customerId, network, facts: { why } });
  });
}

/** Whether somebody of the staff has looked at a person after a moment, for one of these reasons. */
export async function hasLookedSince(
  database: Database,
  {
    staffId,
    customerId,
    whys,
    since,
  }: {
    readonly staffId: string;
    readonly customerId: string;
    readonly whys: readonly string[];
    readonly since: Date;
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
    .limit(1)
    .executeTakeFirst();
  return look !== undefined;
}

/** How often somebody of the staff has looked at a case. */
export async function looksBy(
  database: Database,
  {
    staffId,
    customerId,
    why,
  }: { readonly staffId: string; readonly customerId: string; readonly why: string },
): Promise<number> {
  const { count } = await database
    .selectFrom('staff_log')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('staff_id', '=', staffId)
    .where('kind', '=', 'looked at')
    .where(sql<string>`facts ->> 'why'`, '=', why)
    .executeTakeFirstOrThrow();
  return count;
}
