import { STORAGE_PREFIX } from '../data/session.ts';
import type { SearchFields } from './searchFields.ts';

/** What outlives a reload: the form, and whether a code was asked for. The code itself is never kept. */
export type Kept = { readonly fields: Partial<SearchFields>; readonly awaitsCode: boolean };

const keyOf = (userId: string) => `${STORAGE_PREFIX}creditSearch.${userId}`;

/** What this person typed before; undefined when there is nothing, or nothing that can be read. */
export function keptFields(userId: string): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'fields' in kept ? (kept as Kept) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what is typed, as the journey keeps its drafts: until it has been used, or the person logs out. */
export function keepFields(userId: string, kept: Kept): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(kept));
  } catch {
    // A browser without storage loses the form at a reload, and nothing else.
  }
}

export function forgetFields(userId: string): void {
  try {
    localStorage.removeItem(keyOf(userId));
  } catch {
    // Nothing was kept.
  }
}
