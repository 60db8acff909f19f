import { STORAGE_PREFIX } from '../data/session.ts';

const KEY = `${STORAGE_PREFIX}reloadedAt`;
/** A second missing file within this time, in ms, is a fault and not a new release. */
const ONCE_IN = 60_000;

/** Whether the page may be reloaded because a part of it is missing: once, so that it can never loop. */
export function mayReload(now: number = Date.now()): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (now - last < ONCE_IN) return false;
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    return false;
  }
}
