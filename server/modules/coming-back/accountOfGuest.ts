import type { Database } from '../../platform/database/database.ts';

/** The account to which a guest was brought along; undefined where none was. What bears the guest's id finds it by this. */
export async function accountOfGuest(database: Database, guestId: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('brought_guests')
    .select('customer_id')
    .where('guest_id', '=', guestId)
    .executeTakeFirst();
  return row?.customer_id;
}
