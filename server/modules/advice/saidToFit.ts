import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** That one of us said of an advice that a solution fits: since when it counts, and who said it. */
export type SaidToFit = { readonly at: Date; readonly staffId: string };

/**
 * Who of us said last that a solution fits a person, and since when that counts; null where nobody did, or it was taken back.
 *
 * @param until what was said or taken back after this moment counts for nothing; left out for all that was
 */
export async function saidToFit(
  database: Database,
  {
    customerId,
    shortName,
    until,
  }: { readonly customerId: string; readonly shortName: string; readonly until?: Date | undefined },
): Promise<SaidToFit | null> {
  const row = await database
    .selectFrom('advice_decisions as decision')
    .leftJoin('advice_decision_looks as look', join =>
      join
        .onRef('look.customer_id', '=', 'decision.customer_id')
        .onRef('look.decision_id', '=', 'decision.id'),
    )
    .leftJoin('advice_decision_endings as ending', join =>
      join
        .onRef('ending.customer_id', '=', 'decision.customer_id')
        .onRef('ending.decision_id', '=', 'decision.id'),
    )
    .select(['decision.staff_id', 'ending.at as ended_at'])
    .select(({ ref }) => sql<Date>`coalesce(${ref('look.at')}, ${ref('decision.at')})`.as('since'))
    .where('decision.customer_id', '=', customerId)
    .where('decision.short_name', '=', shortName)
    .where(({ or, eb }) => or([eb('decision.outcome', '=', 'confirmed'), eb('look.approves', '=', true)]))
    .$if(until !== undefined, query =>
      query.where(({ ref, eb }) =>
        eb(sql<Date>`coalesce(${ref('look.at')}, ${ref('decision.at')})`, '<=', until ?? null),
      ),
    )
    .orderBy('since', 'desc')
    .orderBy('decision.sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isTakenBack = row?.ended_at && (until === undefined || row.ended_at <= until);
  return row && !isTakenBack ? { at: row.since, staffId: row.staff_id } : null;
}
