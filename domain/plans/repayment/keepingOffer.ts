import type { Pence } from '../../values/pence.ts';
import type { EventOf, Terms } from './event.ts';
import type { KeptDebt } from './kept.ts';
import { POUND, shareAbove } from './shareOut.ts';

/** What of a plan is read to see whether an earlier offer can be kept. */
export type PlanToKeepIn = {
  readonly monthly: Pence;
  readonly terms: Pick<Terms, 'way' | 'floor'>;
  readonly debts: readonly (Pick<KeptDebt, 'id' | 'owed' | 'payment' | 'offered'> & {
    readonly out: object | null;
  })[];
};

/** What a plan comes to where an earlier offer is kept in it. */
export type KeepingOffer =
  /** It pays the same in all: those whose offers are still to go share what is left for them. */
  | {
      readonly kind: 'same sum';
      readonly payments: NonNullable<EventOf<'offer kept'>['payments']>;
      /** For how many others that is, and how much, in pence a month. */
      readonly others: number;
      readonly rest: Pence;
    }
  /** It pays so much in all from then on: nobody is left to take what is over, or it is paid by tokens. */
  | { readonly kind: 'another sum'; readonly monthly: Pence }
  /** Its sum does not reach for that: so much, perhaps less than nothing, would be left for so many others. */
  | { readonly kind: 'too little'; readonly others: number; readonly rest: Pence };

/**
 * What a plan comes to where it pays somebody what they were offered before. The sum in all is what its person said that they
 * can pay: an offer is kept within it, and nobody else gets less for it than each should get, or than they get now where that
 * is less. An offer that stands stays as it is.
 *
 * @param offer whose offer is kept, by the id of the debt, and how much it was, in pence a month
 * @param ordered the debts, by their ids, that are paid as ordered: their part is no part of what is shared
 */
export function keepingOffer(
  { monthly, terms, debts }: PlanToKeepIn,
  { debtId, payment }: { readonly debtId: string; readonly payment: Pence },
  ordered: ReadonlySet<string>,
): KeepingOffer {
  const inPlan = debts.filter(({ out }) => out === null);
  const now = inPlan.find(({ id }) => id === debtId)?.payment ?? 0;
  const asBefore = { kind: 'another sum', monthly: monthly - now + payment } as const;
  if (terms.way === 'token') return asBefore;
  const others = inPlan.filter(({ id }) => id !== debtId);
  const toOffer = others.filter(
    ({ id, offered, owed, payment: part }) => offered === null && owed > 0 && part > 0 && !ordered.has(id),
  );
  const fixed = others.filter(one => !toOffer.includes(one));
  const taken = fixed.reduce(
    (total, { id, payment: part, owed }) => total + (ordered.has(id) ? part : Math.min(part, owed)),
    payment,
  );
  const rest = monthly - taken;
  const least = new Map(
    toOffer.map(({ id, owed, payment: part }) => [id, Math.min(Math.max(terms.floor, POUND), owed, part)]),
  );
  const needed = [...least.values()].reduce((total, sum) => total + sum, 0);
  if (rest < needed) return { kind: 'too little', others: toOffer.length, rest };
  if (toOffer.length === 0 && payment < now) return asBefore;
  const balances = toOffer.map(({ id, owed }) => ({ id, balance: owed }));
  const payments = shareAbove(rest, balances, least).shares.map(share => ({
    debtId: share.id,
    payment: share.payment,
  }));
  return { kind: 'same sum', payments, others: toOffer.length, rest };
}
