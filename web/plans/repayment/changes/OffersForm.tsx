import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { moreThanBudgetWords } from '@towpath/domain/plans/repayment/moreThanBudgetWords.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import { ChangeForm } from './ChangeForm.tsx';
import type { DebtForm, StandingForm } from './formProps.ts';
import { useDay } from './useDay.tsx';
import { useTicked } from './useTicked.tsx';
import { words } from './words.ts';

type OffersFormProps = StandingForm & {
  readonly debts: readonly DebtForm['debt'][];
  /** The sums of the plan do not add up any more. */
  readonly differs: boolean;
};

/** To whom offers went, and on which day. */
export function OffersForm({ debts, differs, today, stands: _, ...form }: OffersFormProps) {
  const on = useDay(today);
  const ids = debts.map(({ id }) => id);
  const who = useTicked({
    label: words.offers.who,
    needed: words.offers.whoNeeded,
    options: debts.map(({ id, creditor, payment }) => ({ id, label: `${creditor}, ${formatSum(payment)}` })),
    first: ids,
  });
  return (
    <ChangeForm
      {...form}
      text={debts.length === 1 ? words.offers.textOne : words.offers.text}
      compose={() => {
        const [day, debtIds] = [on.read(), debts.length === 1 ? ids : who.read()];
        return day === null || debtIds === null ? null : { kind: 'offers sent', on: day, debtIds };
      }}
    >
      {differs && <Notification tone="orange">{moreThanBudgetWords.offersWait}</Notification>}
      {debts.length > 1 && who.field}
      {on.field}
    </ChangeForm>
  );
}
