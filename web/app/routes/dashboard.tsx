import { NewsFromUs } from '../../features/consents/NewsFromUs.tsx';
import { DashboardPage } from '../../features/dashboard/DashboardPage.tsx';

export default function Dashboard() {
  return (
    <DashboardPage>
      <NewsFromUs />
    </DashboardPage>
  );
}
