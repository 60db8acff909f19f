import type { Repayment } from '@towpath/contracts/api/repayment.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { sharedBesideOrders } from '@towpath/domain/plans/repayment/byOrder.ts';
import { lessInBudget, moreInBudget } from '@towpath/domain/plans/repayment/moreThanBudget.ts';
import { moreThanBudgetWords } from '@towpath/domain/plans/repayment/moreThanBudgetWords.ts';
import { namesOf } from '@towpath/domain/plans/repayment/paidApartWords.ts';
import { formatSum, type Pence } from '@towpath/domain/values/pence.ts';
import { useState } from 'react';
import { hasCode } from '../../../data/failure.ts';
import { ChangeForm } from './ChangeForm.tsx';
import type { StandingForm } from './formProps.ts';
import { ToBudget } from './ToBudget.tsx';
import { useSum } from './useSum.tsx';
import { words } from './words.ts';

type MeansFormProps = StandingForm & Pick<Repayment, 'draft' | 'notDrawn'>;

/** What the person can pay each month from now on, beside what is paid as ordered. More or less than their budget has is asked about. */
export function MeansForm({ stands, today: _, draft, notDrawn, ...form }: MeansFormProps) {
  const say = stands.terms.paidTo === 'the distributor' ? words.means.textScheme : words.means.text;
  const ordered = stands.debts.filter(({ standing }) => standing === 'by order');
  const now = sharedBesideOrders(stands);
  const [asked, setAsked] = useState<Pence | null>(null);
  const monthly = useSum({
    name: 'monthly',
    label: words.means.monthly,
    wrong: sum => {
      if (sum === now) return words.means.same;
      const budget = { draft, notDrawn };
      const has = lessInBudget(sum, stands, budget) ?? moreInBudget(sum, stands, budget);
      setAsked(has === null ? null : sum);
      return has === null ? undefined : moreThanBudgetWords.asks(has, sum);
    },
  });
  const { sum } = monthly;
  // The server asks too where the budget has changed since this was read.
  const isAsked = sum !== null && (sum === asked || hasCode(form.error, 'REPAYMENT_MORE_THAN_BUDGET'));
  const isLess = isAsked && moreInBudget(sum, stands, { draft, notDrawn }) !== null;
  const asks = isLess ? moreThanBudgetWords.less : moreThanBudgetWords;
  return (
    <ChangeForm
      {...form}
      text={say(formatSum(now))}
      submit={words.means.submit}
      compose={() => {
        const read = monthly.read();
        return read.ok && read.sum !== null ? { kind: 'means changed', monthly: read.sum } : null;
      }}
    >
      {ordered.length > 0 && <p>{words.means.ordered(namesOf(ordered))}</p>}
      {monthly.field}
      {isAsked && (
        <>
          <p>
            {asks.why} <ToBudget>{moreThanBudgetWords.budget}</ToBudget>
          </p>
          <Button
            block
            variant="secondary"
            onClick={() =>
              void form.onNote({
                kind: 'means changed',
                monthly: sum,
                ...(!isLess && { isMoreThanBudget: true }),
              })
            }
          >
            {asks.isRight}
          </Button>
        </>
      )}
    </ChangeForm>
  );
}
