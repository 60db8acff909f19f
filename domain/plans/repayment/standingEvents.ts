import type { RepaymentEvent } from './event.ts';

/** What happened, and was neither taken back nor put right since. */
export type StandingEvent = Exclude<RepaymentEvent, { readonly kind: 'taken back' }>;

/**
 * What happened of all that was written down: without what was taken back, which never happened on any day, and without
 * answers that a later one puts right. In the order in which it was written down.
 *
 * @param events all from the first on: what is taken back is named by its place among them
 */
export function standingEvents(events: readonly RepaymentEvent[]): readonly StandingEvent[] {
  const stand = placesThatStand(events);
  return events.filter((event, at): event is StandingEvent => stand.has(at) && event.kind !== 'taken back');
}

/** The places, from 0, of what was neither taken back nor put right. */
export function placesThatStand(events: readonly RepaymentEvent[]): ReadonlySet<number> {
  const takenBack = new Set(events.flatMap(event => (event.kind === 'taken back' ? [event.entry - 1] : [])));
  const putRight = new Set<string>();
  const stand = new Set<number>();
  for (const [at, event] of [...events.entries()].reverse()) {
    if (takenBack.has(at)) continue;
    // An answer that was put right later never came.
    const isPutRight = event.kind === 'answered' && putRight.has(`${event.debtId} ${event.on}`);
    if (!isPutRight) stand.add(at);
    if (event.kind === 'answered' && event.corrects !== undefined) {
      putRight.add(`${event.debtId} ${event.corrects}`);
    }
  }
  return stand;
}
