import { readCookie, removeCookie, writeCookie } from './cookies.ts';

const COOKIE = 'noWayOut';
const YEAR = 365 * 24 * 60 * 60;

/** Whether the way out of a page is there: its button, and Escape three times. Somebody may have switched it off. */
export function hasWayOut(): boolean {
  return readCookie(COOKIE) === undefined;
}

/** Keeps the choice in this browser, and shows or hides the button at once. */
export function chooseWayOut(isThere: boolean): void {
  if (isThere) removeCookie(COOKIE);
  else writeCookie(COOKIE, 'yes', YEAR);
  showWayOut();
}

/** Shows or hides the button as was chosen (`LeaveSite`). */
export function showWayOut(): void {
  document.documentElement.toggleAttribute('data-no-way-out', !hasWayOut());
}
