import type { DebtRole, WithDebtRoles } from '@towpath/domain/debts/roles.ts';
import type { Database } from '../../platform/database/database.ts';

/** A kind of debt as the debts module needs it. */
export type KnownCreditType = WithDebtRoles & {
  /** Whether it can be chosen today. */
  readonly isOffered: boolean;
};

/** What is known about a kind of debt; undefined when it never existed. */
export async function knownCreditType(database: Database, id: number): Promise<KnownCreditType | undefined> {
  const row = await database
    .selectFrom('credit_types')
    .select(['withdrawn_at', 'roles'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { isOffered: row.withdrawn_at === null, roles: row.roles as readonly DebtRole[] };
}

/** Every kind of debt that ever existed, as part of another module's statement. */
export function creditTypesEver(database: Database) {
  return database
    .selectFrom('credit_types')
    .select([
      'id as type_id',
      'name as type_name',
      'roles as type_roles',
      'priority as type_priority',
      'secured_by_default as type_secured',
    ])
    .as('credit_type');
}
