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

/** Gives what the Logout button does. What it may ask is fetched ahead: it may have to ask without a connection. */
export function useLogOut(): () => void {
  useEffect(() => void Leaving.fetchAhead(), []);
  return useContext(LogOut);
}

/**
 * Logs out at once, except where something would be lost: a guest cannot get the answers back without an account, and
 * what is typed or waits for a connection is only in this browser. They are asked first.
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
