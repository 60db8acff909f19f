import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import { ChangeForm } from './ChangeForm.tsx';
import type { StandingForm } from './formProps.ts';
import { useDay } from './useDay.tsx';
import { usePicked } from './usePicked.tsx';
import { useSum } from './useSum.tsx';
import { words } from './words.ts';

type Of = { readonly due: string };

/** The debts that are open in a month, each with what it gets. */
function openIn({ toCome, past, debts }: StandingRepayment, due: string) {
  const month = toCome.find(one => one.due === due) ?? past.find(one => one.due === due);
  return (month?.shares ?? []).map(({ debtId, payment }) => ({
    debtId,
    payment,
    creditor: debts.find(({ id }) => id === debtId)?.creditor ?? '',
  }));
}

/** What was paid for a month: all of it, or one lender, perhaps another sum. */
export function PaidForm({ stands, today, due, ...form }: StandingForm & Of) {
  const shares = openIn(stands, due);
  const all = shares.reduce((total, { payment }) => total + payment, 0);
  // One sum goes to the distributor, who shares it out.
  const isOne = stands.terms.paidTo === 'the distributor';
  const on = useDay(today);
  const which = usePicked({
    name: 'which',
    label: words.paid.which,
    needed: words.paid.whichNeeded,
    options: [
      { id: 'all', label: words.paid.all(formatSum(all)) },
      ...(shares.length > 1 && !isOne
        ? shares.map(({ debtId, creditor, payment }) => ({
            id: debtId,
            label: words.paid.one(creditor, formatSum(payment)),
          }))
        : []),
      ...(isOne ? [] : [{ id: 'other', label: words.paid.other }]),
    ],
  });
  const sum = useSum({ name: 'sum', label: words.sum });
  const who = usePicked({
    name: 'who',
    label: words.paid.otherWho,
    needed: words.paid.otherNeeded,
    options: shares.map(({ debtId, creditor }) => ({ id: debtId, label: creditor })),
    isList: true,
  });
  const isOther = which.picked === 'other';
  return (
    <ChangeForm
      {...form}
      compose={() => {
        const [picked, day] = [which.read(), on.read()];
        if (picked === null || day === null) return null;
        if (!isOther) {
          return { kind: 'paid', on: day, due, debtId: picked === 'all' ? null : picked, sum: null };
        }
        const [debtId, given] = [who.read(), sum.read()];
        if (debtId === null || !given.ok) return null;
        return { kind: 'paid', on: day, due, debtId, sum: given.sum };
      }}
    >
      {which.field}
      {isOther && who.field}
      {isOther && sum.field}
      {on.field}
    </ChangeForm>
  );
}
