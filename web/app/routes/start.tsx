import { PageTitle } from '../../shell/PageTitle.tsx';

export default function Start() {
  return (
    <main id="main">
      <PageTitle>Start</PageTitle>
      <h1>Start</h1>
    </main>
  );
}
