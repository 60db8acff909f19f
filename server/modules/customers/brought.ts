import { sql } from 'kysely';
import type { FromTo } from '../../platform/database/brought.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';

/**
 * Gives an account what it lacks of the name and number of a guest, and the leads by which the guest came. How the
 * account itself calls the person stays.
 */
export async function bringContact(trx: DatabaseTransaction, { from, to }: FromTo): Promise<void> {
  const guest = await trx
    .selectFrom('customers')
    .select(['title_id', 'forename', 'middlename', 'surname', 'contact_number', 'date_of_birth'])
    .where('id', '=', from)
    .executeTakeFirst();
  if (!guest) return;
  const { contact_number, date_of_birth, ...name } = guest;
  await trx
    .updateTable('customers')
    .set({
      contact_number: sql`coalesce(contact_number, ${contact_number})`,
      date_of_birth: sql`coalesce(date_of_birth, ${date_of_birth}::date)`,
    })
    .where('id', '=', to)
    .execute();
  // A name is taken whole or not at all: the first of one person and the last of another is nobody's.
  await trx
    .updateTable('customers')
    .set(name)
    .where('id', '=', to)
    .where('forename', 'is', null)
    .where('surname', 'is', null)
    .execute();
  await trx
    .updateTable('partner_leads')
    .set({ accepted_by: to, brought_along: true })
    .where('accepted_by', '=', from)
    .execute();
}
