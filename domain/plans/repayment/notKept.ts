import type { Day, RepaymentEvent } from './event.ts';
import { standingEvents } from './standingEvents.ts';
import type { Stop } from './stop.ts';

/**
 * The last day on which a debt was not paid by its plan, by the id of the debt: a month was marked as not paid to whom it is
 * owed and not paid since, or the plan that had it was left, given up for another or could not be kept up.
 *
 * @param events all that was written down of a plan
 * @param stop since when nothing is paid by it any more, by where it stands; null while it goes on
 */
export function notKeptOn(events: readonly RepaymentEvent[], stop: Stop | null): ReadonlyMap<string, Day> {
  const inPlan = new Set<string>();
  const missed = new Map<string, { readonly debtId: string; readonly on: Day }>();
  const over: Day[] = stop === null ? [] : [stop.on];
  for (const event of standingEvents(events)) {
    if (event.kind === 'drawn up' || event.kind === 'drawn up again') {
      for (const { id } of event.debts) inPlan.add(id);
    } else if (event.kind === 'not paid') {
      for (const debtId of event.debtIds) missed.set(`${debtId} ${event.due}`, { debtId, on: event.on });
    } else if (event.kind === 'paid') {
      for (const { debtId, sum } of event.payments) if (sum > 0) missed.delete(`${debtId} ${event.due}`);
    } else if (event.kind === 'ended' && event.why !== 'paid') {
      over.push(event.on);
    }
  }
  const days = [
    ...missed.values(),
    ...over.flatMap(on => [...inPlan].map(debtId => ({ debtId, on }))),
  ].toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)));
  return new Map(days.map(({ debtId, on }) => [debtId, on]));
}
