import type { Database } from '../../platform/database/database.ts';

/** A name, a number and an email that somebody gave with a call or a talk, and when; null for what they did not. */
export type GivenContact = {
  readonly customerId: string;
  readonly at: Date;
  readonly name: string | null;
  readonly number: string | null;
  readonly email: string | null;
};

/** What some people gave with each call that they asked for, made or not. */
export async function givenWithCalls(
  database: Database,
  ids: readonly string[],
): Promise<readonly GivenContact[]> {
  const rows = await database
    .selectFrom('callbacks')
    .select(['customer_id', 'contact_name', 'contact_number', 'requested_at'])
    .where('customer_id', 'in', ids)
    .where('callback_required', '=', true)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(row => ({
    customerId: row.customer_id,
    at: row.requested_at,
    name: row.contact_name || null,
    number: row.contact_number || null,
    email: null,
  }));
}
