import { useEffect, useState } from 'react';
import { hasSession } from '../data/session.ts';
import { loginPath } from './paths.ts';
import { useGoTo } from './useGoTo.ts';

/**
 * For pages that need a session: true once there is a customer or a guest. Anybody else is sent to the login page and
 * returns here afterwards.
 */
export function useSessionGuard(): boolean {
  const [allowed, setAllowed] = useState(false);
  const goTo = useGoTo();
  useEffect(() => {
    if (hasSession()) setAllowed(true);
    else goTo(loginPath(location.pathname + location.search), { replace: true });
  }, [goTo]);
  return allowed;
}
