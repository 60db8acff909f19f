import { formatSum } from '@towpath/domain/values/pence.ts';
import { ChangeForm } from './ChangeForm.tsx';
import type { DebtForm } from './formProps.ts';
import { words } from './words.ts';

/** That what a lender was offered before stays, though the plan has another sum for it. */
export function KeepForm({ debt, stands, today: _, ...form }: DebtForm) {
  const offered = debt.offeredOther?.payment ?? debt.payment;
  const [sum, all] = [formatSum(offered), formatSum(stands.monthly - debt.payment + offered)];
  return (
    <ChangeForm
      {...form}
      text={words.keep.text(debt.creditor, sum, all)}
      submit={words.keep.submit(sum)}
      compose={() => ({ kind: 'offer kept', debtId: debt.id })}
    />
  );
}
