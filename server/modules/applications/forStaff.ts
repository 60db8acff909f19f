import { overForStaff } from '../plans/planForStaff.ts';
import { waitingWork } from '../work/workItems.ts';
import { type AppliedFor, appliedBy, appliedFor, type ReadingDeps } from './reading.ts';
import { stateOfApplication } from './repository.ts';

/**
 * What the form is for that one of us reads in a case: what the person applies for. A form whose plan is over comes first
 * until one of us is done with it: one that was accepted may have gone, and an answer is gone through with them; and where
 * nothing else is applied for, a form
 * of a plan that is over stays as long as its answer is to come, so that it can be noted; and one that was withdrawn.
 */
export async function appliedForStaff(deps: ReadingDeps, customerId: string): Promise<AppliedFor | null> {
  const { database } = deps;
  const [over, works] = await Promise.all([
    overForStaff(database, customerId),
    waitingWork(database, 'application', customerId),
  ]);
  const toGoThrough = over.find(({ id }) => works.some(({ subject }) => subject === id));
  if (toGoThrough) return appliedBy(deps, customerId, toGoThrough);
  const now = await appliedFor(deps, customerId);
  if (now) return now;
  const [last] = over;
  if (last && (await stateOfApplication(database, { customerId, planId: last.id })) === 'withdrawn') {
    return appliedBy(deps, customerId, last);
  }
  for (const plan of over) {
    const state = await stateOfApplication(database, { customerId, planId: plan.id });
    if (state === 'sent' || state === 'being sent') return appliedBy(deps, customerId, plan);
  }
  return null;
}
