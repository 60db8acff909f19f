import type { Pence } from '../../values/pence.ts';
import { CLOSINGS, type Day, type ListedSum, type RepaymentEvent } from './event.ts';
import { inOrder } from './inOrder.ts';
import type { OwedSince } from './owedSince.ts';
import { placesThatStand } from './standingEvents.ts';
import { changesOf } from './toldSums.ts';

/** What was written down of a plan, and when. */
export type WrittenEvent = { readonly event: RepaymentEvent; readonly writtenAt: Date };

/** What the list of debts says is owed on one; null while that is not known. */
export type ListedBalance = {
  readonly id: string;
  readonly balance: Pence | null;
  /** When it said so first; null where that was before anything was written down. */
  readonly saidAt: Date | null;
  /** The day of that, 'YYYY-MM-DD'; null where there is none. */
  readonly saidOn: Day | null;
};

/** What a debt is owed now, by all that was told. */
export type OwedNow = {
  /** In pence; null while it is not known. */
  readonly owed: Pence | null;
  /** What was told of it since the list said its balance; null where nothing was, and the sum is the list's. */
  readonly since: OwedSince | null;
};

/**
 * What a debt is owed now: what the list of debts says, and since then what was paid, put right or closed in any plan of the
 * person, ended ones too, or settled by letter, and not taken back. Of the list and a plan the later word counts. What was
 * paid on a day before the list said its balance is in that already, whenever it was written down, until the plan has taken
 * that balance over.
 *
 * @param plans all that was written down of each, in that order; what letters say as one more
 */
export function owedNow(
  { id, balance, saidAt, saidOn }: ListedBalance,
  plans: readonly (readonly WrittenEvent[])[],
): OwedNow {
  let now: OwedNow = { owed: balance, since: null };
  for (const written of plans.toSorted(byBeginning)) {
    const at = new Map(written.map(({ event, writtenAt }) => [event, writtenAt]));
    const events = written.map(one => one.event);
    const counting = inOrder(events);
    const changeBy = changesOf(events, counting);
    /** What the list had said of it, and what is owed by the plan. */
    let told: Pence | null = null;
    let inPlan = 0;
    for (const event of counting) {
      const isToldSince = saidAt === null || (at.get(event) ?? saidAt) >= saidAt;
      const isSince = isToldSince && (saidOn === null || event.on >= saidOn);
      switch (event.kind) {
        case 'drawn up':
        case 'drawn up again': {
          inPlan += changeBy(event, id);
          const drawn = event.debts.find(debt => debt.id === id);
          if (!drawn) break;
          if (told === null) inPlan = drawn.balance;
          // Told anew, the list's word stood in place of all before it. What comes in has what this rule said of it.
          else if (drawn.balance !== told && isSince) now = { owed: inPlan, since: 'another sum' };
          told = drawn.balance;
          break;
        }
        case 'paid': {
          const sum = sumFor(event.payments, id);
          inPlan -= sum;
          if (sum === 0 || now.owed === null || !isSince) break;
          const since = now.owed === balance || now.since === null ? 'payments' : now.since;
          now = { owed: Math.max(0, now.owed - sum), since };
          break;
        }
        case 'balance put right':
          if (event.debtId !== id) break;
          inPlan += changeBy(event, id);
          if (isSince) now = { owed: inPlan, since: 'another sum' };
          break;
        case 'closed':
          if (event.debtId !== id) break;
          inPlan += changeBy(event, id);
          if (isToldSince) now = { owed: 0, since: event.byLetter ? 'settled by letter' : event.why };
          break;
        default:
      }
    }
  }
  return now;
}

/** A debt as its list has it, with what is owed on it now in place of what the list says, where a plan was told of it since. */
export function asOwedNow<Listed extends { readonly currentBalance: Pence | null }>(
  debt: Listed,
  { owed, since }: OwedNow,
): Listed {
  return since === null ? debt : { ...debt, currentBalance: owed };
}

/** Whether nothing is owed on a debt any more by what a plan was told of it since its list said its balance. */
export function isOverByPlan({ owed, since }: OwedNow): boolean {
  return since !== null && owed === 0;
}

/** Whether a debt was paid, by its plan or besides, so that nothing is owed on it any more by what a plan was told. */
export function isPaidOff(now: OwedNow): boolean {
  return isOverByPlan(now) && PAID.has(now.since);
}

/**
 * Those debts of a list that advice is judged by: without those that were closed in a plan, an ended one too, or settled by a
 * letter that was confirmed, while the list says nothing else since. Where none would be left there is no other advice to be
 * had, and the plan in which they were closed is done with: the list counts as it is.
 *
 * @param nowOf what a debt is owed now
 * @param confirmed the debts, by their ids, of which those who had them confirmed that they are settled
 */
export function countedInAdvice<Listed extends { readonly id: string }>(
  listed: readonly Listed[],
  nowOf: (debt: Listed) => OwedNow,
  confirmed: ReadonlySet<string>,
): readonly Listed[] {
  const left = listed.filter(debt => {
    const now = nowOf(debt);
    return !isOverByPlan(now) || !(confirmed.has(debt.id) || CLOSED.has(now.since));
  });
  return left.length === 0 ? listed : left;
}

const PAID: ReadonlySet<OwedNow['since']> = new Set<OwedNow['since']>([
  'payments',
  'another sum',
  'paid elsewhere',
]);

/** What a plan was told that leaves nothing to be owed, whatever was paid. */
const CLOSED: ReadonlySet<OwedNow['since']> = new Set<OwedNow['since']>(CLOSINGS);

function byBeginning([one]: readonly WrittenEvent[], [other]: readonly WrittenEvent[]): number {
  return (one?.writtenAt.getTime() ?? 0) - (other?.writtenAt.getTime() ?? 0);
}

function sumFor(payments: readonly { readonly debtId: string; readonly sum: Pence }[], id: string): Pence {
  return payments.reduce((total, { debtId, sum }) => (debtId === id ? total + sum : total), 0);
}

/**
 * When the list of debts said what it says now of one, among what a plan was told of it, as that plan is drawn up by it. Null
 * where it is not known when that was.
 *
 * @param written all that was written down of the plan, in that order
 */
export function listedAmong(
  written: readonly WrittenEvent[],
  { id, saidAt, saidOn }: ListedBalance,
): ListedSum | null {
  if (saidAt === null || saidOn === null) return null;
  const stands = placesThatStand(written.map(({ event }) => event));
  const thatDay = written.flatMap(({ event, writtenAt }, at) =>
    stands.has(at) && event.on === saidOn && writtenAt >= saidAt ? [event] : [],
  );
  const paidSince = thatDay.reduce(
    (total, event) => total + (event.kind === 'paid' ? sumFor(event.payments, id) : 0),
    0,
  );
  const isPutRight = thatDay.some(event => event.kind === 'balance put right' && event.debtId === id);
  return { on: saidOn, paidSince, ...(isPutRight && { isPutRightSince: true }) };
}
