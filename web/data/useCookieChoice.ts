import { useSyncExternalStore } from 'react';
import { type CookieChoice, cookieChoice, watchChoice } from './choice.ts';

/** The visitor's choice for a component; `'unknown'` in a page made at build time, where nobody has been asked. */
export function useCookieChoice(): CookieChoice | 'unknown' {
  return useSyncExternalStore<CookieChoice | 'unknown'>(watchChoice, cookieChoice, () => 'unknown');
}
