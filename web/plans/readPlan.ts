import { myPlan } from '@towpath/contracts/api/plans.ts';
import { readSolution } from '../advice/solution/readSolution.ts';
import { readAskedCalls } from '../callbacks/state/askedCalls.ts';
import { api } from '../data/client.ts';

/** The plan, the advice beside it, and the call that the person waits for. */
export async function readPlan() {
  const [{ plan, callBy }, beside, [call]] = await Promise.all([
    api(myPlan),
    readSolution(),
    readAskedCalls(),
  ]);
  return { plan, callBy, beside, call };
}
