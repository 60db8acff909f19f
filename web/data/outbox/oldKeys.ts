import { STORAGE_PREFIX } from '../session.ts';

/** How the keys of each capability began before the single outbox existed. */
const OLD_KEY = /^(saves|drafts|budget|unsavedDebts|debts|creditSearch|health)\./;

/** Whether an earlier release left anything in this browser that is not in the outbox yet, of whomever. */
export function hasOldKeys(): boolean {
  try {
    return [localStorage, sessionStorage]
      .flatMap(Object.keys)
      .some(key => key.startsWith(STORAGE_PREFIX) && OLD_KEY.test(key.slice(STORAGE_PREFIX.length)));
  } catch {
    return false;
  }
}
