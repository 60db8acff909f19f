import type { ChatState } from '@towpath/contracts/api/chat.ts';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { useSiteContent } from '../../journey/siteContent.ts';
import { bookingAddress } from '../../shell/bookingAddress.ts';
import { whenOpens } from '../moments.ts';
import { words } from '../words.ts';
import styles from './ChatWindow.module.css';

type InLineProps = {
  readonly state: ChatState;
  readonly ahead: number | null;
  /** Nothing that only this page has is more urgent than the answer. */
  readonly mayLeave: boolean;
};

/** Where somebody stands who waits for an answer, and until when; by our hours, when we open. */
export function InLine({ state, ahead, mayLeave }: InLineProps) {
  const booking = useSiteContent()?.bookingUrl;
  const opens = whenOpens(state);
  const { waiting } = words;
  const until = state.isOpen
    ? state.isSoon
      ? waiting.soon(state.goalMinutes)
      : waiting.open
    : opens
      ? waiting.shut(opens)
      : waiting.shutForLong;
  return (
    <>
      <div className={styles.card}>
        <h3>{ahead === null ? waiting.unknown : waiting.place(ahead)}</h3>
        <p>{until}</p>
        {mayLeave && <p className="small muted">{waiting.leave}</p>}
      </div>
      {booking && (
        <div>
          <ButtonLink variant="secondary" size="small" href={bookingAddress(booking)} opensNewTab>
            {waiting.callMe}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
