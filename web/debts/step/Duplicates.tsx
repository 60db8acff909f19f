import type { Debt, DebtsResponse } from '@towpath/contracts/api/debts.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { balanceText } from '../debtTexts.ts';
import styles from './debts.module.css';
import { namesOfTwo } from './namesOfTwo.ts';
import { words } from './words.ts';

type DuplicatesProps = {
  readonly pairs: DebtsResponse['possibleDuplicates'];
  readonly debts: readonly Debt[];
  readonly onKeepBoth: (debtIds: readonly [string, string]) => void;
  readonly onDelete: (debtId: string) => void;
};

/** Points out debts that may have been entered twice; the person decides what to do. */
export function Duplicates({ pairs, debts, onKeepBoth, onDelete }: DuplicatesProps) {
  const byId = new Map(debts.map(debt => [debt.id, debt]));
  return pairs.map(({ debtIds, reason }) => {
    const [one, other] = debtIds.map(id => byId.get(id));
    if (!one || !other) return null;
    const [first, second] = namesOfTwo(one, other);
    return (
      <Notification key={debtIds.join()} tone="lightpurple" live={false} heading={words.duplicates.heading}>
        <p>
          <b>{first}</b> {words.duplicates.text.one(balanceText(one))} <b>{second}</b>{' '}
          {words.duplicates.text[reason](balanceText(other))}
        </p>
        <div className={styles.ways}>
          <Button variant="secondary" size="small" onClick={() => onKeepBoth(debtIds)}>
            {words.duplicates.different}
            <span className="visually-hidden">{words.duplicates.ofTwo(first, second)}</span>
          </Button>
          <Button variant="secondary" size="small" onClick={() => onDelete(one.id)}>
            {words.duplicates.delete(first)}
          </Button>
          <Button variant="secondary" size="small" onClick={() => onDelete(other.id)}>
            {words.duplicates.delete(second)}
          </Button>
        </div>
      </Notification>
    );
  });
}
