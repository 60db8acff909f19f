import { displayName } from '@towpath/domain/people/names.ts';
import type { Database } from '../../platform/database/database.ts';

/** How somebody is called and reached, as one of us sees it. */
export type PersonForStaff = {
  readonly name: string | null;
  readonly email: string | null;
  readonly number: string | null;
  readonly hasAccount: boolean;
  /** Since they have an account, or else since they came. */
  readonly since: Date;
  readonly seenAt: Date;
};

/** Those of some people who are there, by id. */
export async function peopleForStaff(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PersonForStaff>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('customers')
    .select([
      'id',
      'forename',
      'surname',
      'email',
      'contact_number',
      'registered_at',
      'created_at',
      'last_seen_at',
    ])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(row => [
      row.id,
      {
        name: displayName(row) || null,
        email: row.email,
        number: row.contact_number,
        hasAccount: row.registered_at !== null,
        since: row.registered_at ?? row.created_at,
        seenAt: row.last_seen_at,
      },
    ]),
  );
}
