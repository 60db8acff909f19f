import { STORAGE_PREFIX } from '../../data/session.ts';

const KEY = `${STORAGE_PREFIX}login-waits`;
let inPage: string | undefined;

/**
 * Keeps what a login waits for its code with, in this tab: an old phone that opens another app to show the code may load
 * the page anew when it comes back.
 */
export function keepWaitingLogin(challenge: string): void {
  inPage = challenge;
  try {
    sessionStorage.setItem(KEY, challenge);
  } catch {
    // A browser that denies us storage keeps it as long as the page.
  }
}

/** What a login waits with; undefined where none was begun here. The server says whether it still counts. */
export function waitingLogin(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? inPage;
  } catch {
    return inPage;
  }
}

/** Forgets it, once the login has ended. */
export function forgetWaitingLogin(): void {
  inPage = undefined;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept there.
  }
}
