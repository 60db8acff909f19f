import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayWeekday } from '@towpath/domain/values/dayWords.ts';
import { londonMoment } from '../../data/londonMoment.ts';
import type { MadeCall } from '../state/askedCalls.ts';
import { words } from '../words.ts';
import styles from './Dropout.module.css';

/** What came of the call that was asked for here, and the way to another. */
export function CallMade({ made, onAskAgain }: { readonly made: MadeCall; readonly onAskAgain: () => void }) {
  const day = sayWeekday(isoDate(londonMoment(new Date(made.doneAt)).day));
  const { heading, text } = words.made[made.outcome];
  return (
    <div className={styles.made}>
      <Notification tone="lightpurple" live={false} heading={heading(day)}>
        {text}
      </Notification>
      <Button variant="secondary" onClick={onAskAgain}>
        {words.made.again}
      </Button>
    </div>
  );
}
