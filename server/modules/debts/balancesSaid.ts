import { type SqlBool, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

/** When a list said what it says now is owed, and by whose word. */
export type BalanceSaid = {
  readonly at: Date;
  readonly by: 'you' | 'one of us' | 'credit report';
};

/** When the list of a person said first of each debt what it says now is owed, and by whose word, by the id of the debt. */
export async function balancesSaid(
  on: Database | DatabaseTransaction,
  customerId: string,
): Promise<ReadonlyMap<string, BalanceSaid>> {
  const rows = await on
    .selectFrom('debt_changes')
    .distinctOn('debt_id')
    .select(['debt_id', 'at', 'source', 'made_by'])
    .where('customer_id', '=', customerId)
    .where(sql<SqlBool>`(debt_changes.new ? 'current_balance' or debt_changes.new ? 'estimated_balance')`)
    .orderBy('debt_id')
    .orderBy('id', 'desc')
    .execute();
  return new Map(
    rows.map(({ debt_id: id, at, source, made_by }) => {
      const byHand = made_by === null ? ('you' as const) : ('one of us' as const);
      return [id, { at, by: source === 'credit report' ? source : byHand }];
    }),
  );
}
