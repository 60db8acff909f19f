import { PageTitle } from '../../shell/PageTitle.tsx';

export default function ResetPassword() {
  return (
    <main id="main">
      <PageTitle>ResetPassword</PageTitle>
      <h1>ResetPassword</h1>
    </main>
  );
}
