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
import { type LogoutLoss, lossAtLogOut } from './loss.ts';
import { onDemand } from './onDemand.tsx';

const Leaving = onDemand(async () => (await import('./ConfirmLogout.tsx')).ConfirmLogout);

const LogOut = createContext<() => void>(() => {});

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
  const [loss, setLoss] = useState<LogoutLoss>();
  const outbox = useOutbox();
  const busy = useRef(false);
  const leave = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      const asked = lossAtLogOut(outbox);
      const lost = asked instanceof Promise ? await asked : asked;
      if (lost) setLoss(lost);
      else await logOut();
    } finally {
      busy.current = false;
    }
  }, [outbox]);
  const stay = useCallback(() => setLoss(undefined), []);
  return (
    <LogOut value={leave}>
      {children}
      {loss && (
        <Suspense>
          <Leaving loss={loss} onStay={stay} />
        </Suspense>
      )}
    </LogOut>
  );
}
