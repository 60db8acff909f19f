import {
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { logOut } from '../data/logOut.ts';
import { useOutbox } from '../data/outbox/outboxContext.ts';
import { accessToken } from '../data/session.ts';
import { onDemand } from './onDemand.tsx';

const Leaving = onDemand(async () => (await import('./ConfirmLogout.tsx')).ConfirmLogout);

const LogOut = createContext<() => void>(() => {});

/** Around pages on which the Logout button does something else. */
export const LogOutInstead = LogOut.Provider;

/**
 * Returns what the Logout button does. The code of its question is fetched ahead, because it may be needed without a
 * connection.
 */
export function useLogOut(): () => void {
  useEffect(() => void Leaving.fetchAhead(), []);
  return useContext(LogOut);
}

/**
 * Logs out at once, unless something would be lost: a guest without an account cannot get the answers back, and what
 * is typed or waits for a connection is only in this browser. They are asked first.
 */
export function LogOutProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<'everything' | 'unsent'>();
  const outbox = useOutbox();
  const busy = useRef(false);
  const leave = useCallback(async () => {
    if (busy.current) return;
    // A guest is asked at once, so that the question is there before another key can be pressed (HO-076).
    if (!accessToken()) return setAsked('everything');
    busy.current = true;
    try {
      await outbox.settled();
      if (outbox.hasUnsent()) setAsked('unsent');
      else await logOut();
    } finally {
      busy.current = false;
    }
  }, [outbox]);
  const stay = useCallback(() => setAsked(undefined), []);
  return (
    <LogOut value={leave}>
      {children}
      {asked && (
        <Suspense>
          <Leaving about={asked} onStay={stay} />
        </Suspense>
      )}
    </LogOut>
  );
}
