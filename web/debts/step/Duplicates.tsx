import type { Debt, DebtsResponse } from '@towpath/contracts/api/debts.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { balanceText, namesOfTwo } from '../debtTexts.ts';
import styles from './debts.module.css';

type DuplicatesProps = {
  readonly pairs: DebtsResponse['possibleDuplicates'];
  readonly debts: readonly Debt[];
  readonly onKeepBoth: (debtIds: readonly [string, string]) => void;
  readonly onDelete: (debtId: string) => void;
};

const ALIKE = { 'same reference': 'the same reference', 'same balance': 'the same balance' } as const;

/** Points out debts that may be one entered twice; what to do is the person's to say. */
export function Duplicates({ pairs, debts, onKeepBoth, onDelete }: DuplicatesProps) {
  const byId = new Map(debts.map(debt => [debt.id, debt]));
  return pairs.map(({ debtIds, reason }) => {
    const [one, other] = debtIds.map(id => byId.get(id));
    if (!one || !other) return null;
    const [first, second] = namesOfTwo(one, other);
    return (
      <Notification key={debtIds.join()} tone="lightpurple" live={false} heading="Could these be one debt?">
        <p>
          <b>{first}</b> ({balanceText(one)}) and <b>{second}</b> ({balanceText(other)}) have {ALIKE[reason]}.
          If it is one debt, delete one of them.
        </p>
        <div className={styles.ways}>
          <Button variant="secondary" size="small" onClick={() => onKeepBoth(debtIds)}>
            They are different<span className="visually-hidden"> {`(${first} and ${second})`}</span>
          </Button>
          <Button variant="secondary" size="small" onClick={() => onDelete(one.id)}>
            {`Delete ${first}`}
          </Button>
          <Button variant="secondary" size="small" onClick={() => onDelete(other.id)}>
            {`Delete ${second}`}
          </Button>
        </div>
      </Notification>
    );
  });
}
