import { NewsFromUs } from '../../consents/NewsFromUs.tsx';
import { DashboardPage } from '../../dashboard/DashboardPage.tsx';
import { onDemand } from '../../shell/onDemand.tsx';
import { readAsked } from '../readAsked.tsx';
import { readFound } from '../readFound.tsx';

const GoingDownCard = onDemand(
  async () => (await import('../../plans/card/GoingDownCard.tsx')).GoingDownCard,
);

export function Dashboard() {
  return (
    <DashboardPage readAsked={readAsked} readFound={readFound} picture={of => <GoingDownCard of={of} />}>
      <NewsFromUs />
    </DashboardPage>
  );
}
