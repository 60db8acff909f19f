import { PageTitle } from '../../shell/PageTitle.tsx';
export const handle = { finished: true };
export default function Help() {
  return (
    <main id="main">
      <PageTitle>Help</PageTitle>
      <h1>Help</h1>
    </main>
  );
}
