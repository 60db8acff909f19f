import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { hasSession } from '../data/session.ts';
import { loginPath } from './paths.ts';

/**
 * For pages that belong to somebody: true once it is known that there is a customer or a guest. A stranger is taken
 * to the login page and comes back here afterwards.
 */
export function useSessionGuard(): boolean {
  const [known, setKnown] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (hasSession()) setKnown(true);
    else navigate(loginPath(location.pathname + location.search), { replace: true });
  }, [navigate]);
  return known;
}
