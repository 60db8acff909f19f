import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';

/** The debts that are open in a month, each with what it gets. */
export function openIn({ toCome, past, debts }: StandingRepayment, due: string) {
  const month = toCome.find(one => one.due === due) ?? past.find(one => one.due === due);
  return (month?.shares ?? []).map(({ debtId, payment }) => ({
    debtId,
    payment,
    creditor: debts.find(({ id }) => id === debtId)?.creditor ?? '',
  }));
}
