import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';

type Announce = (message: string) => void;

const Announcer = createContext<Announce>(() => {});

/** Holds the one polite live region of the app. Goes around everything once. */
export function LiveRegion({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const announce = useCallback<Announce>(next => {
    // Emptied first, so that the same words are read out a second time.
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

/** Gives a function that has screen readers say a message when they are free. */
export function useAnnounce(): Announce {
  return useContext(Announcer);
}
