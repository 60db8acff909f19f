import { PageTitle } from '../../shell/PageTitle.tsx';
export const handle = { finished: true };
export default function PublicPage() {
  return (
    <main id="main">
      <PageTitle>PublicPage</PageTitle>
      <h1>PublicPage</h1>
    </main>
  );
}
