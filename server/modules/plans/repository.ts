import type { PlanMover, PlanState } from '@towpath/domain/plans/planState.ts';
import { isOver, PLAN_MOVERS, PLAN_STATES } from '@towpath/domain/plans/planState.ts';
import { ENDED_HOW, type EndedHow } from '@towpath/domain/plans/ways/endedHow.ts';
import { HANDS, type Hand } from '@towpath/domain/plans/ways/hands.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { noLongerChosen, wasLookedAt } from './workList.ts';

/** A plan as stored. */
export type KeptPlan = {
  readonly id: string;
  readonly recordId: string;
  readonly shortName: string;
  readonly state: PlanState;
  readonly chosenAt: Date;
};

const COLUMNS = ['id', 'record_id', 'short_name', 'state', 'chosen_at'] as const;

type Row = {
  readonly id: string;
  readonly record_id: string;
  readonly short_name: string;
  readonly state: string;
  readonly chosen_at: Date;
};

function planOf(row: Row): KeptPlan {
  const state = PLAN_STATES.find(one => one === row.state);
  if (!state) throw new Error(`A plan is in no state that is known: ${row.state}.`);
  return { id: row.id, recordId: row.record_id, shortName: row.short_name, state, chosenAt: row.chosen_at };
}

/** The plan that a person is on; undefined for none, or once it is over. */
export async function currentPlan(
  on: Database | DatabaseTransaction,
  customerId: string,
): Promise<KeptPlan | undefined> {
  const row = await on
    .selectFrom('plans')
    .select(COLUMNS)
    .where('customer_id', '=', customerId)
    .where('state', 'not in', PLAN_STATES.filter(isOver))
    .executeTakeFirst();
  return row && planOf(row);
}

