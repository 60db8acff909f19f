import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import type { Answer } from '@towpath/domain/journey-engine/definition/definition.ts';
import { HelpList } from '../../HelpList.tsx';
import styles from './Question.module.css';

/** Why the person cannot continue with this answer, and who can help them instead (QU-012, QU-013). */
export function BlockedAnswer({ answer, helpIds }: { answer: Answer; helpIds: readonly string[] }) {
  return (
    <div className={styles.blocked}>
      <Notification tone="lightpurple" heading={answer.value} headingLevel={2}>
        {answer.additionalText}
      </Notification>
      <HelpList ids={helpIds} />
    </div>
  );
}
