import { visitsOf } from '@towpath/domain/people/visits.ts';
import type { Database } from '../database/database.ts';
import type { SecurityEvents } from './securityEvents.ts';

const LOOKED: keyof SecurityEvents = 'case looked at';

/** So many entries are read; a visit to a case leaves one for each part that was looked at. */
const MOST = 2000;
const MOST_VISITS = 200;

/**
 * Each time that somebody on the staff opened the case of a person, the newest first: looks of one visit are one.
 *
 * @returns `at`: when it began
 */
export async function looksAt(
  database: Database,
  customerId: string,
): Promise<
  readonly {
    readonly at: Date;
    readonly by: string;
    readonly why: string;
    /** What they looked at in it, in the order in which they did; empty where it was no part of a case. */
    readonly parts: readonly string[];
  }[]
> {
  const rows = await database
    .selectFrom('audit_log')
    .select(['id', 'at', 'facts'])
    .where('customer_id', '=', customerId)
    .where('kind', '=', LOOKED)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  const looks = rows.map(({ id, at, facts }) => ({
    id: String(id),
    at,
    by: textIn(facts, 'by'),
    why: textIn(facts, 'why'),
    part: textIn(facts, 'part'),
    reader: textIn(facts, 'reader'),
  }));
  // What is no part of a case, such as a call, is told each time.
  return visitsOf(looks, ({ id, why, part, reader }) => (part === '' ? id : JSON.stringify([reader, why])))
    .map(visit => {
      const parts = visit.flatMap(({ part }) => part || []);
      const { at, by, why } = visit.at(-1) ?? visit[0];
      return { at, by, why, parts: [...new Set(parts.toReversed())] };
    })
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, MOST_VISITS);
}

/** A fact of an entry; empty for an entry of an earlier release, which has none. */
function textIn(facts: unknown, name: string): string {
  const value: unknown = typeof facts === 'object' && facts !== null ? Reflect.get(facts, name) : undefined;
  return typeof value === 'string' ? value : '';
}
