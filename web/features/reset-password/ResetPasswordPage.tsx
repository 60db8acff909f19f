import { useLocation } from 'react-router';
import { NewPassword } from './NewPassword.tsx';
import { RequestLink } from './RequestLink.tsx';

/** Password reset: with a token from a link, a new password is chosen; without one, a link is asked for (ID-032). */
export function ResetPasswordPage() {
  const { search } = useLocation();
  const token = new URLSearchParams(search).get('token');
  return token ? <NewPassword token={token} /> : <RequestLink />;
}
