import { useEffect } from 'react';

const EVERY_MS = 20_000;

/** Reads anew what a page shows, as long as the page is looked at. */
export function useReadAgain(again: () => unknown): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void again();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [again]);
}
