import { NewsFromUs } from '../../consents/NewsFromUs.tsx';
import { DashboardPage } from '../../dashboard/DashboardPage.tsx';
import { readAsked } from '../readAsked.tsx';

export function Dashboard() {
  return (
    <DashboardPage readAsked={readAsked}>
      <NewsFromUs />
    </DashboardPage>
  );
}
