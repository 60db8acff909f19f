import type { Database } from '../../platform/database/database.ts';
import { WAITING, type WorkKind } from './workItems.ts';

/** Work in which one of us rings the person. */
export const RUNG: readonly string[] = ['callback', 'plan'] satisfies readonly WorkKind[];

/** Before when a person does not expect each call that waits for them; null for one that was promised for no time. */
export async function promisesTo(database: Database, customerId: string): Promise<readonly (Date | null)[]> {
  const rows = await database
    .selectFrom('work_items')
    .select('not_before')
    .where('customer_id', '=', customerId)
    .where('kind', 'in', RUNG)
    .where('state', 'in', WAITING)
    .execute();
  return rows.map(row => row.not_before);
}

/** Whether somebody of the staff was told the number of a person after a moment, for work of theirs that they still have. */
export async function wasToldForWork(
  database: Database,
  {
    staffId,
    customerId,
    since,
  }: { readonly staffId: string; readonly customerId: string; readonly since: Date },
): Promise<boolean> {
  const row = await database
    .selectFrom('work_items')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('state', '=', 'taken')
    .where('taken_by', '=', staffId)
    .where('number_told_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
