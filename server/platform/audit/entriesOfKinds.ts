import type { Database } from '../database/database.ts';

/** An entry about a person, as it is kept. */
export type PersonEntry = {
  readonly customerId: string;
  readonly at: Date;
  readonly kind: string;
  readonly facts: unknown;
};

/** All entries of some kinds about people since a moment, the oldest first. */
export async function entriesOfKinds(
  database: Database,
  kinds: readonly string[],
  since: Date,
): Promise<readonly PersonEntry[]> {
  const rows = await database
    .selectFrom('audit_log')
    .select(['customer_id', 'at', 'kind', 'facts'])
    .where('at', '>=', since)
    .where('kind', 'in', [...kinds])
    .where('customer_id', 'is not', null)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ customer_id: customerId, at, kind, facts }) =>
    customerId === null ? [] : [{ customerId, at, kind, facts }],
  );
}
