import { useEffect } from 'react';
import { whenIdle } from '../shell/whenIdle.ts';
import { Dashboard, Journey, Login } from './pages.ts';

/** Lets a reload without a connection show the questions again. Last, since nobody waits for it. */
const keepForReloads = () =>
  import('../offline/register.ts').then(
    ({ register }) => register(),
    () => undefined,
  );

/** Long enough for the current page to be drawn and to load what it needs. */
const CALM = 3_000;

type Connection = { readonly saveData?: boolean };

/**
 * Fetches the code of the pages a person is likely to visit next, once the page is idle. Going there is then
 * quick, and works even if the connection has been lost meanwhile. With data saving switched on, each page is
 * fetched only when it is visited. A fetch that fails is ignored. Then the service worker is seen to.
 */
export function usePagesAhead(): void {
  useEffect(() => {
    const saves = (navigator as { connection?: Connection }).connection?.saveData;
    const pages = saves ? [] : [Journey, Dashboard, Login].map(page => page.fetchAhead);
    return whenIdle(import.meta.env.DEV ? pages : [...pages, keepForReloads], CALM);
  }, []);
}
