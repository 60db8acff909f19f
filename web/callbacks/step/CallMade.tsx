import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayWeekday } from '@towpath/domain/values/dayWords.ts';
import { londonMoment } from '../../data/londonMoment.ts';
import type { MadeCall } from '../state/askedCalls.ts';
import { words } from '../words.ts';
import styles from './Dropout.module.css';

type CallMadeProps = {
  readonly made: MadeCall;
  /** How another is asked for: here, or at an address. */
  readonly onAskAgain: (() => void) | string;
};

/** What came of the call that was asked for, and the way to another. */
export function CallMade({ made, onAskAgain }: CallMadeProps) {
  const day = sayWeekday(isoDate(londonMoment(new Date(made.doneAt)).day));
  const { heading, text } = words.made[made.outcome];
  return (
    <div className={styles.made}>
      <Notification tone="lightpurple" live={false} heading={heading(day)}>
        {text}
      </Notification>
      {typeof onAskAgain === 'string' ? (
        <ButtonLink variant="secondary" href={onAskAgain}>
          {words.made.again}
        </ButtonLink>
      ) : (
        <Button variant="secondary" onClick={onAskAgain}>
          {words.made.again}
        </Button>
      )}
    </div>
  );
}
