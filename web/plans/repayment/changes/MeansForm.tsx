import { sharedBesideOrders } from '@towpath/domain/plans/repayment/byOrder.ts';
import { namesOf } from '@towpath/domain/plans/repayment/paidApartWords.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import { ChangeForm } from './ChangeForm.tsx';
import type { StandingForm } from './formProps.ts';
import { useSum } from './useSum.tsx';
import { words } from './words.ts';

/** What the person can pay each month from now on, beside what is paid as ordered. */
export function MeansForm({ stands, today: _, ...form }: StandingForm) {
  const say = stands.terms.paidTo === 'the distributor' ? words.means.textScheme : words.means.text;
  const ordered = stands.debts.filter(({ standing }) => standing === 'by order');
  const now = sharedBesideOrders(stands);
  const monthly = useSum({
    name: 'monthly',
    label: words.means.monthly,
    wrong: sum => (sum === now ? words.means.same : undefined),
  });
  return (
    <ChangeForm
      {...form}
      text={say(formatSum(now))}
      submit={words.means.submit}
      compose={() => {
        const sum = monthly.read();
        return sum.ok && sum.sum !== null ? { kind: 'means changed', monthly: sum.sum } : null;
      }}
    >
      {ordered.length > 0 && <p>{words.means.ordered(namesOf(ordered))}</p>}
      {monthly.field}
    </ChangeForm>
  );
}
