import { useEffect } from 'react';

const EVERY_MS = 20_000;

/** Reads anew what a page shows, as long as the page is looked at and there is something to read. */
export function useReadAgain(again: () => unknown, isToRead = true): void {
  useEffect(() => {
    if (!isToRead) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void again();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [again, isToRead]);
}
