import type { CategoryEntry } from '@towpath/contracts/api/budget.ts';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import styles from './budget.module.css';

type ReopenedProps = {
  /** The reason, in words. */
  readonly says: string;
  /** The parts still to be reviewed. */
  readonly entries: readonly CategoryEntry[];
  readonly onOpen: (categoryId: number) => void;
};

/** Parts of the budget to review again because another answer has changed. Disappears once all are done. */
export function Reopened({ says, entries, onOpen }: ReopenedProps) {
  if (entries.length === 0) return null;
  return (
    <div className={styles.note}>
      <Notification tone="orange" live={false} heading={says}>
        <ul className={styles.again}>
          {entries.map(({ categoryId, categoryName }) => (
            <li key={categoryId}>
              <TextButton onClick={() => onOpen(categoryId)}>{categoryName}</TextButton>
            </li>
          ))}
        </ul>
      </Notification>
    </div>
  );
}
