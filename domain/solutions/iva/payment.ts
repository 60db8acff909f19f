import { type PaymentOf, writtenOffOf } from '../solution/payment.ts';

export const paymentOf: PaymentOf = ({ iva, available, debts }) => ({
  monthly: available,
  months: iva.months,
  total: iva.total,
  fees: iva.fees,
  writtenOff: writtenOffOf(debts.columns.IVA.released, iva.toCreditors),
  monthsToDebtFree: iva.months,
});
