import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from 'react';
import { logOut } from '../data/logOut.ts';
import { accessToken } from '../data/session.ts';

const LeavingAsGuest = lazy(() => import('./LeavingAsGuest.tsx'));

const LogOut = createContext<() => void>(() => {});

/** Gives what the Logout button does. */
export function useLogOut(): () => void {
  return useContext(LogOut);
}

/** Logs out at once, except for a guest: without an account nobody can get the answers back, so they are asked first. */
export function LogOutProvider({ children }: { children: ReactNode }) {
  const [asking, setAsking] = useState(false);
  const leave = useCallback(() => {
    if (accessToken()) void logOut();
    else setAsking(true);
  }, []);
  const stay = useCallback(() => setAsking(false), []);
  return (
    <LogOut value={leave}>
      {children}
      {asking && (
        <Suspense>
          <LeavingAsGuest onStay={stay} />
        </Suspense>
      )}
    </LogOut>
  );
}
