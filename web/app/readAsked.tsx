import type { Plan } from '@towpath/contracts/api/plans.ts';
import { lastMadeCall } from '@towpath/domain/people/madeCall.ts';
import type { ReactNode } from 'react';
import { BookedTalkCard, readBookedTalk } from '../bookings/card/BookedTalkCard.tsx';
import { OwnCall } from '../callbacks/OwnCall.tsx';
import { readAskedCalls, readMadeCalls } from '../callbacks/state/askedCalls.ts';
import { CallMade } from '../callbacks/step/CallMade.tsx';
import type { ReadKept } from '../data/keptRemote.ts';
import { PlanCard } from '../plans/card/PlanCard.tsx';

/**
 * What a person asked us for, as their dashboard shows it: the call that they wait for, or what came of the last one, the
 * plan that they chose and the talk that they booked; nothing for none of them.
 *
 * @param askAt where a call can be asked for
 * @param plan what they chose; null for nothing
 */
export async function readAsked(read: ReadKept, askAt: string, plan: Plan | null): Promise<ReactNode> {
  const [[call], madeCalls, talk] = await Promise.all([
    readAskedCalls(read),
    readMadeCalls(read),
    readBookedTalk(read),
  ]);
  const booked = talk && <BookedTalkCard booking={talk} />;
  // The page of the plan has the whole call; here both would be long.
  const asked = plan ? (
    <PlanCard plan={plan} numberToRing={call?.contactNumber} />
  ) : (
    call && <OwnCall call={call} />
  );
  const made = call ? undefined : lastMadeCall(madeCalls, new Date());
  if (!booked && !made) return asked;
  return (
    <>
      {booked}
      {asked}
      {made && <CallMade made={made} onAskAgain={askAt} />}
    </>
  );
}
