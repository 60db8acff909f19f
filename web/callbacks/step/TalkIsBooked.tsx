import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import type { TalkWay } from '@towpath/domain/bookings/bookedTalk.ts';
import { words } from '../words.ts';
import styles from './Dropout.module.css';

type TalkIsBookedProps = {
  readonly way: TalkWay;
  /** Left out where the online steps end. */
  readonly onContinueOnline: (() => void) | undefined;
  /** They want a call as well. */
  readonly onAsk: () => void;
};

/** Who has a talk booked is told that no call has to be asked for, and may ask for one all the same. */
export function TalkIsBooked({ way, onContinueOnline, onAsk }: TalkIsBookedProps) {
  return (
    <div className={styles.after}>
      <p>{words.talk.enough[way]}</p>
      <div className={styles.ways}>
        {onContinueOnline && <Button onClick={onContinueOnline}>{words.after.continueOnline}</Button>}
        <ButtonLink variant={onContinueOnline ? 'secondary' : 'primary'} href="/dashboard">
          {words.after.dashboard}
        </ButtonLink>
        <TextButton onClick={onAsk}>{words.talk.ask}</TextButton>
      </div>
    </div>
  );
}
