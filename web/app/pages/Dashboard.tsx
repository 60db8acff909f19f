import { NewsFromUs } from '../../consents/NewsFromUs.tsx';
import { DashboardPage } from '../../dashboard/DashboardPage.tsx';
import { GoingDownCard } from '../../plans/card/GoingDownCard.tsx';
import { readAsked } from '../readAsked.tsx';

export function Dashboard() {
  return (
    <DashboardPage readAsked={readAsked} picture={of => <GoingDownCard of={of} />}>
      <NewsFromUs />
    </DashboardPage>
  );
}
