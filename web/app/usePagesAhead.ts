import { useEffect } from 'react';
import { Dashboard, Journey, Login } from './pages.ts';

/** Long enough for the page on hand to be drawn and to have what it needs. */
const CALM = 3_000;

type Connection = { readonly saveData?: boolean };

/**
 * Fetches the code of the pages a person is likely to go to next, once all is calm. Going there is then quick, and
 * works when the connection has gone in between. Somebody who saves data fetches each page when they go there.
 * A fetch that fails is nobody's trouble.
 */
export function usePagesAhead(): void {
  useEffect(() => {
    if ((navigator as { connection?: Connection }).connection?.saveData) return;
    const timer = setTimeout(() => {
      for (const page of [Journey, Dashboard, Login]) void page.fetchAhead();
    }, CALM);
    return () => clearTimeout(timer);
  }, []);
}
