import { type Booking, myBooking } from '@towpath/contracts/api/bookings.ts';
import { myPlan } from '@towpath/contracts/api/plans.ts';
import { readAround, readSolution } from '../advice/solution/readSolution.ts';
import type { Callee } from '../bookings/quick/useQuickTalk.ts';
import { readAskedCalls } from '../callbacks/state/askedCalls.ts';
import { api } from '../data/client.ts';
import { paths } from '../shell/paths.ts';

/**
 * The plan, the advice beside it, the call that the person waits for, the talk that they booked and whom we would ring. A plan
 * that stands is read whether there is advice or not: what was told since can open a question before it.
 */
export async function readPlan() {
  const [{ plan, callBy, over, time }, beside, [call], { talk, contact }] = await Promise.all([
    api(myPlan),
    readSolution(),
    readAskedCalls(),
    myTalk(),
  ]);
  const isAsked = plan !== null && beside.elsewhere === paths.journeyNow;
  return {
    plan,
    // A reply that was kept before it was said has none of it.
    over: over ?? null,
    time: time ?? null,
    callBy,
    beside: isAsked ? { advice: null, ...(await readAround()) } : beside,
    call,
    talk,
    contact,
  };
}

/** The talk that the person has booked, null for none, and whom we would ring; that it is unread where it cannot be. */
function myTalk(): Promise<{ readonly talk: Booking | null; readonly contact: Callee }> {
  return api(myBooking).then(
    ({ booking, contact }) => ({ talk: booking, contact }),
    () => ({ talk: null, contact: 'unread' as const }),
  );
}
