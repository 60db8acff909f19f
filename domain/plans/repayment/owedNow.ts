import type { Pence } from '../../values/pence.ts';
import type { Day, RepaymentEvent } from './event.ts';
import type { OwedSince } from './owedSince.ts';
import { inOrder } from './replay.ts';

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
  /** What a plan was told of it since the list said its balance; null where nothing was, and the sum is the list's. */
  readonly since: OwedSince | null;
};

/**
 * What a debt is owed now: what the list of debts says, and since then what was paid, put right or closed in any plan of the
 * person, ended ones too, and not taken back. Of the list and a plan the later word counts. What was paid on a day before the
 * list said its balance is in that already, whenever it was written down, until the plan has taken that balance over.
 *
 * @param plans all that was written down of each, in that order
 */
export function owedNow(
  { id, balance, saidAt, saidOn }: ListedBalance,
  plans: readonly (readonly WrittenEvent[])[],
): OwedNow {
  let now: OwedNow = { owed: balance, since: null };
  for (const written of plans.toSorted(byBeginning)) {
    const at = new Map(written.map(({ event, writtenAt }) => [event, writtenAt]));
    /** What the list had said of it, what is owed by the plan, and whether that goes by what the list says now. */
    let told: Pence | null = null;
    let inPlan = 0;
    let hasListed = false;
    for (const event of inOrder(written.map(one => one.event))) {
      const writtenAt = at.get(event);
      const counts = saidAt === null || (writtenAt !== undefined && writtenAt >= saidAt);
      const says = (to: OwedNow) => {
        if (counts) now = to;
      };
      switch (event.kind) {
        case 'drawn up':
        case 'drawn up again': {
          const { corrections, leftOut } = event.kind === 'drawn up' ? NO_CHANGES : event;
          inPlan += changeOf(corrections, id) + changeOf(leftOut, id);
          const drawn = event.debts.find(debt => debt.id === id);
          if (!drawn) break;
          if (told === null) inPlan = drawn.balance;
          // Told anew, the list's word stood in place of all before it. What comes in has what this rule said of it.
          else if (drawn.balance !== told) says({ owed: inPlan, since: 'another sum' });
          told = drawn.balance;
          hasListed = counts && told === balance;
          break;
        }
        case 'paid': {
          const sum = sumFor(event.payments, id);
          if (sum === 0) break;
          inPlan -= sum;
          const isInListed = saidOn !== null && event.on < saidOn && !hasListed;
          if (now.owed !== null && !isInListed) {
            const since = now.owed === balance || now.since === null ? 'payments' : now.since;
            says({ owed: Math.max(0, now.owed - sum), since });
          }
          break;
        }
        case 'balance put right':
          if (event.debtId !== id) break;
          inPlan += event.change;
          says({ owed: inPlan, since: 'another sum' });
          break;
        case 'closed':
          if (event.debtId !== id) break;
          inPlan += event.change;
          says({ owed: 0, since: event.why });
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

const NO_CHANGES = { corrections: [], leftOut: [] };

function byBeginning([one]: readonly WrittenEvent[], [other]: readonly WrittenEvent[]): number {
  return (one?.writtenAt.getTime() ?? 0) - (other?.writtenAt.getTime() ?? 0);
}

function changeOf(
  corrections: readonly { readonly debtId: string; readonly change: Pence }[],
  id: string,
): Pence {
  return corrections.find(({ debtId }) => debtId === id)?.change ?? 0;
}

function sumFor(payments: readonly { readonly debtId: string; readonly sum: Pence }[], id: string): Pence {
  return payments.reduce((total, { debtId, sum }) => (debtId === id ? total + sum : total), 0);
}
