import type { Pence } from '../../values/pence.ts';
import type { Answer, Closing, Day, HappenedKind, Month, Proof, RepaymentEvent } from './event.ts';
import { historyWords } from './historyWords.ts';
import { salesIn } from './sales.ts';
import { placesThatStand } from './standingEvents.ts';

/** Whether something that was written down counts: it stands, it was taken back, or another answer puts it right. */
export const COUNTS = ['yes', 'taken back', 'put right'] as const;

/** Something that was written down, with all that can be said of it in a list of what happened. */
export type HistoryEntry = {
  /** In which order it was written down, from 1. */
  readonly sequence: number;
  readonly on: Day;
  /** What happened; of what takes something back, what that was, as is all the rest. */
  readonly kind: HappenedKind;
  /** Whom it is about, by who had the debt by then; of a payment of the Scottish scheme who shares it out. */
  readonly creditors: readonly string[];
  /** The sum that it is about; null where it is about none. */
  readonly sum: Pence | null;
  readonly answer: Answer | null;
  readonly why: Closing | Proof | 'interest' | 'statement' | 'paid' | 'left' | 'broken' | null;
  /** For which months it is; null where it is for none. */
  readonly months: { readonly from: Month; readonly to: Month } | null;
  /** What it takes back; null for anything else. */
  readonly takes: { readonly sequence: number; readonly on: Day } | null;
  readonly counts: (typeof COUNTS)[number];
};

/**
 * All that was written down of a plan, in that order: nothing is left out, also not what was taken back.
 *
 * @param events all from the first on
 */
export function historyOf(events: readonly RepaymentEvent[]): readonly HistoryEntry[] {
  const stand = placesThatStand(events);
  const takenBack = new Set(events.flatMap(event => (event.kind === 'taken back' ? [event.entry - 1] : [])));
  const drawn = new Map<string, string>();
  const sales = salesIn(events);
  /** Who had a debt on a day, by what was written down until then of that day. */
  const creditorOf = (id: string, on: Day, at: number) =>
    sales.findLast(sale => sale.debtId === id && (sale.on < on || (sale.on === on && sale.entry <= at)))
      ?.to ?? drawn.get(id);
  const isSharedOut = events.some(event => 'terms' in event && event.terms.paidTo === 'the distributor');
  const history: HistoryEntry[] = [];
  for (const [at, event] of events.entries()) {
    const counts = takenBack.has(at) ? 'taken back' : stand.has(at) ? 'yes' : 'put right';
    const { on } = event;
    const sequence = at + 1;
    if (event.kind === 'taken back') {
      // What is taken back was written down before.
      const took = history[event.entry - 1];
      if (!took) throw new RangeError(`Nothing was written down as the ${event.entry}th.`);
      history.push({ ...took, sequence, on, takes: { sequence: event.entry, on: took.on }, counts });
      continue;
    }
    if (event.kind === 'drawn up' || event.kind === 'drawn up again') {
      for (const { id, creditor } of event.debts) drawn.set(id, drawn.get(id) ?? creditor);
    }
    const lenders =
      event.kind === 'sold' ? [event.creditor] : debtsOf(event).flatMap(id => creditorOf(id, on, at) ?? []);
    const isPayment = event.kind === 'paid' || event.kind === 'not paid';
    const names = isSharedOut && isPayment ? [historyWords.distributor] : lenders;
    history.push({
      sequence,
      on,
      kind: event.kind,
      creditors: names,
      sum: sumOf(event),
      answer: event.kind === 'answered' ? event.answer : null,
      why: 'why' in event ? event.why : null,
      months: monthsOf(event),
      takes: null,
      counts,
    });
  }
  return history;
}

/** In the order in which it is read: what happened last first, and of one day what was written down last. */
export function newestFirst<E extends Pick<HistoryEntry, 'on' | 'sequence'>>(
  history: readonly E[],
): readonly E[] {
  return history.toSorted((a, b) => (a.on === b.on ? b.sequence - a.sequence : a.on < b.on ? 1 : -1));
}

/** The sum that something that happened is about, in pence; null where it is about none. */
export function sumOf(event: RepaymentEvent): Pence | null {
  switch (event.kind) {
    case 'drawn up':
    case 'drawn up again':
    case 'break':
    case 'shared anew':
      return event.monthly;
    case 'means changed':
      return event.shared ?? event.monthly;
    case 'paid':
      return event.payments.reduce((total, { sum }) => total + sum, 0);
    case 'offer kept':
      return event.payment;
    case 'answered':
      return event.sum;
    case 'balance put right':
    case 'closed':
      return event.change;
    default:
      return null;
  }
}

/** The ids of the debts that an event is about; none where it is about the plan. */
function debtsOf(event: RepaymentEvent): readonly string[] {
  if ('debtId' in event) return [event.debtId];
  if (event.kind === 'paid') return event.payments.map(({ debtId }) => debtId);
  if (event.kind === 'drawn up again' && event.tookIn) return [event.tookIn.debtId];
  return 'debtIds' in event ? event.debtIds : [];
}

function monthsOf(event: RepaymentEvent): HistoryEntry['months'] {
  if (event.kind === 'break') return { from: event.from, to: event.to };
  if (event.kind !== 'paid' && event.kind !== 'not paid') return null;
  return event.due === null ? null : { from: event.due, to: event.due };
}
