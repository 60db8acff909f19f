import type { BudgetFigures } from '../figures/budget.ts';
import { letGo, over, type PaymentOf } from '../payment.ts';
import { between, NIL, plus, type Span } from '../span.ts';
import type { Limits } from '../thresholds/limits.ts';

/**
 * The fee to begin, and an income payments agreement where more than a small sum is left of a month: all of it, in
 * whole pounds. That it is all of it is general knowledge: there is no set formula. Nothing on benefits alone.
 */
export const paymentOf: PaymentOf = ({ budget, debts }, limits) => {
  const monthly = incomePayment(budget, limits);
  const months = monthsOf(monthly, limits);
  const paid = over(monthly, months);
  const fee = limits.span('BKY_FEE');
  return {
    monthly,
    months,
    total: plus(paid, fee),
    fees: fee,
    writtenOff: letGo(debts.columns.BKY.total, paid),
    monthsToDebtFree:
      monthly.low > 0
        ? months
        : between(limits.span('BKY_DISCHARGE').low, Math.max(limits.span('BKY_DISCHARGE').high, months.high)),
  };
};

/** All income payments together. */
export function bankruptcyPayments(budget: BudgetFigures, limits: Limits): Span {
  const monthly = incomePayment(budget, limits);
  return over(monthly, monthsOf(monthly, limits));
}

function monthsOf(monthly: Span, limits: Limits): Span {
  if (monthly.high === 0) return NIL;
  const months = limits.span('IPA_MONTHS');
  return monthly.low === 0 ? between(0, months.high) : months;
}

function incomePayment({ left, isOnlyBenefits }: BudgetFigures, limits: Limits): Span {
  if (isOnlyBenefits.low === 1) return NIL;
  const free = limits.span('IPA_MIN');
  const least = left.low <= free.high || isOnlyBenefits.high === 1 ? 0 : Math.floor(left.low / 100) * 100;
  const most = left.high <= free.low ? 0 : Math.floor(left.high / 100) * 100;
  return between(least, most);
}
