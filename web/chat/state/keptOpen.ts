import { STORAGE_PREFIX } from '../../data/session.ts';

const KEY = `${STORAGE_PREFIX}chat.open`;

/** Whether the window was open in this tab before a reload. */
export function wasOpen(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Keeps in this tab whether the window is open. */
export function keepOpen(isOpen: boolean): void {
  try {
    if (isOpen) sessionStorage.setItem(KEY, 'yes');
    else sessionStorage.removeItem(KEY);
  } catch {
    // A browser that denies us storage opens it again by a press.
  }
}
