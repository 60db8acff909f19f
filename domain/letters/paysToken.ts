import { POUND } from '../plans/repayment/shareOut.ts';
import type { DebtOfLetter } from './facts.ts';

/** Whether its plan pays no more on a debt than a token: the least by which a payment is set up. */
export function paysToken({ paidByPlan }: Pick<DebtOfLetter, 'paidByPlan'>): boolean {
  return paidByPlan !== null && paidByPlan <= POUND;
}
