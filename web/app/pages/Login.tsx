import { AppCookieBanner } from '../../features/cookie-choice/AppCookieBanner.tsx';
import { LoginPage } from '../../features/login/LoginPage.tsx';

export function Login() {
  return (
    <>
      <LoginPage />
      <AppCookieBanner />
    </>
  );
}
