import { AppCookieBanner } from '../../cookie-choice/AppCookieBanner.tsx';
import { LoginPage } from '../../identity/login/LoginPage.tsx';

export function Login() {
  return (
    <>
      <LoginPage />
      <AppCookieBanner />
    </>
  );
}
