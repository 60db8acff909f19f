import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { staffNames } from '../staff/members.ts';
import { waitingCount } from './repository.ts';

/** Who takes chats is there for so long after it was last said. */
const HOLDS_MS = 60_000;

/** Says that somebody takes chats, for the next minute. */
export async function takesChats(database: Database, staffId: string, now: Date): Promise<void> {
  const until = new Date(now.getTime() + HOLDS_MS);
  await database
    .insertInto('chat_presence')
    .values({ staff_id: staffId, until })
    .onConflict(conflict => conflict.column('staff_id').doUpdateSet({ until }))
    .execute();
}

/** Says that somebody takes none any more. */
export async function takesNone(on: Database | DatabaseTransaction, staffId: string): Promise<void> {
  await on.deleteFrom('chat_presence').where('staff_id', '=', staffId).execute();
}

/**
 * Says that those who are named look at their chats: they are there for the people of theirs for the next minute, and
 * whoever takes new ones goes on doing so.
 */
export async function looksAtChats(
  database: Database,
  staffIds: readonly string[],
  now: Date,
): Promise<void> {
  if (staffIds.length === 0) return;
  const until = new Date(now.getTime() + HOLDS_MS);
  await database
    .insertInto('chat_presence')
    // Who is new here takes none yet.
    .values([...new Set(staffIds)].sort().map(id => ({ staff_id: id, until: now, here_until: until })))
    .onConflict(conflict =>
      conflict.column('staff_id').doUpdateSet({
        here_until: until,
        until: sql<Date>`case when chat_presence.until > ${now} then ${until} else chat_presence.until end`,
      }),
    )
    .execute();
}

/** Who is there for people in chats, and how many of these wait. */
export type Here = {
  /** Whether somebody takes new chats. */
  readonly isSomebody: boolean;
  /** Who takes new ones, or looks at theirs. */
  readonly staffIds: ReadonlySet<string>;
  /** How many conversations nobody has taken. */
  readonly waiting: number;
};

/** Who is there for people in chats at a moment. */
export async function thoseThere(database: Database, now: Date): Promise<Here> {
  const [rows, waiting] = await Promise.all([
    database
      .selectFrom('chat_presence')
      .select(['staff_id', 'until'])
      .where(({ eb, or }) => or([eb('until', '>', now), eb('here_until', '>', now)]))
      .execute(),
    waitingCount(database),
  ]);
  return {
    isSomebody: rows.some(({ until }) => until > now),
    staffIds: new Set(rows.map(({ staff_id: id }) => id)),
    waiting,
  };
}

/** Who takes chats, by name. */
export async function thoseHere(
  database: Database,
  now: Date,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const rows = await database
    .selectFrom('chat_presence')
    .select('staff_id')
    .where('until', '>', now)
    .execute();
  const names = await staffNames(
    database,
    rows.map(({ staff_id: id }) => id),
  );
  return [...names].map(([id, name]) => ({ id, name })).sort((a, b) => (a.name < b.name ? -1 : 1));
}
