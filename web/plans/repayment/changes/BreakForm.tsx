import { monthsAfter } from '@towpath/domain/plans/repayment/dueMonths.ts';
import { sayMonth } from '@towpath/domain/values/dayWords.ts';
import { ChangeForm } from './ChangeForm.tsx';
import type { DebtForm, StandingForm } from './formProps.ts';
import { usePicked } from './usePicked.tsx';
import { useSum } from './useSum.tsx';
import { words } from './words.ts';

/** So many months can be picked. */
const MONTHS = 12;

type BreakFormProps = StandingForm & {
  /** The debt whose lender alone agreed to it, and gets nothing; undefined for a break of all that is paid. */
  readonly debt: DebtForm['debt'] | undefined;
};

/** From when to when nothing or less is paid, to all or to one lender. */
export function BreakForm({ stands, today, debt, ...form }: BreakFormProps) {
  const first = stands.toCome[0]?.due ?? today.slice(0, 7);
  const options = Array.from({ length: MONTHS }, (_, ahead) => monthsAfter(first, ahead)).map(id => ({
    id,
    label: sayMonth(id),
  }));
  const month = { needed: words.rest.needed, options, isList: true };
  const from = usePicked({ ...month, name: 'from', label: words.rest.from });
  const to = usePicked({ ...month, name: 'to', label: words.rest.to });
  const monthly = useSum({ name: 'monthly', label: words.rest.monthly, hint: words.rest.hint });
  return (
    <ChangeForm
      {...form}
      text={
        debt
          ? words.rest.textWith(debt.creditor)
          : stands.terms.paidTo === 'the distributor'
            ? words.rest.textScheme
            : words.rest.text
      }
      submit={debt ? words.rest.submitWith : words.rest.submit}
      compose={() => {
        const [begins, ends] = [from.read(), to.read()];
        if (debt) {
          if (begins === null || ends === null) return null;
          return { kind: 'break', from: begins, to: ends, monthly: 0, debtId: debt.id };
        }
        const sum = monthly.read();
        if (begins === null || ends === null || !sum.ok || sum.sum === null) return null;
        return { kind: 'break', from: begins, to: ends, monthly: sum.sum };
      }}
    >
      {from.field}
      {to.field}
      {!debt && monthly.field}
    </ChangeForm>
  );
}
