import { NewsFromUs } from '../../consents/NewsFromUs.tsx';
import { DashboardPage } from '../../dashboard/DashboardPage.tsx';

export function Dashboard() {
  return (
    <DashboardPage>
      <NewsFromUs />
    </DashboardPage>
  );
}
