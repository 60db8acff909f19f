import type { PlanState } from '@towpath/domain/plans/planState.ts';
import { TALKED_HOW, type TalkedHow, waitsForTalk } from '@towpath/domain/plans/talkFirst.ts';
import { isInsolvency } from '@towpath/domain/solutions/solution/insolvency.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { staffNames } from '../staff/members.ts';
import { wasDoneWith } from '../work/ended.ts';

type OfPlan = { readonly customerId: string; readonly planId: string };

/** A talk in which one of us went through an insolvency with its person: 'YYYY-MM-DD', how, and whose name it was. */
export type TalkNoted = { readonly on: string; readonly how: TalkedHow; readonly by: string };

/**
 * What is told of the talk before an insolvency goes on: whether it waits for one, and the last that is noted. `isHad`: it
 * waits, and one of us has said from the work list that they talked and that its person goes on with it.
 */
export type TalkOfPlan = {
  readonly waits: boolean;
  readonly isHad: boolean;
  readonly noted: TalkNoted | null;
};

/** The last talk that is noted of a plan; null for none. */
export async function talkNotedOf(
  on: Database | DatabaseTransaction,
  { customerId, planId }: OfPlan,
): Promise<TalkNoted | null> {
  const row = await on
    .selectFrom('plan_talks')
    .select(['talked_on', 'how', 'staff_id'])
    .where('customer_id', '=', customerId)
    .where('plan_id', '=', planId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  const how = TALKED_HOW.find(one => one === row?.how);
  if (!row || !how) return null;
  const names = await staffNames(on, [row.staff_id]);
  return { on: row.talked_on, how, by: names.get(row.staff_id) ?? '' };
}

/** Every talk that is noted of a plan, with when it was noted and by whom, the oldest first. */
export async function talksNotedOf(
  on: Database | DatabaseTransaction,
  { customerId, planId }: OfPlan,
): Promise<readonly { on: string; how: TalkedHow; staffId: string; at: Date }[]> {
  const rows = await on
    .selectFrom('plan_talks')
    .select(['talked_on', 'how', 'staff_id', 'noted_at'])
    .where('customer_id', '=', customerId)
    .where('plan_id', '=', planId)
    .orderBy('sequence')
    .execute();
  return rows.flatMap(({ talked_on, how: kept, staff_id, noted_at }) => {
    const how = TALKED_HOW.find(one => one === kept);
    return how ? [{ on: talked_on, how, staffId: staff_id, at: noted_at }] : [];
  });
}

/** The talk that a plan needs before it goes on; null for what is no insolvency. */
export async function talkOfPlan(
  on: Database | DatabaseTransaction,
  customerId: string,
  plan: { readonly id: string; readonly shortName: string; readonly state: PlanState },
): Promise<TalkOfPlan | null> {
  if (!isInsolvency(plan.shortName)) return null;
  const noted = await talkNotedOf(on, { customerId, planId: plan.id });
  const waits = waitsForTalk(plan.state, noted !== null);
  const choice = { kind: 'plan', subject: plan.id, customerId } as const;
  return { waits, isHad: waits && (await wasDoneWith(on, choice, 'goes-on')), noted };
}

/** Notes a talk with the person whose plan is held. The same again changes nothing: then it is false. */
export async function addTalk(
  trx: DatabaseTransaction,
  {
    customerId,
    planId,
    on,
    how,
    staffId,
    at,
  }: OfPlan & { readonly on: string; readonly how: TalkedHow; readonly staffId: string; readonly at: Date },
): Promise<boolean> {
  const noted = await trx
    .selectFrom('plan_talks')
    .select(['sequence', 'talked_on', 'how', 'staff_id'])
    .where('customer_id', '=', customerId)
    .where('plan_id', '=', planId)
    .orderBy('sequence', 'desc')
    .execute();
  const [last] = noted;
  if (last?.talked_on === on && last.how === how && last.staff_id === staffId) return false;
  await trx
    .insertInto('plan_talks')
    .values({
      customer_id: customerId,
      plan_id: planId,
      sequence: (last?.sequence ?? 0) + 1,
      talked_on: on,
      how,
      staff_id: staffId,
      noted_at: at,
    })
    .execute();
  return true;
}
