import { CHOICE_COOKIE } from '@towpath/contracts/api/analytics.ts';
import { readCookie, writeCookie } from './cookies.ts';

/** What the visitor said about cookies that are not needed; undefined while they have not said. */
export type CookieChoice = 'accepted' | 'rejected' | undefined;

const HALF_A_YEAR = 182 * 24 * 60 * 60;

const listeners = new Set<() => void>();

export function cookieChoice(): CookieChoice {
  const kept = readCookie(CHOICE_COOKIE);
  return kept === 'accepted' || kept === 'rejected' ? kept : undefined;
}

/** Keeps the choice for half a year; it can be changed at any time. */
export function chooseCookies(choice: 'accepted' | 'rejected'): void {
  writeCookie(CHOICE_COOKIE, choice, HALF_A_YEAR);
  for (const tell of listeners) tell();
}

/** Calls back when the choice is made or changed, until the returned function is called. */
export function watchChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
