import type { Repayment } from '@towpath/contracts/api/repayment.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { sharedBesideOrders } from '@towpath/domain/plans/repayment/byOrder.ts';
import { lessInBudget, moreInBudget } from '@towpath/domain/plans/repayment/moreThanBudget.ts';
import { moreThanBudgetWords } from '@towpath/domain/plans/repayment/moreThanBudgetWords.ts';
import { namesOf } from '@towpath/domain/plans/repayment/paidApartWords.ts';
import { formatSum, type Pence } from '@towpath/domain/values/pence.ts';
import { useRef, useState } from 'react';
import { hasCode } from '../../../data/failure.ts';
import { words as planWords } from '../words.ts';
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
  const [told, setTold] = useState<Pence | null>(null);
  const box = useRef<HTMLDivElement>(null);
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
  // The server asks too where the budget has changed since this was read. Another sum is told anew.
  const isRefused = sum === told && hasCode(form.error, 'REPAYMENT_MORE_THAN_BUDGET');
  const isAsked = sum !== null && (sum === asked || isRefused);
  const isLess = isAsked && moreInBudget(sum, stands, { draft, notDrawn }) !== null;
  const asks = isLess ? moreThanBudgetWords.less : moreThanBudgetWords;
  function edit() {
    const input = box.current?.querySelector('input');
    input?.focus();
    input?.select();
  }
  return (
    <ChangeForm
      {...form}
      text={isAsked ? undefined : say(formatSum(now))}
      submit={words.means.submit}
      compose={() => {
        const read = monthly.read();
        if (!read.ok || read.sum === null) return null;
        setTold(read.sum);
        return { kind: 'means changed', monthly: read.sum };
      }}
      choices={
        isAsked ? (
          <>
            <Button block onClick={edit}>
              {moreThanBudgetWords.another}
            </Button>
            <Button
              block
              variant="secondary"
              loading={form.isSaving}
              loadingLabel={planWords.saving}
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
        ) : null
      }
    >
      {ordered.length > 0 && <p>{words.means.ordered(namesOf(ordered))}</p>}
      <div ref={box}>{monthly.field}</div>
      {isAsked && (
        <p>
          {asks.why} <ToBudget>{moreThanBudgetWords.budget}</ToBudget>
        </p>
      )}
    </ChangeForm>
  );
}
