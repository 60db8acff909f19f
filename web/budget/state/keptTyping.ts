import { STORAGE_PREFIX } from '../../data/session.ts';
import type { TypedLines } from './typedLines.ts';

/** What of a budget is only in this browser, kept through a reload. */
export type KeptTyping = {
  readonly typed: TypedLines;
  /** Categories that were submitted without a connection. */
  readonly waiting: readonly number[];
};

/** Logging out empties everything under this prefix. */
const key = (journeyId: string) => `${STORAGE_PREFIX}budget.${journeyId}`;

/** What was kept; nothing where the browser keeps no storage, and everything else works. */
export function keptTyping(journeyId: string): KeptTyping {
  try {
    return { typed: {}, waiting: [], ...JSON.parse(localStorage.getItem(key(journeyId)) ?? '{}') };
  } catch {
    return { typed: {}, waiting: [] };
  }
}

export function keepTyping(journeyId: string, kept: KeptTyping): void {
  try {
    if (Object.keys(kept.typed).length === 0 && kept.waiting.length === 0) {
      localStorage.removeItem(key(journeyId));
    } else localStorage.setItem(key(journeyId), JSON.stringify(kept));
  } catch {
    // A browser that keeps no storage still has what is typed on the screen.
  }
}
