import type { Call } from '@towpath/contracts/api/call.ts';

/**
 * Where each API is (API-002). The page may name other addresses in `<meta name="core-api">` and
 * `<meta name="lookup-api">`; without them both live on this site.
 */
export function baseOf(base: Call['base']): string {
  const named = document.querySelector<HTMLMetaElement>(`meta[name="${base}-api"]`)?.content;
  return named || `/api/${base}`;
}
