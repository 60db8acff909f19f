import type { Outbox } from '../data/outbox/outbox.ts';
import { readAs } from '../data/outbox/shape.ts';
import { takeOldKeys } from '../data/outbox/takeOldKeys.ts';
import { SEARCH, searchPlace } from './keptFields.ts';

/** Moves into the outbox what browsers kept of this person's form before the outbox existed. */
export function takeOverSearch(outbox: Outbox, userId: string): void {
  for (const text of takeOldKeys(`creditSearch.${userId}`)) {
    const kept = readAs(SEARCH.fits, text);
    if (kept) outbox.takeOver(SEARCH, searchPlace(userId), kept);
  }
}
