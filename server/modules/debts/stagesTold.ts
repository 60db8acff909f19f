import { COURT_STAGES } from '@towpath/domain/debts/debtFacts.ts';
import type { StageTold } from '@towpath/domain/letters/agreedByLetter.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { londonDate } from '../../platform/time/londonDate.ts';

/** How far a court or officers had gone over each debt of a person each time that it was told, by the id of the debt, the earliest first. */
export async function stagesTold(
  database: Database,
  customerId: string,
): Promise<ReadonlyMap<string, readonly StageTold[]>> {
  const rows = await database
    .selectFrom('debt_changes')
    .select(['debt_id', 'at'])
    .select([
      sql<boolean>`debt_changes.new ? 'court_stage'`.as('says_stage'),
      sql<string | null>`debt_changes.new ->> 'court_stage'`.as('stage'),
      sql<boolean>`debt_changes.new ? 'has_legal_action'`.as('says_action'),
      sql<boolean | null>`(debt_changes.new ->> 'has_legal_action')::boolean`.as('action'),
    ])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  const last = new Map<string, { readonly stage: string | null; readonly action: boolean | null }>();
  const told = new Map<string, readonly StageTold[]>();
  for (const { debt_id: id, at, ...row } of rows) {
    const before = last.get(id);
    const now = {
      stage: row.says_stage ? row.stage : (before?.stage ?? null),
      action: row.says_action ? row.action : (before?.action ?? null),
    };
    last.set(id, now);
    const court = COURT_STAGES.find(one => one === now.stage) ?? null;
    // Who says that no court is involved has none of its stages either.
    const stage = now.action === false ? null : (court ?? (now.action ? ('legal action' as const) : null));
    told.set(id, [...(told.get(id) ?? []), { at, day: isoDate(londonDate(at)), stage }]);
  }
  return told;
}
