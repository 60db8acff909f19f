import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

/**
 * What advisers said last of people's advice, of all that counted at least for a time: the outcome, or that it was taken
 * back, the solution, since when it counted and when it was taken back. As part of another module's statement.
 */
export function decidedAdvice(database: Database | DatabaseTransaction) {
  return database
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
    .distinctOn('decision.customer_id')
    .select(({ ref }) => [
      'decision.customer_id',
      'decision.short_name',
      'ending.at as taken_back_at',
      sql<Date>`coalesce(${ref('look.at')}, ${ref('decision.at')})`.as('since'),
      sql<string>`case when ${ref('ending.how')} is null then ${ref('decision.outcome')} else 'taken back' end`.as(
        'outcome',
      ),
    ])
    .where(({ or, eb }) => or([eb('decision.outcome', '=', 'confirmed'), eb('look.approves', '=', true)]))
    .orderBy('decision.customer_id')
    .orderBy('decision.at', 'desc')
    .orderBy('decision.sequence', 'desc');
}
