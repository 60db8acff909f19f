import { newId } from '../data/newId.ts';
import { STORAGE_PREFIX } from '../data/session.ts';

const KEY = `${STORAGE_PREFIX}registration`;
/** Where the browser stores nothing: for as long as the page is open. */
let inPage: string | undefined;

/**
 * The header by which a registration may be made again: its answer may be lost on the way, and by then the guest's own
 * credential has ended. The same until `registered` is told, also after a reload.
 */
export function repeatableHeader(): Readonly<Record<string, string>> {
  return { 'idempotency-key': kept() };
}

/** The answer has come: the next registration in this tab is another. */
export function registered(): void {
  inPage = undefined;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

function kept(): string {
  inPage ??= newId();
  try {
    const stored = sessionStorage.getItem(KEY);
    if (stored) return stored;
    sessionStorage.setItem(KEY, inPage);
  } catch {
    // The page keeps it.
  }
  return inPage;
}
