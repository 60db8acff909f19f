import { useEffect, useState } from 'react';

/** Long enough for the page on hand to be drawn and to have what it needs. */
const CALM = 3_000;

const PAGES = ['routes/journey', 'routes/dashboard', 'routes/login'];

type Connection = { readonly saveData?: boolean };

/**
 * Fetches the code of the pages a person is likely to go to next, once all is calm. Going there is then quick, and
 * works when the connection has gone in between. Somebody who saves data fetches each page when they go there.
 *
 * The code is only fetched, not run: a fetch that fails is nobody's trouble, while the router would take a page it
 * cannot load for one that a new release has replaced.
 */
export function PagesAhead() {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    if ((navigator as { connection?: Connection }).connection?.saveData) return;
    const timer = setTimeout(() => setCalm(true), CALM);
    return () => clearTimeout(timer);
  }, []);
  if (!calm) return null;
  const { routes } = globalThis.__reactRouterManifest;
  const parts = PAGES.flatMap(id => routes[id] ?? []);
  const scripts = new Set(parts.flatMap(({ module, imports = [] }) => [module, ...imports]));
  const styles = new Set(parts.flatMap(({ css = [] }) => css));
  return (
    <>
      {[...scripts].map(address => (
        <link key={address} rel="modulepreload" href={address} />
      ))}
      {[...styles].map(address => (
        <link key={address} rel="prefetch" as="style" href={address} />
      ))}
    </>
  );
}
