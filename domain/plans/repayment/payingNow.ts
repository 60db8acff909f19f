import type { KeptDebt } from './kept.ts';
import type { DueMonth } from './schedule.ts';

/** A payment is made so many days before it is due: money takes a day or two to get there. */
export const PAID_AHEAD_DAYS = 2;

/** Whether nothing is paid now, in a break; with the day of the next payment, null where that is far off. */
export function restOf({
  toCome,
}: {
  readonly toCome: readonly Pick<DueMonth, 'on' | 'sum' | 'isBreak'>[];
}): { readonly nextOn: string | null } | null {
  const [now] = toCome;
  if (!now?.isBreak || now.sum > 0) return null;
  return { nextOn: toCome.find(({ sum }) => sum > 0)?.on ?? null };
}

type Pays = {
  readonly terms: { readonly paidTo: 'each creditor' | 'the distributor' };
  readonly debts: readonly (Pick<KeptDebt, 'offered' | 'paid'> & { readonly offeredOther: object | null })[];
};

/**
 * Whether a plan is paid by: nobody pays by an offer that has not gone. In the scheme none goes from the person. Once one
 * went, or something is paid, it is paid on, also where another sum has taken the offers back and they are to go anew.
 */
export function isPaidBy({ terms, debts }: Pays): boolean {
  return (
    terms.paidTo === 'the distributor' ||
    debts.some(({ offered, offeredOther, paid }) => offered !== null || offeredOther !== null || paid > 0)
  );
}

/** Whether a debt gets less than else, or nothing, in the payment that comes next: all of them in a break, or its lender in one. */
export function restsNext(
  stands: Parameters<typeof restOf>[0] & { readonly toCome: readonly Pick<DueMonth, 'resting'>[] },
  id: string,
): boolean {
  return restOf(stands) !== null || stands.toCome[0]?.resting.includes(id) === true;
}
