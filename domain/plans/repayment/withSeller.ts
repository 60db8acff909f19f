import type { Day, RepaymentEvent } from './event.ts';
import { standingEvents } from './standingEvents.ts';

/** Says whether something about an offer of a debt was with who had it before, as was only told later. */
export type WithSeller = (event: RepaymentEvent, debtId: string) => boolean;

type Sale = { readonly on: Day; readonly at: number };

/**
 * Who writes down an offer, or what came to one, means who had the debt as far as they knew. Where it is told after that,
 * that the debt had been sold by then, the buyer was offered nothing yet and has said nothing.
 *
 * @param events all from the first on, in the order in which they were written down
 */
export function offersWithSeller(events: readonly RepaymentEvent[]): WithSeller {
  const standing = standingEvents(events);
  const sales = new Map<string, Sale[]>();
  for (const [at, event] of standing.entries()) {
    if (event.kind !== 'sold') continue;
    sales.set(event.debtId, [...(sales.get(event.debtId) ?? []), { on: event.on, at }]);
  }
  if (sales.size === 0) return () => false;
  const placeOf = new Map(standing.map((event, at): [RepaymentEvent, number] => [event, at]));
  return (event, debtId) => {
    const before = (sales.get(debtId) ?? []).filter(({ on }) => on <= event.on);
    // By whom they had it from on that day; of one day the sale that was told last.
    const last = before.toSorted((a, b) => (a.on === b.on ? a.at - b.at : a.on < b.on ? -1 : 1)).at(-1);
    return last !== undefined && (placeOf.get(event) ?? 0) < last.at;
  };
}
