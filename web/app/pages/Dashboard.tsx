import { AskedCallCard } from '../../callbacks/AskedCallCard.tsx';
import { readAskedCalls } from '../../callbacks/state/askedCalls.ts';
import { NewsFromUs } from '../../consents/NewsFromUs.tsx';
import { DashboardPage } from '../../dashboard/DashboardPage.tsx';
import type { ReadKept } from '../../data/keptRemote.ts';

async function readCall(read: ReadKept) {
  const [call] = await readAskedCalls(read);
  return call && <AskedCallCard call={call} />;
}

export function Dashboard() {
  return (
    <DashboardPage readCall={readCall}>
      <NewsFromUs />
    </DashboardPage>
  );
}
