import { formatSum } from '@towpath/domain/values/pence.ts';
import { ChangeForm } from './ChangeForm.tsx';
import type { StandingForm } from './formProps.ts';
import { useSum } from './useSum.tsx';
import { words } from './words.ts';

/** What the person can pay each month from now on. */
export function MeansForm({ stands, today: _, ...form }: StandingForm) {
  const say = stands.terms.paidTo === 'the distributor' ? words.means.textScheme : words.means.text;
  const monthly = useSum({
    name: 'monthly',
    label: words.means.monthly,
    wrong: sum => (sum === stands.monthly ? words.means.same : undefined),
  });
  return (
    <ChangeForm
      {...form}
      text={say(formatSum(stands.monthly))}
      submit={words.means.submit}
      compose={() => {
        const sum = monthly.read();
        return sum.ok && sum.sum !== null ? { kind: 'means changed', monthly: sum.sum } : null;
      }}
    >
      {monthly.field}
    </ChangeForm>
  );
}
