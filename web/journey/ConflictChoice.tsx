import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { answerText } from './answerText.ts';
import styles from './ConflictChoice.module.css';
import { words } from './laterWords.ts';
import { useJourneyStore, useSnapshot } from './state/journeyContext.ts';

/**
 * Shown when an answer was changed on another screen meanwhile: shows both, and the person chooses which one counts.
 */
export function ConflictChoice() {
  const store = useJourneyStore();
  const { conflict } = useSnapshot();
  const step = conflict && store.plan.stepById.get(conflict.mine.stepId)?.step;
  if (!conflict || !step) return null;
  return (
    <div className={styles.choice}>
      <Notification tone="orange" heading={words.conflict.heading}>
        <p>{step.headerText}</p>
        <div className={styles.buttons}>
          <Button size="small" variant="secondary" onClick={() => store.resolveConflict('mine')}>
            {words.conflict.mine(answerText(step, conflict.mine.answers))}
          </Button>
          <Button size="small" variant="secondary" onClick={() => store.resolveConflict('theirs')}>
            {words.conflict.theirs(answerText(step, conflict.theirs))}
          </Button>
        </div>
      </Notification>
    </div>
  );
}
