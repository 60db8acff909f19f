import { type Booking, myBooking } from '@towpath/contracts/api/bookings.ts';
import { myPlan } from '@towpath/contracts/api/plans.ts';
import { readSolution } from '../advice/solution/readSolution.ts';
import { readAskedCalls } from '../callbacks/state/askedCalls.ts';
import { api } from '../data/client.ts';

/** The plan, the advice beside it, the call that the person waits for and the talk that they booked. */
export async function readPlan() {
  const [{ plan, callBy }, beside, [call], talk] = await Promise.all([
    api(myPlan),
    readSolution(),
    readAskedCalls(),
    myTalk(),
  ]);
  return { plan, callBy, beside, call, talk };
}

/** The talk that the person has booked; null for none, and where that cannot be read. */
function myTalk(): Promise<Booking | null> {
  return api(myBooking).then(
    ({ booking }) => booking,
    () => null,
  );
}
