import {
  MIDWAY_OUTCOMES,
  MIDWAY_REASONS,
  type MidwayReview,
} from '@towpath/domain/plans/ways/midwayReview.ts';
import { isoDate, readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

type OfPlan = { readonly customerId: string; readonly planId: string };

/** The last look that one of us had at a plan in its middle; null for none. */
export async function lastReviewOf(
  on: Database | DatabaseTransaction,
  { customerId, planId }: OfPlan,
): Promise<(MidwayReview & { readonly staffId: string; readonly notedAt: Date }) | null> {
  const row = await on
    .selectFrom('plan_reviews')
    .select(['reviewed_on', 'outcome', 'reason', 'staff_id', 'noted_at'])
    .where('customer_id', '=', customerId)
    .where('plan_id', '=', planId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  const day = row && readIsoDate(row.reviewed_on);
  const outcome = MIDWAY_OUTCOMES.find(one => one === row?.outcome);
  if (!row || !day || !outcome) return null;
  const reason = MIDWAY_REASONS.find(one => one === row.reason) ?? null;
  return { on: day, outcome, reason, staffId: row.staff_id, notedAt: row.noted_at };
}

/** Notes such a look at a plan that is held. */
export async function addReview(
  trx: DatabaseTransaction,
  {
    customerId,
    planId,
    on,
    outcome,
    reason,
    staffId,
    at,
  }: OfPlan & MidwayReview & { readonly staffId: string; readonly at: Date },
): Promise<void> {
  const last = await trx
    .selectFrom('plan_reviews')
    .select('sequence')
    .where('customer_id', '=', customerId)
    .where('plan_id', '=', planId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  await trx
    .insertInto('plan_reviews')
    .values({
      customer_id: customerId,
      plan_id: planId,
      sequence: (last?.sequence ?? 0) + 1,
      reviewed_on: isoDate(on),
      outcome,
      reason,
      staff_id: staffId,
      noted_at: at,
    })
    .execute();
}
