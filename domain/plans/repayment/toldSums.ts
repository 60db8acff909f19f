import type { Pence } from '../../values/pence.ts';
import type { Day, DrawnDebt, EventKind, EventOf, ListedSum, RepaymentEvent } from './event.ts';
import { inOrder } from './inOrder.ts';
import { type StandingEvent, standingEvents } from './standingEvents.ts';

/** By how much what is owed on a debt changes by an event that is no payment, in pence: below 0 where less is owed. */
export type ChangeBy = (event: RepaymentEvent, debtId: string) => Pence;

/** What says what is owed, and is no payment. Most lives of a plan have none of it. */
const SAYS_SUMS: ReadonlySet<EventKind> = new Set<EventKind>([
  'drawn up again',
  'balance put right',
  'closed',
]);

type Payment = { readonly on: Day; readonly at: number; readonly sum: Pence };

/** The last word on what a debt is owed: the day that it is of, and its place among all that was written down. */
type Word = { readonly on: Day; readonly at: number; readonly isClosing: boolean };

type Sums = {
  owed: Pence;
  told: Pence;
  isOut: boolean;
  /** What was owed on it as the plan was drawn up without it; null while it is in it, or was closed. */
  leftOwing: Pence | null;
  last: Word;
  readonly payments: Payment[];
};

/**
 * What each word on a sum that is owed comes to, by all that was written down, in whatever order that was. Who says what is
 * owed on a day has what was paid before that day in it: where such a payment is written down only later it counts as paid, and
 * comes off no more. A later word stands as it was said, whatever is written down of a day before it.
 *
 * What was written down before that was kept with the words changes by what it was worked out as then.
 *
 * @param events all from the first on, in the order in which they were written down
 * @param counting the same, in the order in which they count
 */
export function changesOf(events: readonly RepaymentEvent[], counting = inOrder(events)): ChangeBy {
  if (!events.some(({ kind }) => SAYS_SUMS.has(kind))) return () => 0;
  const placeOf = new Map(standingEvents(events).map((event, at): [RepaymentEvent, number] => [event, at]));
  const debts = new Map<string, Sums>();
  const changes = new Map<RepaymentEvent, Map<string, Pence>>();
  const change = (event: StandingEvent, id: string, to: (sums: Sums, at: number) => Pence) => {
    const sums = debts.get(id);
    if (!sums) return;
    const owed = to(sums, placeOf.get(event) ?? 0);
    const its = changes.get(event) ?? new Map<string, Pence>();
    changes.set(event, its.set(id, owed - sums.owed));
    sums.owed = owed;
  };
  for (const event of counting) {
    const at = placeOf.get(event) ?? 0;
    switch (event.kind) {
      case 'drawn up':
        for (const debt of event.debts) debts.set(debt.id, begun(debt, event.on, at));
        break;
      case 'paid':
        for (const { debtId, sum } of event.payments) {
          const sums = debts.get(debtId);
          if (!sums) continue;
          sums.owed -= sum;
          sums.payments.push({ on: event.on, at, sum });
        }
        break;
      case 'balance put right':
        change(event, event.debtId, sums => {
          sums.last = { on: event.on, at, isClosing: false };
          return event.balance ?? sums.owed + event.change;
        });
        break;
      case 'closed':
        change(event, event.debtId, sums => {
          sums.last = { on: event.on, at, isClosing: true };
          sums.isOut = true;
          return 0;
        });
        break;
      case 'drawn up again':
        drawAnew(event, at, debts, change);
        break;
      default:
    }
  }
  return (event, debtId) => changes.get(event)?.get(debtId) ?? 0;
}

function begun({ balance }: DrawnDebt, on: Day, at: number): Sums {
  return {
    owed: balance,
    told: balance,
    isOut: false,
    leftOwing: null,
    last: { on, at, isClosing: false },
    payments: [],
  };
}

function drawAnew(
  event: EventOf<'drawn up again'>,
  at: number,
  debts: Map<string, Sums>,
  change: (event: StandingEvent, id: string, to: (sums: Sums) => Pence) => void,
): void {
  const stored = new Map(event.corrections.map(({ debtId, change: by }) => [debtId, by]));
  const drawn = new Set(event.debts.map(({ id }) => id));
  for (const debt of event.debts) {
    if (!debts.has(debt.id)) debts.set(debt.id, begun(debt, event.on, at));
    else
      change(event, debt.id, sums => {
        const owed = debt.listed
          ? owedByList(sums, debt.balance, debt.listed, at)
          : comesBack(sums, debt, stored.get(debt.id) ?? 0);
        sums.told = debt.balance;
        sums.isOut = false;
        sums.leftOwing = null;
        return owed;
      });
  }
  for (const [id, { isOut }] of debts) {
    if (drawn.has(id) || isOut) continue;
    change(event, id, sums => {
      sums.isOut = true;
      sums.leftOwing = sums.owed;
      return 0;
    });
  }
}

/** What was left out as it stood comes back with what was owed on it by then. */
function comesBack({ owed, told, leftOwing }: Sums, debt: DrawnDebt, by: Pence): Pence {
  return leftOwing !== null && debt.balance === told ? leftOwing : owed + by;
}

/** What the list said, less what was paid since; what was said of a later day than the list's stands. */
function owedByList(sums: Sums, balance: Pence, listed: ListedSum, at: number): Pence {
  const { last, payments, leftOwing, owed } = sums;
  const isLater =
    last.on > listed.on ||
    (last.on === listed.on && (last.at > at || listed.isPutRightSince === true)) ||
    // That nothing is owed any more is the last word on it, of whatever day.
    (last.isClosing && last.at > at);
  if (isLater) return leftOwing ?? owed;
  sums.last = { on: listed.on, at, isClosing: false };
  const since = payments.filter(one => one.on > listed.on || (one.on === listed.on && one.at > at));
  return Math.max(0, balance - listed.paidSince - since.reduce((total, { sum }) => total + sum, 0));
}
