import { lastMadeCall } from '@towpath/domain/people/madeCall.ts';
import { BookedTalkCard, readBookedTalk } from '../../bookings/card/BookedTalkCard.tsx';
import { OwnCall } from '../../callbacks/OwnCall.tsx';
import { readAskedCalls, readMadeCalls } from '../../callbacks/state/askedCalls.ts';
import { CallMade } from '../../callbacks/step/CallMade.tsx';
import { NewsFromUs } from '../../consents/NewsFromUs.tsx';
import { DashboardPage } from '../../dashboard/DashboardPage.tsx';
import type { ReadKept } from '../../data/keptRemote.ts';
import { PlanCard, readOwnPlan } from '../../plans/card/PlanCard.tsx';

async function readAsked(read: ReadKept, askAt: string) {
  const [[call], madeCalls, plan, talk] = await Promise.all([
    readAskedCalls(read),
    readMadeCalls(read),
    readOwnPlan(read),
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

export function Dashboard() {
  return (
    <DashboardPage readAsked={readAsked}>
      <NewsFromUs />
    </DashboardPage>
  );
}
