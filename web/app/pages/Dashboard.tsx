import { AskedCallCard } from '../../callbacks/AskedCallCard.tsx';
import { readAskedCalls } from '../../callbacks/state/askedCalls.ts';
import { NewsFromUs } from '../../consents/NewsFromUs.tsx';
import { DashboardPage } from '../../dashboard/DashboardPage.tsx';

async function readCall() {
  const [call] = await readAskedCalls();
  return call && <AskedCallCard call={call} />;
}

export function Dashboard() {
  return (
    <DashboardPage readCall={readCall}>
      <NewsFromUs />
    </DashboardPage>
  );
}
