import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import styles from '../Advice.module.css';
import { words } from './words.ts';

/** Said on the first visit after a wait has ended. */
export function WaitIsOver({ waitIsOver }: Pick<Recommendation, 'waitIsOver'>) {
  if (waitIsOver === null) return null;
  const { name, endedOn } = waitIsOver;
  return (
    <div className={styles.notice}>
      <Notification tone="green" live={false} heading={words.isOver.heading}>
        {words.isOver.text(name, sayDay(endedOn))}
      </Notification>
    </div>
  );
}
