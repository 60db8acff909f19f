import { PageTitle } from '../../shell/PageTitle.tsx';

export default function Login() {
  return (
    <main id="main">
      <PageTitle>Login</PageTitle>
      <h1>Login</h1>
    </main>
  );
}
