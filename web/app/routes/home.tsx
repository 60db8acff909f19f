import { PageTitle } from '../../shell/PageTitle.tsx';
export const handle = { finished: true };
export default function Home() {
  return (
    <main id="main">
      <PageTitle>Home</PageTitle>
      <h1>Home</h1>
    </main>
  );
}
