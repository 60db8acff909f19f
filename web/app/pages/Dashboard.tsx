import { BookedTalkCard, readBookedTalk } from '../../bookings/card/BookedTalkCard.tsx';
import { OwnCall } from '../../callbacks/OwnCall.tsx';
import { readAskedCalls } from '../../callbacks/state/askedCalls.ts';
import { NewsFromUs } from '../../consents/NewsFromUs.tsx';
import { DashboardPage } from '../../dashboard/DashboardPage.tsx';
import type { ReadKept } from '../../data/keptRemote.ts';
import { PlanCard, readOwnPlan } from '../../plans/card/PlanCard.tsx';

async function readAsked(read: ReadKept) {
  const [[call], plan, talk] = await Promise.all([
    readAskedCalls(read),
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
  if (!booked) return asked;
  return (
    <>
      {booked}
      {asked}
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
