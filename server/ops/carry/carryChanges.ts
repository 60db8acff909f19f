import { latestDue } from '@towpath/domain/people/retention.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { sql } from 'kysely';
import { loadContent } from '../../modules/content/load.ts';
import { lastSeenOf } from '../../modules/customers/retained.ts';
import { countedErasures } from '../../modules/own-data/erasuresAfterRestore.ts';
import { note } from '../../platform/audit/auditLog.ts';
import { entriesOfKinds } from '../../platform/audit/entriesOfKinds.ts';
import { wasNotedSince } from '../../platform/audit/wasNotedSince.ts';
import { StartFault } from '../../platform/config/startFault.ts';
import type { Database } from '../../platform/database/database.ts';
import { systemClock } from '../../platform/time/clock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { CarriedOver, Change, Restored } from './carriedOver.ts';
import { addToChangesList, type ListedChange } from './changesList.ts';
import { CARRIED_OVER } from './kinds.ts';

/** An entry has the time at which its transaction began, which may have ended after the back-up saw the database. */
const LONGEST_TRANSACTION = 60 * 60 * 1000;

/** The moment from which on a back-up of a moment may lack what people did. */
export function sinceBackUp(at: Date): Date {
  return new Date(at.getTime() - LONGEST_TRANSACTION);
}

/** What people did with their accounts since a moment, as a database knows it; nothing where it is from before its log. */
export async function changesIn(database: Database, since: Date): Promise<readonly ListedChange[]> {
  const { rows } = await sql<{ knows: boolean }>`
    select to_regclass('public.audit_log') is not null as knows`.execute(database);
  if (rows[0]?.knows !== true) return [];
  const days = await countedErasures(database);
  const entries = await entriesOfKinds(
    database,
    CARRIED_OVER.flatMap(({ kinds }) => kinds),
    since,
  );
  return entries
    .map(({ customerId, at, kind, facts }) => {
      const eraseOn = kind === 'erasure asked' ? days.get(customerId) : undefined;
      const day = eraseOn === undefined ? {} : { eraseOn };
      return { customerId, at: at.toISOString(), kind, facts: textsIn(facts), ...day };
    })
    .filter(isCarried);
}

/**
 * Adds what people did with their accounts to the list in a file, from as long ago as the oldest back-up may be by the content.
 *
 * @returns how many are in it now
 */
export async function keepChanges(database: Database, file: string, contentDir: string): Promise<number> {
  const { keep } = loadContent(contentDir).retention.backups;
  const forgetUntil = isoDate(latestDue(londonDate(systemClock.now()), keep));
  return addToChangesList(file, await changesIn(database, new Date(forgetUntil)), forgetUntil);
}

/** Throws a StartFault where a list has what this release cannot carry over. */
export function refuseUnknown(changes: readonly ListedChange[]): void {
  const unknown = changes.find(({ kind }) => ofKind(kind) === undefined);
  if (unknown === undefined) return;
  throw new StartFault(
    `The list of changes is from a newer release, with "${unknown.kind}": nothing was changed. Restore with that release.`,
  );
}

/**
 * Does again what people did since a back-up, in its order, and writes each into the audit log as it stood there. What
 * the log has is not done twice, so that a run that was cut off is simply run again.
 *
 * @param isGone whether somebody was erased since: they are erased again, and nothing else
 * @returns how many changes were done
 */
export async function applyChanges(
  to: Restored,
  changes: readonly ListedChange[],
  isGone: (customerId: string) => boolean,
): Promise<number> {
  const { database } = to;
  let done = 0;
  for (const listed of changes) {
    const change = changeOf(listed);
    const carried = ofKind(listed.kind);
    if (!carried || isGone(change.customerId)) continue;
    // Who came since the back-up is not there.
    if ((await lastSeenOf(database, change.customerId)) === null) continue;
    const isNoted = () => wasNotedSince(database, change.customerId, change, change.at);
    if (await isNoted()) continue;
    await carried.apply(to, change);
    if (!(await isNoted())) await note(database, change);
    done++;
  }
  return done;
}

function ofKind(kind: string): CarriedOver | undefined {
  return CARRIED_OVER.find(({ kinds }) => kinds.some(each => each === kind));
}

function isCarried(listed: ListedChange): boolean {
  return ofKind(listed.kind)?.isAbout?.(changeOf(listed)) ?? true;
}

function changeOf({ at, ...listed }: ListedChange): Change {
  // Kind and facts are those of one entry of the audit log.
  return { ...listed, at: new Date(at) } as Change;
}

/** The facts that are texts: of the kinds that are carried over, all. */
function textsIn(facts: unknown): Record<string, string> {
  const all = typeof facts === 'object' && facts !== null ? Object.entries(facts) : [];
  return Object.fromEntries(all.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}
