import type { Database } from '../../platform/database/database.ts';

/** A change of email whose old address cannot be told: it waits for a person here. */
export type StuckEmailChange = {
  readonly customerId: string;
  readonly id: string;
  readonly oldEmail: string;
  readonly newEmail: string;
  readonly askedAt: Date;
};

const stuck = (database: Database) =>
  database
    .selectFrom('email_changes')
    .where('ended_at', 'is', null)
    .where('confirmed_at', 'is not', null)
    .where('agreed_at', 'is', null)
    .where('unreached_at', 'is not', null)
    .where('old_told_at', 'is', null);

/** Changes that the new address has confirmed and of which nobody could tell the old one; the oldest first. */
export async function stuckEmailChanges(database: Database): Promise<readonly StuckEmailChange[]> {
  const rows = await stuck(database)
    .select(['customer_id', 'id', 'old_email', 'new_email', 'asked_at'])
    .orderBy('asked_at')
    .execute();
  return rows.map(row => ({
    customerId: row.customer_id,
    id: row.id,
    oldEmail: row.old_email,
    newEmail: row.new_email,
    askedAt: row.asked_at,
  }));
}

/**
 * Agrees in place of the old address, once somebody here knows that it is the person who asks. The change counts within
 * the hour.
 *
 * @returns whose it is; null where no such change waits for a person
 */
export async function agreeInPlaceOfOld(
  database: Database,
  id: string,
  now: Date,
): Promise<{ readonly customerId: string } | null> {
  const found = await stuck(database).select('customer_id').where('id', '=', id).executeTakeFirst();
  if (!found) return null;
  const { numUpdatedRows } = await database
    .updateTable('email_changes')
    .set({ agreed_at: now })
    .where('customer_id', '=', found.customer_id)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 0n ? null : { customerId: found.customer_id };
}
