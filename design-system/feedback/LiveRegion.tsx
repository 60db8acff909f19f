import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';

type Announce = (message: string) => void;

const Announcer = createContext<Announce>(() => {});

/** Renders the app's only live region, which is polite. Goes once around the whole app. */
export function LiveRegion({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const announce = useCallback<Announce>(next => {
    // Cleared first, so that a repeated message is read out again.
    setMessage('');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setMessage(next), 100);
  }, []);
  return (
    <Announcer value={announce}>
      {children}
      <p className="visually-hidden" role="status">
        {message}
      </p>
    </Announcer>
  );
}

/** Returns a function that has screen readers read out a message once they are idle. */
export function useAnnounce(): Announce {
  return useContext(Announcer);
}
