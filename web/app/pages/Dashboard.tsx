import { NewsFromUs } from '../../features/consents/NewsFromUs.tsx';
import { DashboardPage } from '../../features/dashboard/DashboardPage.tsx';

export function Dashboard() {
  return (
    <DashboardPage>
      <NewsFromUs />
    </DashboardPage>
  );
}
