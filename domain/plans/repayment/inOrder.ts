import type { Day, RepaymentEvent } from './event.ts';
import { type StandingEvent, standingEvents } from './standingEvents.ts';

/** What happened and stands, in the order in which it counts: by day, and of one day as it was written down. */
export function inOrder(events: readonly RepaymentEvent[]): readonly StandingEvent[] {
  const of = dayOf(events);
  return standingEvents(events).toSorted(
    (a, b) => compared(of(a), of(b)) || placeIn(a) - placeIn(b) || compared(a.on, b.on),
  );
}

/**
 * From which day on something counts: its own, or, for an offer that went before the plan was drawn up and what came back
 * to it, the day on which it was.
 */
export function dayOf(events: readonly RepaymentEvent[]): (event: RepaymentEvent) => Day {
  const drawnOn = events.find(({ kind }) => kind === 'drawn up')?.on ?? '';
  return ({ on }) => (compared(on, drawnOn) < 0 ? drawnOn : on);
}

/** Nothing comes before the plan was drawn up. */
function placeIn({ kind }: RepaymentEvent): number {
  return kind === 'drawn up' ? 0 : 1;
}

function compared(a: Day, b: Day): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
