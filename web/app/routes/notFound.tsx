import { PageTitle } from '../../shell/PageTitle.tsx';

export default function NotFound() {
  return (
    <main id="main">
      <PageTitle>NotFound</PageTitle>
      <h1>NotFound</h1>
    </main>
  );
}
