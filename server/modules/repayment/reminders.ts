import {
  REMINDED_OF,
  REMINDER_DAYS,
  type Reminder,
  type ReminderDays,
} from '@towpath/domain/plans/repayment/reminding.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { OfPlan } from './repository.ts';

/** How many days before a payment somebody wants to be reminded of it; null where they do not, or have not said. */
export async function reminderDaysOf(
  on: Database | DatabaseTransaction,
  { customerId, planId }: OfPlan,
): Promise<ReminderDays | null> {
  const row = await on
    .selectFrom('repayment_reminders')
    .select('days_before')
    .where('customer_id', '=', customerId)
    .where('plan_id', '=', planId)
    .executeTakeFirst();
  return REMINDER_DAYS.find(days => days === row?.days_before) ?? null;
}

/** Keeps what somebody chose, for a plan that is held. */
export async function keepReminderDays(
  trx: DatabaseTransaction,
  { customerId, planId }: OfPlan,
  daysBefore: ReminderDays | null,
  at: Date,
): Promise<void> {
  const now = { days_before: daysBefore, changed_at: at, looked_on: null };
  await trx
    .insertInto('repayment_reminders')
    .values({ customer_id: customerId, plan_id: planId, ...now })
    .onConflict(conflict => conflict.columns(['customer_id', 'plan_id']).doUpdateSet(now))
    .execute();
}

/** The plans that are to be looked at on a day: of those who want reminders, and were not looked at on it. */
export async function plansToLookAt(database: Database, today: string): Promise<readonly OfPlan[]> {
  const rows = await database
    .selectFrom('repayment_reminders')
    .select(['customer_id', 'plan_id'])
    .where('days_before', 'is not', null)
    .where(({ or, eb }) => or([eb('looked_on', 'is', null), eb('looked_on', '!=', today)]))
    .execute();
  return rows.map(row => ({ customerId: row.customer_id, planId: row.plan_id }));
}

/** Notes that a plan was looked at on a day. */
export async function noteLooked(
  trx: DatabaseTransaction,
  { customerId, planId }: OfPlan,
  today: string,
): Promise<void> {
  await trx
    .updateTable('repayment_reminders')
    .set({ looked_on: today })
    .where('customer_id', '=', customerId)
    .where('plan_id', '=', planId)
    .execute();
}

/** Notes that somebody is reminded of something, and gives the id of that; null where it is noted already. */
export async function noteReminded(
  trx: DatabaseTransaction,
  { customerId, planId }: OfPlan,
  { of, day }: Reminder,
  at: Date,
): Promise<string | null> {
  const row = await trx
    .insertInto('repayment_reminded')
    .values({ customer_id: customerId, plan_id: planId, reminded_of: of, day, at })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** What a person was reminded of, by its id; null where it is not theirs. */
export async function remindedOf(
  database: Database,
  customerId: string,
  id: string,
): Promise<{ readonly planId: string; readonly reminder: Reminder } | null> {
  const row = await database
    .selectFrom('repayment_reminded')
    .select(['plan_id', 'reminded_of', 'day'])
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  const of = REMINDED_OF.find(one => one === row?.reminded_of);
  return row === undefined || of === undefined
    ? null
    : { planId: row.plan_id, reminder: { of, day: row.day } };
}
