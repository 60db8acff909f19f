import { between } from '../case/span.ts';
import { ivaFigures } from '../figures/iva.ts';
import { type PaymentOf, writtenOffOf } from '../solution/payment.ts';

/**
 * The available sum. Where that is not settled, it is what an open one could take: less than the least that is asked for is no
 * payment of an IVA, so nothing is said to be written off for it.
 */
export const paymentOf: PaymentOf = ({ available, debts, assets }, limits) => {
  const monthly = between(
    Math.min(available.high, Math.max(available.low, limits.span('IVA_PAYMENT_FLOOR').low)),
    available.high,
  );
  const { months, total, fees, toCreditors } = ivaFigures(debts.columns.IVA, monthly, assets, limits);
  return {
    monthly,
    months,
    total,
    fees,
    writtenOff: writtenOffOf(debts.columns.IVA.released, toCreditors),
    monthsToDebtFree: months,
  };
};
