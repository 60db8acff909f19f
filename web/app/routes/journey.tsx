import { PageTitle } from '../../shell/PageTitle.tsx';

export default function Journey() {
  return (
    <main id="main">
      <PageTitle>Journey</PageTitle>
      <h1>Journey</h1>
    </main>
  );
}
