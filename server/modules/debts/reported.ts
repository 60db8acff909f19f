import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** What a credit report said of a debt whose balance its person has put otherwise since: in pence, and when it was read. */
export type ReportedBalance = { readonly balance: number; readonly at: Date };

/** The newest balance that a credit report has for each debt of a person in which they put another, by the id of the debt. */
export async function reportedBalances(
  database: Database,
  customerId: string,
): Promise<ReadonlyMap<string, ReportedBalance>> {
  const rows = await database
    .selectFrom('debt_changes')
    .innerJoin('debts', join =>
      join
        .onRef('debts.customer_id', '=', 'debt_changes.customer_id')
        .onRef('debts.id', '=', 'debt_changes.debt_id'),
    )
    .distinctOn('debt_changes.debt_id')
    .select(['debt_changes.debt_id', 'debt_changes.at'])
    .select(sql<string>`debt_changes.new ->> 'current_balance'`.as('balance'))
    .where('debt_changes.customer_id', '=', customerId)
    .where('debt_changes.source', '=', 'credit report')
    .where(sql<boolean>`debt_changes.new ->> 'current_balance' is not null`)
    .where(sql<boolean>`'currentBalance' = any (debts.changed_by_hand)`)
    .orderBy('debt_changes.debt_id')
    .orderBy('debt_changes.id', 'desc')
    .execute();
  return new Map(rows.map(({ debt_id: id, balance, at }) => [id, { balance: Number(balance), at }]));
}

/** When a debt of a person was changed last; null for nobody with debts. */
export async function debtsChangedAt(database: Database, customerId: string): Promise<Date | null> {
  const row = await database
    .selectFrom('debts')
    .select(({ fn }) => fn.max('updated_at').as('at'))
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.at ?? null;
}
