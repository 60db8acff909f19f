import { STAFF_PERMISSIONS, type StaffPermission } from '@towpath/domain/people/staffPermissions.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

/** Somebody who works behind the site. */
export type Member = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly isSetUp: boolean;
  readonly addedAt: Date;
  readonly endedAt: Date | null;
  readonly lastSignedInAt: Date | null;
};

/** For whom and what the secret of an app of codes is sealed. */
export const staffSecretSubject = (staffId: string) => `staff secret ${staffId}`;

/** An email as it is kept and compared. */
export function plainEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Of what is stored, the permissions that this release knows. */
export function knownPermissions(stored: readonly string[]): readonly StaffPermission[] {
  return STAFF_PERMISSIONS.filter(one => stored.includes(one));
}

/** The roles that there are, by name, with what each may do. */
export async function staffRoles(database: Database) {
  const rows = await database
    .selectFrom('staff_roles')
    .select(['role', 'permissions'])
    .orderBy('role')
    .execute();
  return rows.map(({ role, permissions }) => ({ role, permissions: [...knownPermissions(permissions)] }));
}

/** What a role may do; nothing where there is none of that name. */
export async function permissionsOf(
  on: Database | DatabaseTransaction,
  role: string,
): Promise<readonly StaffPermission[]> {
  const row = await on
    .selectFrom('staff_roles')
    .select('permissions')
    .where('role', '=', role)
    .executeTakeFirst();
  return knownPermissions(row?.permissions ?? []);
}

/**
 * What a member may do as of now, nothing once they have ended. Whoever ends them or changes their role meanwhile waits
 * until the transaction is over, and sees what it wrote.
 */
export async function holdPermissions(
  trx: DatabaseTransaction,
  staffId: string,
): Promise<readonly StaffPermission[]> {
  const row = await trx
    .selectFrom('staff_members')
    .select('role')
    .where('id', '=', staffId)
    .where('ended_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row ? permissionsOf(trx, row.role) : [];
}

/** Adds somebody, who cannot sign in before they have set that up; null where the email is somebody's already. */
export async function addMember(
  trx: DatabaseTransaction,
  { email, name, role, at }: Pick<Member, 'email' | 'name' | 'role'> & { readonly at: Date },
): Promise<string | null> {
  const row = await trx
    .insertInto('staff_members')
    .values({ email: plainEmail(email), name, role, added_at: at })
    .onConflict(conflict => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Everybody, also those who have left, by name. */
export async function members(database: Database): Promise<readonly Member[]> {
  const rows = await database
    .selectFrom('staff_members')
    .select(['id', 'email', 'name', 'role', 'added_at', 'ended_at', 'last_signed_in_at'])
    .select(({ eb }) => eb('password_hash', 'is not', null).as('is_set_up'))
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(({ is_set_up, added_at, ended_at, last_signed_in_at, ...member }) => ({
    ...member,
    isSetUp: Boolean(is_set_up),
    addedAt: added_at,
    endedAt: ended_at,
    lastSignedInAt: last_signed_in_at,
  }));
}

/** The names of some, by id. */
export async function staffNames(
  database: Database | DatabaseTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('staff_members')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
