import { keepingOffer } from '@towpath/domain/plans/repayment/keepingOffer.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import { ChangeForm } from './ChangeForm.tsx';
import type { DebtForm } from './formProps.ts';
import { words } from './words.ts';

/** That what a lender was offered before stays, though the plan has another sum for it; or why it cannot. */
export function KeepForm({ debt, stands, today: _, ...form }: DebtForm) {
  const payment = debt.offeredOther?.payment ?? debt.payment;
  const ordered = stands.debts.filter(({ standing }) => standing === 'by order').map(({ id }) => id);
  const keeping = keepingOffer(stands, { debtId: debt.id, payment }, new Set(ordered));
  const sums = { sum: formatSum(payment), all: formatSum(stands.monthly), part: formatSum(debt.payment) };
  const rest = 'rest' in keeping ? formatSum(Math.max(0, keeping.rest)) : '';
  const { keep } = words;
  return (
    <ChangeForm
      {...form}
      text={
        keeping.kind === 'another sum'
          ? keep.text(debt.creditor, sums.sum, formatSum(keeping.monthly))
          : keeping.kind === 'too little'
            ? keep.tooLittle(debt.creditor, { ...sums, rest, others: keeping.others })
            : keep.sameSum(debt.creditor, { ...sums, rest, others: keeping.others })
      }
      submit={keeping.kind === 'too little' ? null : keep.submit(sums.sum)}
      compose={() => ({ kind: 'offer kept', debtId: debt.id })}
    />
  );
}
