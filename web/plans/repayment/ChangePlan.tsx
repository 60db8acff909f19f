import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { useId } from 'react';
import type { Asked } from './changes/asked.ts';
import styles from './Repayment.module.css';
import { words } from './words.ts';

type ChangePlanProps = {
  readonly stands: StandingRepayment;
  /** Nothing was sent yet: the page has its own way out. */
  readonly isUnsent: boolean;
  readonly onAsk: (asked: Asked) => void;
};

/** What changes a plan: another sum, a break, a look at the budget, and its end. */
export function ChangePlan({ stands, isUnsent, onAsk }: ChangePlanProps) {
  const id = useId();
  const isPaid = stands.sums.owed === 0;
  const says = stands.terms.paidTo === 'the distributor' ? words.change.scheme : words.change;
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
            {stands.tasks.includes('review') && (
              <TextButton onClick={() => onAsk({ kind: 'reviewed' })}>{words.change.review}</TextButton>
            )}
            {!isUnsent && (
              <TextButton onClick={() => onAsk({ kind: 'ended', why: 'left' })}>
                {words.change.leave}
              </TextButton>
            )}
          </p>
        </>
      )}
    </section>
  );
}
