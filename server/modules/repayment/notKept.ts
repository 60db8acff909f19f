import type { Day } from '@towpath/domain/plans/repayment/event.ts';
import { notKeptOn } from '@towpath/domain/plans/repayment/notKept.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import { stopOfPlan } from '../plans/standingPlan.ts';
import { eventsOf, plansWithEvents } from './repository.ts';

/**
 * The last day on which a debt of a person was not paid by a plan of theirs, or that was over, by the id of the debt.
 *
 * @param seal of what happened to plans
 * @param today 'YYYY-MM-DD'
 * @throws DoesNotOpen
 */
export async function notKeptByPlans(
  database: Database,
  seal: Seal,
  customerId: string,
  today: Day,
): Promise<ReadonlyMap<string, Day>> {
  const last = new Map<string, Day>();
  for (const planId of await plansWithEvents(database, customerId)) {
    const of = { customerId, planId };
    const events = (await eventsOf(database, seal, of)).map(({ event }) => event);
    for (const [debtId, on] of notKeptOn(events, await stopOfPlan(database, of, today))) {
      const before = last.get(debtId);
      if (before === undefined || before < on) last.set(debtId, on);
    }
  }
  return last;
}
