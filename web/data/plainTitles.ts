import { readCookie, removeCookie, writeCookie } from './cookies.ts';

const COOKIE = 'plainTitles';
const YEAR = 365 * 24 * 60 * 60;

const listeners = new Set<() => void>();

/** Whether this person wants titles of pages that say nothing of what they are about. */
export function plainTitles(): boolean {
  return readCookie(COOKIE) !== undefined;
}

/** Keeps the choice in this browser for a year, also after logging out: whoever else looks at it may see the tabs. */
export function choosePlainTitles(plain: boolean): void {
  if (plain) writeCookie(COOKIE, 'yes', YEAR);
  else removeCookie(COOKIE);
  for (const tell of listeners) tell();
}

/** Calls back when the choice is made or changed, until the returned function is called. */
export function watchPlainTitles(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
