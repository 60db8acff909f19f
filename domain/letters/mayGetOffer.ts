import { howOld, needsAdviceFirst } from '../debts/debtFacts.ts';
import { isPriority } from '../debts/priority.ts';
import { hasDebtRole } from '../debts/roles.ts';
import { isTakenAlready } from '../debts/takenAlready.ts';
import type { DebtOfLetter } from './facts.ts';

/**
 * Whether a debt may be offered a share of what is left each month: an ordinary debt, of a kind that a debt management
 * plan takes in, that is owed and known. A priority
 * debt or a secured one is dealt with apart; of one that is disputed or may be too old, an offer would admit it; what a
 * court has in hand is answered to the court; what is taken from wages or a benefit is paid already.
 */
export function mayGetOffer(debt: Omit<DebtOfLetter, 'share' | 'paidByPlan'>): boolean {
  const { type, isPaid, isSecured, courtStage } = debt;
  if (type === null || type.inclusion.DMP.inclusion === 'excluded') return false;
  if (isPaid === true || (owedOn(debt) ?? 0) <= 0) return false;
  if (hasDebtRole(type, 'never-pay') || hasDebtRole(type, 'court-judgment')) return false;
  if (needsAdviceFirst(howOld(debt, type))) return false;
  if (isPriority(debt, type) || (isSecured ?? type.securedByDefault)) return false;
  return courtStage === null && !isTakenAlready(debt);
}

/** What is owed on a debt, in pence: its balance, or an estimate while that is not known; null where neither is. */
export function owedOn(debt: Pick<DebtOfLetter, 'currentBalance' | 'estimatedBalance'>) {
  return debt.currentBalance ?? debt.estimatedBalance;
}
