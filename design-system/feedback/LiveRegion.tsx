import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';

type Announce = (message: string) => void;

const Announcer = createContext<Announce>(() => {});

/**
 * Renders the app's only live region, which is polite. Goes once around the whole app.
 *
 * @param page what is said on one page is not there to be read on the next
 */
export function LiveRegion({ children, page }: { children: ReactNode; page?: string }) {
  const [message, setMessage] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shownOn, setShownOn] = useState(page);
  if (shownOn !== page) {
    setShownOn(page);
    setMessage('');
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was about to be said belongs to the page before
  useEffect(() => () => clearTimeout(timer.current), [page]);
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
