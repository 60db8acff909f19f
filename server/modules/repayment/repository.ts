import type { RepaymentEvent } from '@towpath/domain/plans/repayment/event.ts';
import { openSealed } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

export type OfPlan = { readonly customerId: string; readonly planId: string };

/** What an event is sealed for: no other place of any plan. */
export function eventSubject({ customerId, planId }: OfPlan, sequence: number): string {
  return `repayment ${customerId} ${planId} ${sequence}`;
}

/** An event as stored, with the id that whoever wrote it down gave it. */
export type StoredEvent = {
  readonly sequence: number;
  readonly clientId: string;
  readonly writtenAt: Date;
  /** Who of the staff wrote it down; null for the person. */
  readonly staffId: string | null;
  readonly event: RepaymentEvent;
};

/**
 * All that was written down of a plan, in that order; empty for a plan of somebody else.
 *
 * @throws DoesNotOpen
 */
export async function eventsOf(
  on: Database | DatabaseTransaction,
  seal: Seal,
  of: OfPlan,
): Promise<readonly StoredEvent[]> {
  const rows = await on
    .selectFrom('repayment_events')
    .select(['sequence', 'client_id', 'written_at', 'staff_id', 'sealed'])
    .where('customer_id', '=', of.customerId)
    .where('plan_id', '=', of.planId)
    .orderBy('sequence')
    .execute();
  return rows.map(({ sequence, client_id, written_at, staff_id, sealed }) => ({
    sequence,
    clientId: client_id,
    writtenAt: written_at,
    staffId: staff_id,
    event: openEvent(seal, of, sequence, sealed),
  }));
}

/**
 * All that was written down of each plan that a person has or had, each in its order.
 *
 * @param exceptPlanId a plan that is left out
 * @throws DoesNotOpen
 */
export async function eventsOfAllPlans(
  on: Database | DatabaseTransaction,
  seal: Seal,
  customerId: string,
  exceptPlanId?: string,
): Promise<readonly (readonly StoredEvent[])[]> {
  const plans = await plansWithEvents(on, customerId);
  const all: (readonly StoredEvent[])[] = [];
  // One after the other: a transaction has one connection.
  for (const planId of plans.filter(id => id !== exceptPlanId))
    all.push(await eventsOf(on, seal, { customerId, planId }));
  return all;
}

/** The plans of a person of which something was written down, by their ids. */
export async function plansWithEvents(
  on: Database | DatabaseTransaction,
  customerId: string,
): Promise<readonly string[]> {
  const rows = await on
    .selectFrom('repayment_events')
    .select('plan_id')
    .distinct()
    .where('customer_id', '=', customerId)
    .execute();
  return rows.map(({ plan_id }) => plan_id);
}

/** Throws DoesNotOpen. */
export function openEvent(seal: Seal, of: OfPlan, sequence: number, sealed: Buffer): RepaymentEvent {
  const place = {
    key: 'DATA_SECRET',
    table: 'repayment_events',
    id: `${of.planId} ${sequence}`,
  } as const;
  // What was sealed for this subject was written by `addEvent`.
  return JSON.parse(openSealed(seal, sealed, eventSubject(of, sequence), place)) as RepaymentEvent;
}

/** Writes down what happened to a plan that is held. */
export async function addEvent(
  trx: DatabaseTransaction,
  seal: Seal,
  of: OfPlan,
  { sequence, clientId, writtenAt, staffId, event }: StoredEvent,
): Promise<void> {
  await trx
    .insertInto('repayment_events')
    .values({
      customer_id: of.customerId,
      plan_id: of.planId,
      sequence,
      client_id: clientId,
      written_at: writtenAt,
      staff_id: staffId,
      sealed: seal.close(JSON.stringify(event), eventSubject(of, sequence)),
    })
    .execute();
  await lookAgain(trx, of);
}

/** Has it looked at again today what there is to remind of. */
async function lookAgain(trx: DatabaseTransaction, { customerId, planId }: OfPlan): Promise<void> {
  await trx
    .updateTable('repayment_reminders')
    .set({ looked_on: null })
    .where('customer_id', '=', customerId)
    .where('plan_id', '=', planId)
    .execute();
}
