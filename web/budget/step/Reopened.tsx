import type { CategoryEntry } from '@towpath/contracts/api/budget.ts';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import styles from './budget.module.css';

type ReopenedProps = {
  /** Why, in words. */
  readonly says: string;
  /** The parts that are still to be looked at. */
  readonly entries: readonly CategoryEntry[];
  readonly onOpen: (categoryId: number) => void;
};

/** Parts of the budget to look at again, since something else that the person told has changed. Gone once all are done. */
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
