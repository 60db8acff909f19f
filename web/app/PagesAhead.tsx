import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { paths } from '../shell/paths.ts';

/** Long enough for the page on hand to be drawn and to have what it needs. */
const CALM = 3_000;

type Connection = { readonly saveData?: boolean };

/**
 * Fetches the code of the pages a person is likely to go to next, once all is calm. Going there is then quick, and
 * works when the connection has gone in between. Somebody who saves data fetches each page when they go there.
 */
export function PagesAhead() {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    if ((navigator as { connection?: Connection }).connection?.saveData) return;
    const timer = setTimeout(() => setCalm(true), CALM);
    return () => clearTimeout(timer);
  }, []);
  return (
    calm &&
    [paths.journeyNow, paths.dashboard, paths.login].map(page => <PrefetchPageLinks key={page} page={page} />)
  );
}
