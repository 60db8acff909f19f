import { isGuest, personId, STORAGE_PREFIX } from '../../data/session.ts';

const KEY = `${STORAGE_PREFIX}brings`;
let inPage: string | undefined;

/** The guest of this browser; undefined for a stranger and for who is logged in. */
function guestHere(): string | undefined {
  return isGuest() ? personId() : undefined;
}

/**
 * Keeps in this browser that its guest wants to take what they told us along to the account they have: on the way to it
 * there may be a code, or a new password by a link that opens another tab.
 */
export function keepBringing(): void {
  inPage = guestHere();
  try {
    if (inPage !== undefined) localStorage.setItem(KEY, inPage);
  } catch {
    // A browser that denies us storage keeps it as long as the page.
  }
}

/** Whether the guest of this browser wants that. Of another guest, who was here before, it says nothing. */
export function isBringing(): boolean {
  const guest = guestHere();
  if (guest === undefined) return false;
  try {
    return (localStorage.getItem(KEY) ?? inPage) === guest;
  } catch {
    return inPage === guest;
  }
}

/** Forgets it: they have logged in, or want to log in without. */
export function forgetBringing(): void {
  inPage = undefined;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept there.
  }
}
