import type { EventKind, RepaymentEvent } from './event.ts';
import { placesThatStand, type StandingEvent } from './standingEvents.ts';

/** Why something that was written down cannot be taken back. */
export const NOT_TAKEN_BACK = [
  'no such entry',
  'is never taken back',
  'taken back already',
  'offers went since',
  'answered since',
  'sum said since',
  'shared since',
  'needed since',
] as const;
export type NotTakenBack = (typeof NOT_TAKEN_BACK)[number];

/**
 * A plan is drawn up once, and anew where that was wrong; its end has told others; and what was taken back is told again.
 */
const NEVER: ReadonlySet<EventKind> = new Set<EventKind>(['drawn up', 'ended', 'taken back']);

/** Whether something of a kind can be taken back at all. */
export function canBeTakenBack(kind: EventKind): boolean {
  return !NEVER.has(kind);
}

/**
 * Why an entry cannot be taken back: what was told later was worked out from it, or went out into the world because of it.
 * Null where nothing rests on it; whether what follows is still possible without it, only the replay says.
 *
 * @param entry its place in the order in which they were written down, from 1
 */
export function whyNotTakenBack(events: readonly RepaymentEvent[], entry: number): NotTakenBack | null {
  const event = events[entry - 1];
  if (event === undefined) return 'no such entry';
  if (event.kind === 'taken back' || !canBeTakenBack(event.kind)) return 'is never taken back';
  const stand = placesThatStand(events);
  if (!stand.has(entry - 1)) return 'taken back already';
  return restingOn(events, entry, event, stand)[0]?.why ?? null;
}

/**
 * What an entry cannot be taken back before, the latest first: all that was shared out anew since. By their places, from 1;
 * none where something else keeps it, or nothing does.
 */
export function sharedSince(events: readonly RepaymentEvent[], entry: number): readonly number[] {
  const event = events[entry - 1];
  if (event === undefined || event.kind === 'taken back') return [];
  const places = restingOn(events, entry, event, placesThatStand(events)).flatMap(({ place, why }) =>
    why === 'shared since' ? [place] : [],
  );
  return places.reverse();
}

/** What was told later, stands and rests on an entry, with how; the earliest first. */
function restingOn(
  events: readonly RepaymentEvent[],
  entry: number,
  event: StandingEvent,
  stand: ReadonlySet<number>,
) {
  return events.slice(entry).flatMap((one, ahead) => {
    const at = entry + ahead;
    if (!stand.has(at) || one.kind === 'taken back' || one.on < event.on) return [];
    const why = restsOn(one, event);
    return why === null ? [] : [{ place: at + 1, why }];
  });
}

/** How something that happened later rests on something before it; null where it does not. */
function restsOn(later: StandingEvent, event: StandingEvent): NotTakenBack | null {
  if (later.kind === 'offers sent' && isAny(later.debtIds, offeredBy(event))) return 'offers went since';
  if (later.kind === 'answered' && event.kind === 'offers sent' && event.debtIds.includes(later.debtId)) {
    return 'answered since';
  }
  if (later.kind === 'proof of sale' && event.kind === 'sold' && later.debtId === event.debtId) {
    return 'needed since';
  }
  // What is said to be owed was taken down as a change of what was owed by then.
  if (isAny(putRightBy(later), sumsChangedBy(event))) return 'sum said since';
  // What was left for the others was left of what they got by then.
  if (
    later.kind === 'offer kept' &&
    later.payments &&
    (isShare(event) || saysSum(event) || takesOut(event))
  ) {
    return 'needed since';
  }
  if ((isShare(later) || later.kind === 'drawn up again') && takesOut(event)) return 'shared since';
  // The sum that was shared is the one that it said.
  return later.kind === 'shared anew' && saysSum(event) ? 'shared since' : null;
}

function isAny(ids: readonly string[], of: readonly string[]): boolean {
  return ids.some(id => of.includes(id));
}

/** The debts of which an event changes what they are offered, or whom it goes to. */
function offeredBy(event: StandingEvent): readonly string[] {
  if (event.kind === 'sold') return [event.debtId];
  if (event.kind === 'offer kept') return [event, ...(event.payments ?? [])].map(({ debtId }) => debtId);
  if (event.kind === 'drawn up again') return event.debts.map(({ id }) => id);
  return isShare(event) ? event.payments.map(({ debtId }) => debtId) : [];
}

/** The debts of which an event changes what is owed. */
function sumsChangedBy(event: StandingEvent): readonly string[] {
  return event.kind === 'paid' ? event.payments.map(({ debtId }) => debtId) : putRightBy(event);
}

/** The debts of which an event says what is owed. */
function putRightBy(event: StandingEvent): readonly string[] {
  if (event.kind === 'balance put right' || event.kind === 'closed') return [event.debtId];
  if (event.kind !== 'drawn up again') return [];
  return [...event.corrections, ...event.leftOut].map(({ debtId }) => debtId);
}

/** Whether a debt went out of the plan by it, so that a sum that is shared since leaves nothing for it. */
function takesOut(event: StandingEvent): boolean {
  return event.kind === 'closed' || event.kind === 'drawn up again';
}

/** Whether an event says what the plan pays in all. */
function saysSum({ kind }: StandingEvent): boolean {
  return kind === 'means changed' || kind === 'offer kept';
}

function isShare(
  event: StandingEvent,
): event is Extract<StandingEvent, { readonly kind: 'means changed' | 'shared anew' }> {
  return event.kind === 'means changed' || event.kind === 'shared anew';
}
