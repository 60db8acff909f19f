import { AppCookieBanner } from '../../features/cookie-choice/AppCookieBanner.tsx';
import { LoginPage } from '../../features/login/LoginPage.tsx';

export default function Login() {
  return (
    <>
      <LoginPage />
      <AppCookieBanner />
    </>
  );
}
