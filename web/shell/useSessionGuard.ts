import { useEffect, useState } from 'react';
import { hasSession } from '../data/session.ts';
import { loginPath } from './paths.ts';
import { useGoTo } from './useGoTo.ts';

/**
 * For pages that belong to somebody: true once it is known that there is a customer or a guest. A stranger is taken
 * to the login page and comes back here afterwards.
 */
export function useSessionGuard(): boolean {
  const [known, setKnown] = useState(false);
  const goTo = useGoTo();
  useEffect(() => {
    if (hasSession()) setKnown(true);
    else goTo(loginPath(location.pathname + location.search), { replace: true });
  }, [goTo]);
  return known;
}
