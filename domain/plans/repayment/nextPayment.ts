import type { Pence } from '../../values/pence.ts';
import type { Day } from './event.ts';
import type { KeptDebt } from './kept.ts';
import { restOf } from './payingNow.ts';
import type { DueMonth, PastMonth } from './schedule.ts';

/**
 * The payment that is made next: the first to come whose day has not passed. A month whose day is over stays among those to
 * come until the next one is due, and is asked about instead. Undefined where nothing is left to pay.
 */
export function nextPayment<Month extends Pick<DueMonth, 'on' | 'sum'>>(
  toCome: readonly Month[],
  today: Day,
): Month | undefined {
  return toCome.find(({ on, sum }) => on >= today && sum > 0);
}

/**
 * The day from which on a debt gets all of a sum each month, 'YYYY-MM-DD': the first to come on which it does, after a break
 * that its lender agreed to, or one of the whole plan. Null where no payment to come is as much.
 */
export function getsAllFrom(
  toCome: readonly Pick<DueMonth, 'on' | 'sum' | 'shares'>[],
  { id, payment, owed }: Pick<KeptDebt, 'id' | 'payment' | 'owed'>,
  today: Day,
): Day | null {
  const all = Math.min(payment, owed);
  const isAll = ({ debtId, payment: gets }: DueMonth['shares'][number]) => debtId === id && gets >= all;
  return toCome.find(({ on, shares }) => on >= today && shares.some(isAll))?.on ?? null;
}

/** What is known of the months of a plan whose day has come, or that were marked before; the latest first. */
export type MonthsSoFar = readonly Pick<PastMonth, 'due' | 'on' | 'state' | 'open'>[];

/** Whether what is paid next is the first payment of all: nothing is paid, and no month's day is over or was spoken of. */
export function isFirstPayment(
  { past, sums }: { readonly past: MonthsSoFar; readonly sums: { readonly paid: Pence } },
  today: Day,
): boolean {
  const hasPassed = ({ on, state }: MonthsSoFar[number]) =>
    state !== 'break' && (on < today || state !== 'not marked');
  return sums.paid === 0 && !past.some(hasPassed);
}

/**
 * The month that was not paid, where that is the last that is known of the payments; null for none, in a break in which
 * nothing is paid, and where nothing is left to pay.
 */
export function missedLast(
  { past, toCome }: { readonly past: MonthsSoFar; readonly toCome: Parameters<typeof restOf>[0]['toCome'] },
  today: Day,
): MonthsSoFar[number] | null {
  if (restOf({ toCome }) !== null || nextPayment(toCome, today) === undefined) return null;
  const known = past.find(({ state }) => state !== 'not marked' && state !== 'break');
  return known?.state === 'not paid' ? known : null;
}
