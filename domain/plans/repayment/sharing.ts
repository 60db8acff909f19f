import type { Pence } from '../../values/pence.ts';
import type { Way } from './event.ts';
import { type Owed, type SharedOut, shareAbove, shareOut } from './shareOut.ts';

/** A debt as it is drawn up: what is owed, and what should be paid each month by its contract where that is known. */
export type DebtToDraw = { readonly id: string; readonly balance: Pence; readonly contractual: Pence | null };

/**
 * What each debt is offered each month. `pro rata`: by how much is owed. `contractual`: what each contract asks for where
 * the sum covers all of them, and what is over by how much is owed; pro rata where it does not. `token`: the same small sum
 * for each, however much there is.
 *
 * @param monthly pence a month; of a token payment what one debt gets
 * @param floor the least that each debt should get, in pence a month
 */
export function sharesOf(way: Way, monthly: Pence, debts: readonly DebtToDraw[], floor: Pence): SharedOut {
  if (way === 'token') {
    const shares = debts.map(({ id, balance }) => ({ id, payment: Math.min(monthly, Math.max(0, balance)) }));
    return { shares, reachesFloor: true };
  }
  const asked = debts.map(({ id, balance, contractual }) => ({
    id,
    payment: Math.min(contractual ?? 0, Math.max(0, balance)),
  }));
  const covers = sumOf(asked) <= monthly && debts.every(({ contractual }) => contractual !== null);
  return way === 'contractual' && covers
    ? { shares: withOver(monthly, asked, debts), reachesFloor: true }
    : shareOut(monthly, debts, floor);
}

type Payments = readonly { readonly id: string; readonly payment: Pence }[];

/** What each contract asks for, with what is over shared out by what is still owed after that: nobody gets more than is owed. */
function withOver(monthly: Pence, payments: Payments, debts: readonly DebtToDraw[]): Payments {
  const paid = new Map(payments.map(({ id, payment }) => [id, payment]));
  const left = debts.map(({ id, balance }) => ({ id, balance: balance - (paid.get(id) ?? 0) }));
  const { shares } = shareOut(monthly - sumOf(payments), left, 0);
  return shares.map(({ id, payment }) => ({ id, payment: payment + (paid.get(id) ?? 0) }));
}

/**
 * The payments with what is over: it goes to those who get less than their part of the whole sum by what is owed, so that who
 * has that part already gets no more. Nobody gets less than before, or more than is owed.
 */
export function withRest(monthly: Pence, payments: Payments, debts: readonly Owed[]): Payments {
  if (sumOf(payments) >= monthly) return payments;
  return shareAbove(monthly, debts, new Map(payments.map(({ id, payment }) => [id, payment]))).shares;
}

function sumOf(payments: Payments): Pence {
  return payments.reduce((total, { payment }) => total + payment, 0);
}