/** Every plan of a person, whatever its state, the newest first. */
export async function plansOf(database: Database, customerId: string): Promise<readonly KeptPlan[]> {
  const rows = await database
    .selectFrom('plans')
    .select(COLUMNS)
    .where('customer_id', '=', customerId)
    .orderBy('chosen_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(planOf);
}

/** A plan of a person, whatever its state; undefined where it is not theirs. */
export async function planWithId(
  database: Database,
  customerId: string,
  planId: string,
): Promise<KeptPlan | undefined> {
  const row = await database
    .selectFrom('plans')
    .select(COLUMNS)
    .where('customer_id', '=', customerId)
    .where('id', '=', planId)
    .executeTakeFirst();
  return row && planOf(row);
}

/** A plan of a person, whatever its state, held until the transaction ends; undefined where it is not theirs. */
export async function holdPlan(
  trx: DatabaseTransaction,
  customerId: string,
  planId: string,
): Promise<KeptPlan | undefined> {
  const row = await trx
    .selectFrom('plans')
    .select(COLUMNS)
    .where('customer_id', '=', customerId)
    .where('id', '=', planId)
    .forUpdate()
    .executeTakeFirst();
  return row && planOf(row);
}

/** Begins a plan, with what was answered before it, sealed for its id; undefined where the person has another by now. */
export async function addPlan(
  trx: DatabaseTransaction,
  {
    customerId,
    id,
    recordId,
    shortName,
    at,
    sealedUnderstanding,
  }: Omit<KeptPlan, 'state' | 'chosenAt'> & {
    customerId: string;
    at: Date;
    sealedUnderstanding: Buffer | null;
  },
): Promise<KeptPlan | undefined> {
  const row = await trx
    .insertInto('plans')
    .values({
      customer_id: customerId,
      id,
      record_id: recordId,
      short_name: shortName,
      sealed_understanding: sealedUnderstanding,
      state: 'chosen',
      chosen_at: at,
      changed_at: at,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  if (!row) return undefined;
  await noteChange(trx, { customerId, planId: row.id, at, state: 'chosen', by: 'person' });
  return planOf(row);
}

type Change = {
  readonly customerId: string;
  readonly planId: string;
  readonly at: Date;
  readonly state: PlanState;
  readonly by: PlanMover;
  /** Who writes it down, where that is somebody else than the one who moves it. */
  readonly notedBy?: Hand | undefined;
  /** The day on which it came there, 'YYYY-MM-DD', where that was said and is another than that of writing it down. */
  readonly saidOn?: string | undefined;
  /** How it came to its end, where whoever notes that says so. */
  readonly endedHow?: EndedHow | undefined;
  /** The advice that it rests on from now on; left out where that stays. */
  readonly recordId?: string | undefined;
};

/**
 * Moves a plan that is held on, and writes down whose hand it was; what is over, or was sent by one of us, is nobody's work
 * any more. The caller has asked `mayMove`.
 */
export async function movePlan(trx: DatabaseTransaction, change: Change): Promise<void> {
  await trx
    .updateTable('plans')
    .set({ state: change.state, changed_at: change.at, record_id: change.recordId })
    .where('customer_id', '=', change.customerId)
    .where('id', '=', change.planId)
    .execute();
  await noteChange(trx, change);
  if (isOver(change.state)) await noLongerChosen(trx, change);
  if (change.state === 'sent' && change.by === 'adviser') await wasLookedAt(trx, change);
}

async function noteChange(
  trx: DatabaseTransaction,
  { customerId, planId, at, state, by, notedBy, saidOn, endedHow }: Change,
): Promise<void> {
  await trx
    .insertInto('plan_changes')
    .values(({ selectFrom }) => ({
      customer_id: customerId,
      plan_id: planId,
      sequence: selectFrom('plan_changes')
        .select(({ fn, eb }) => eb(fn.countAll<number>(), '+', 1).as('next'))
        .where('customer_id', '=', customerId)
        .where('plan_id', '=', planId),
      at,
      state,
      moved_by: by,
      noted_by: notedBy === by ? null : (notedBy ?? null),
      said_on: saidOn ?? null,
      ended_how: endedHow ?? null,
    }))
    .execute();
}

/** How a plan came to stand where it does: a state it came to, when, by whose doing and by whose note. */
export type KeptChange = {
  readonly state: PlanState;
  readonly at: Date;
  readonly by: PlanMover;
  readonly notedBy: Hand | null;
  /** The day that was said of it, 'YYYY-MM-DD'; null for the day of `at`. */
  readonly saidOn: string | null;
  /** How it came to its end, where that was said; null for anything else. */
  readonly endedHow: EndedHow | null;
};

/** All that a plan came to, the oldest first. */
export async function changesOf(
  on: Database | DatabaseTransaction,
  customerId: string,
  planId: string,
): Promise<readonly KeptChange[]> {
  const rows = await on
    .selectFrom('plan_changes')
    .select(['state', 'at', 'moved_by', 'noted_by', 'said_on', 'ended_how'])
    .where('customer_id', '=', customerId)
    .where('plan_id', '=', planId)
    .orderBy('sequence')
    .execute();
  return rows.flatMap(({ state, at, moved_by, noted_by, said_on, ended_how }) => {
    const known = PLAN_STATES.find(one => one === state);
    const by = PLAN_MOVERS.find(one => one === moved_by);
    return known && by
      ? [
          {
            state: known,
            at,
            by,
            notedBy: HANDS.find(one => one === noted_by) ?? null,
            saidOn: said_on,
            endedHow: ENDED_HOW.find(one => one === ended_how) ?? null,
          },
        ]
      : [];
  });
}

/** What was answered before a plan was chosen, sealed; null where nothing was asked, and for a plan that is not theirs. */
export async function sealedUnderstandingOf(
  database: Database,
  customerId: string,
  planId: string,
): Promise<Buffer | null> {
  const row = await database
    .selectFrom('plans')
    .select('sealed_understanding')
    .where('customer_id', '=', customerId)
    .where('id', '=', planId)
    .executeTakeFirst();
  return row?.sealed_understanding ?? null;
}
