import { monthsAfter } from '@towpath/domain/plans/repayment/dueMonths.ts';
import { sayMonth } from '@towpath/domain/values/dayWords.ts';
import { ChangeForm } from './ChangeForm.tsx';
import type { StandingForm } from './formProps.ts';
import { usePicked } from './usePicked.tsx';
import { useSum } from './useSum.tsx';
import { words } from './words.ts';

/** So many months can be picked. */
const MONTHS = 12;

/** From when to when nothing or less is paid. */
export function BreakForm({ stands, today, ...form }: StandingForm) {
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
      text={stands.terms.paidTo === 'the distributor' ? words.rest.textScheme : words.rest.text}
      submit={words.rest.submit}
      compose={() => {
        const [begins, ends, sum] = [from.read(), to.read(), monthly.read()];
        if (begins === null || ends === null || !sum.ok || sum.sum === null) return null;
        return { kind: 'break', from: begins, to: ends, monthly: sum.sum };
      }}
    >
      {from.field}
      {to.field}
      {monthly.field}
    </ChangeForm>
  );
}
