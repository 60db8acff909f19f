import { displayName } from '@towpath/domain/people/names.ts';
import type { Database } from '../../platform/database/database.ts';

/** Who a person is, for somebody here who opens their case. */
export type PersonForStaff = {
  readonly name: string | null;
  readonly email: string | null;
  readonly number: string | null;
  readonly since: Date;
  readonly registeredAt: Date | null;
};

/** The person with an id; undefined where nobody has it. */
export async function personForStaff(
  database: Database,
  customerId: string,
): Promise<PersonForStaff | undefined> {
  const row = await database
    .selectFrom('customers')
    .select(['forename', 'surname', 'email', 'contact_number', 'created_at', 'registered_at'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  if (!row) return undefined;
  const name = displayName({ forename: row.forename, surname: row.surname });
  return {
    name: name || null,
    email: row.email,
    number: row.contact_number,
    since: row.created_at,
    registeredAt: row.registered_at,
  };
}
