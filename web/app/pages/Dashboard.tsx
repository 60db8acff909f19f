import { OwnCall } from '../../callbacks/OwnCall.tsx';
import { readAskedCalls } from '../../callbacks/state/askedCalls.ts';
import { NewsFromUs } from '../../consents/NewsFromUs.tsx';
import { DashboardPage } from '../../dashboard/DashboardPage.tsx';
import type { ReadKept } from '../../data/keptRemote.ts';
import { PlanCard, readOwnPlan } from '../../plans/card/PlanCard.tsx';

async function readAsked(read: ReadKept) {
  const [[call], plan] = await Promise.all([readAskedCalls(read), readOwnPlan(read)]);
  // The page of the plan has the whole call; here both would be long.
  if (plan) return <PlanCard plan={plan} numberToRing={call?.contactNumber} />;
  return call && <OwnCall call={call} />;
}

export function Dashboard() {
  return (
    <DashboardPage readAsked={readAsked}>
      <NewsFromUs />
    </DashboardPage>
  );
}
