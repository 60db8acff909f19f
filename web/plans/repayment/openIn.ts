import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import type { Pence } from '@towpath/domain/values/pence.ts';

/** The debts that are open in a month, each with what it gets where that is known. */
export function openIn({ toCome, past, debts }: StandingRepayment, due: string) {
  const month = toCome.find(one => one.due === due);
  const open = past.find(one => one.due === due)?.open ?? [];
  const shares: readonly { readonly debtId: string; readonly payment: Pence }[] =
    month?.shares ??
    open.map(debtId => ({ debtId, payment: debts.find(({ id }) => id === debtId)?.payment ?? 0 }));
  return shares.map(({ debtId, payment }) => ({
    debtId,
    payment,
    creditor: debts.find(({ id }) => id === debtId)?.creditor ?? '',
  }));
}
