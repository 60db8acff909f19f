import type { Database } from '../../platform/database/database.ts';

/** The partner in whose look a person booked their last talk; null for ours, or where they booked none. */
export async function bookedUnder(database: Database, customerId: string): Promise<string | null> {
  const row = await database
    .selectFrom('bookings')
    .select('app_id')
    .where('customer_id', '=', customerId)
    .orderBy('booked_at', 'desc')
    .executeTakeFirst();
  return row?.app_id ?? null;
}
