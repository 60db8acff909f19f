import type { Plan } from '@towpath/contracts/api/plans.ts';
import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { reviewIn } from '@towpath/domain/plans/repayment/review.ts';
import { useId } from 'react';
import { EndedByOthers } from '../LeavePlan.tsx';
import type { Asked } from './changes/asked.ts';
import styles from './Repayment.module.css';
import { words } from './words.ts';

type ChangePlanProps = {
  readonly stands: StandingRepayment;
  readonly plan: Pick<Plan, 'mayLeave' | 'product' | 'state'>;
  readonly onAsk: (asked: Asked) => void;
};

/** What changes a plan: another sum, a break, a look at the budget, and its end. */
export function ChangePlan({ stands, plan, onAsk }: ChangePlanProps) {
  const id = useId();
  const isPaid = stands.sums.owed === 0;
  const inScheme = stands.terms.paidTo === 'the distributor';
  const says = inScheme ? words.change.scheme : words.change;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{words.change.heading}</h2>
      {isPaid ? (
        <p className={styles.row}>
          <Button onClick={() => onAsk({ kind: 'ended', why: 'paid' })}>{words.change.close}</Button>
        </p>
      ) : (
        <>
          <p className="muted">{says.text}</p>
          <p className={styles.row}>
            <Button size="small" variant="secondary" onClick={() => onAsk({ kind: 'means changed' })}>
              {says.means}
            </Button>
            <Button size="small" variant="secondary" onClick={() => onAsk({ kind: 'break' })}>
              {says.rest}
            </Button>
          </p>
          <p className={styles.row}>
            {reviewIn(stands.tasks) !== null && (
              <TextButton onClick={() => onAsk({ kind: 'reviewed' })}>{words.change.review}</TextButton>
            )}
            {/* Nothing was sent yet: the page has its own way out. */}
            {!plan.mayLeave && !inScheme && (
              <TextButton onClick={() => onAsk({ kind: 'ended', why: 'left' })}>
                {words.change.leave}
              </TextButton>
            )}
          </p>
          {!plan.mayLeave && inScheme && <EndedByOthers plan={plan} />}
        </>
      )}
    </section>
  );
}
