import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { staffNames } from '../staff/members.ts';

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

/** Of those who are named, lets whoever takes chats go on doing so: they look at the console. */
export async function goOnTaking(database: Database, staffIds: readonly string[], now: Date): Promise<void> {
  if (staffIds.length === 0) return;
  await database
    .updateTable('chat_presence')
    .set({ until: new Date(now.getTime() + HOLDS_MS) })
    .where('staff_id', 'in', [...new Set(staffIds)].sort())
    .where('until', '>', now)
    .execute();
}

/** Whether somebody takes chats. */
export async function isSomebodyHere(database: Database, now: Date): Promise<boolean> {
  const row = await database
    .selectFrom('chat_presence')
    .select('staff_id')
    .where('until', '>', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
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
