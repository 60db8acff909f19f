import { PageTitle } from '../../shell/PageTitle.tsx';

export default function Design() {
  return (
    <main id="main">
      <PageTitle>Design</PageTitle>
      <h1>Design</h1>
    </main>
  );
}
