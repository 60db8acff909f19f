import type { Database } from '../../platform/database/database.ts';

/** What became of a talk that a person booked: nothing of what they wrote. */
export type TalkOfPerson = {
  readonly startsAt: Date;
  readonly bookedAt: Date;
  /** When it was moved last; null where it never was. */
  readonly movedAt: Date | null;
  readonly cancelledAt: Date | null;
};

/** The talks that a person booked, the newest first. @param most so many at most */
export async function talksOfPerson(
  database: Database,
  customerId: string,
  most: number,
): Promise<readonly TalkOfPerson[]> {
  const rows = await database
    .selectFrom('bookings')
    .select(['starts_at', 'booked_at', 'arranged_at', 'changed_at', 'state'])
    .where('customer_id', '=', customerId)
    .orderBy('booked_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(row => ({
    startsAt: row.starts_at,
    bookedAt: row.booked_at,
    movedAt: row.arranged_at > row.booked_at ? row.arranged_at : null,
    cancelledAt: row.state === 'cancelled' ? row.changed_at : null,
  }));
}
