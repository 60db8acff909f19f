import type { ChatState } from '@towpath/contracts/api/chat.ts';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { useSiteContent } from '../../journey/siteContent.ts';
import { bookingAddress } from '../../shell/bookingAddress.ts';
import { whenOpens } from '../moments.ts';
import type { ChatStore } from '../state/chatStore.ts';
import { words } from '../words.ts';
import styles from './ChatWindow.module.css';
import { TurnText } from './TurnText.tsx';

type InLineProps = {
  readonly store: ChatStore;
  readonly state: ChatState;
  readonly conversation: NonNullable<ChatState['conversation']>;
  /** Nothing that only this page has is more urgent than the answer. */
  readonly mayLeave: boolean;
};

/**
 * Where somebody stands who waits for an answer, and until when; by our hours, when we open. Below it the ways to leave
 * and yet hear of us. Once an adviser has the chat only the text that was asked for stays.
 */
export function InLine({ store, state, conversation, mayLeave }: InLineProps) {
  const booking = useSiteContent()?.bookingUrl;
  const isWaiting = conversation.state === 'waiting';
  return (
    <>
      {isWaiting && <Place state={state} ahead={conversation.ahead} mayLeave={mayLeave} />}
      <div className={styles.ways}>
        <TurnText store={store} conversation={conversation} mayAsk={isWaiting && mayLeave} />
        {isWaiting && booking && (
          <ButtonLink variant="secondary" size="small" href={bookingAddress(booking)} opensNewTab>
            {words.waiting.callMe}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

type PlaceProps = Pick<InLineProps, 'state' | 'mayLeave'> & { readonly ahead: number | null };

function Place({ state, ahead, mayLeave }: PlaceProps) {
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
    <div className={styles.card}>
      <h3>{ahead === null ? waiting.unknown : waiting.place(ahead)}</h3>
      <p>{until}</p>
      {mayLeave && <p className="small muted">{waiting.leave}</p>}
    </div>
  );
}
