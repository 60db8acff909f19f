import { emailKey } from '@towpath/domain/values/email.ts';
import { waysToWritePhone } from '@towpath/domain/values/phone.ts';
import type { Database } from '../../platform/database/database.ts';

/** What somebody here may see of a person who writes: how they are reached, and nothing that they told us. */
export type FoundPerson = {
  readonly id: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly hasAccount: boolean;
  readonly since: Date;
  readonly lastSeenAt: Date;
};

/**
 * People by any of these, who was here last first.
 *
 * @param phone as `checkPhone` gives it
 */
export async function findPeople(
  database: Database,
  {
    email,
    phone,
    ids,
  }: { readonly email?: string; readonly phone?: string; readonly ids: readonly string[] },
): Promise<readonly FoundPerson[]> {
  const rows = await database
    .selectFrom('customers')
    .select(['id', 'email', 'contact_number', 'registered_at', 'created_at', 'last_seen_at'])
    .where(({ or, eb }) =>
      or([
        ...(email === undefined ? [] : [eb('email_key', '=', emailKey(email))]),
        ...(phone === undefined ? [] : [eb('contact_number', 'in', waysToWritePhone(phone))]),
        ...(ids.length === 0 ? [] : [eb('id', 'in', ids)]),
      ]),
    )
    .orderBy('last_seen_at', 'desc')
    .limit(50)
    .execute();
  return rows.map(row => ({
    id: row.id,
    email: row.email,
    phone: row.contact_number,
    hasAccount: row.registered_at !== null,
    since: row.registered_at ?? row.created_at,
    lastSeenAt: row.last_seen_at,
  }));
}
