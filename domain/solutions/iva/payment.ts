import { letGo, type PaymentOf } from '../solution/payment.ts';

export const paymentOf: PaymentOf = ({ iva, available, debts }) => ({
  monthly: available,
  months: iva.months,
  total: iva.total,
  fees: iva.fees,
  writtenOff: letGo(debts.columns.IVA.total, iva.toCreditors),
  monthsToDebtFree: iva.months,
});
