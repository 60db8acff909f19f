import type { JourneyAndAnswers, JourneyRow } from '../journeys/journeyRow.ts';
import type { StoredAnswer } from './storedAnswers.ts';

/** The number of people likely to be answering at the same time. Each takes a few kilobytes at most. */
const PEOPLE = 5000;

type Seen = { row: JourneyRow; readonly asked: Set<string>; readonly stored: Map<string, StoredAnswer> };

/**
 * The journeys this process last read or wrote, so that a save can be decided without reading first. An entry
 * may be stale at any moment, since another server may have changed the journey. So it never decides alone: a
 * write based on it names the journey's revision, and changes nothing if the revision has moved on.
 */
export type LastSeen = {
  /** The journey with the answers of these steps, if all of them are cached. */
  of(customerId: string, stepIds: readonly string[]): JourneyAndAnswers | undefined;
  /** Keeps what was read: the journey, and the answers of the requested steps. */
  read(customerId: string, stepIds: readonly string[], read: JourneyAndAnswers): void;
  /** Keeps what was written on top of the cached state of the previous revision. */
  wrote(customerId: string, row: JourneyRow, stepId: string, answer: StoredAnswer): void;
  /** Removes an entry that turned out to be stale. */
  forget(customerId: string): void;
};

export function createLastSeen(people: number = PEOPLE): LastSeen {
  const seen = new Map<string, Seen>();

  return {
    of(customerId, stepIds) {
      const last = seen.get(customerId);
      if (!last || stepIds.length === 0 || !stepIds.every(id => last.asked.has(id))) return undefined;
      const stored = new Map<string, StoredAnswer>();
      for (const id of stepIds) {
        const answer = last.stored.get(id);
        if (answer) stored.set(id, answer);
      }
      return { row: last.row, stored };
    },
    read(customerId, stepIds, { row, stored }) {
      const last = seen.get(customerId);
      const same = last?.row.id === row.id && last.row.revision === row.revision;
      const kept = same ? last : { row, asked: new Set<string>(), stored: new Map<string, StoredAnswer>() };
      for (const id of stepIds) kept.asked.add(id);
      for (const [id, answer] of stored) kept.stored.set(id, answer);
      // The least recently seen comes first, and is evicted first.
      seen.delete(customerId);
      seen.set(customerId, kept);
      const [longestAway] = seen.keys();
      if (seen.size > people && longestAway !== undefined) seen.delete(longestAway);
    },
    wrote(customerId, row, stepId, answer) {
      const last = seen.get(customerId);
      if (last?.row.id !== row.id || last.row.revision !== row.revision - 1) {
        seen.delete(customerId);
        return;
      }
      last.row = row;
      last.stored.set(stepId, answer);
    },
    forget(customerId) {
      seen.delete(customerId);
    },
  };
}
