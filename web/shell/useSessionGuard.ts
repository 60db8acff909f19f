import { useEffect, useState } from 'react';
import { hasSession, isOthers, tellOtherTabs } from '../data/session.ts';
import { loginPath } from './paths.ts';
import { useGoTo } from './useGoTo.ts';

/**
 * For pages that need a session: true once there is a customer or a guest. Anybody else is sent to the login page and
 * returns here afterwards; other tabs, which may still show a page of the session that is gone, are told (HO-164).
 */
export function useSessionGuard(): boolean {
  const [allowed, setAllowed] = useState(false);
  const goTo = useGoTo();
  useEffect(() => {
    if (hasSession() && !isOthers()) return setAllowed(true);
    tellOtherTabs();
    goTo(loginPath(location.pathname + location.search), { replace: true });
  }, [goTo]);
  return allowed;
}
