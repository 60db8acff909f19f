import { PageTitle } from '../../shell/PageTitle.tsx';

export default function Dashboard() {
  return (
    <main id="main">
      <PageTitle>Dashboard</PageTitle>
      <h1>Dashboard</h1>
    </main>
  );
}
