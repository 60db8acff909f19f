import type { ChatState } from '@towpath/contracts/api/chat.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { useLayoutEffect, useRef, useState } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { isOffered } from '../../data/offered.ts';
import { useOperation } from '../../data/remote.ts';
import type { ChatStore } from '../state/chatStore.ts';
import { words } from '../words.ts';
import styles from './ChatWindow.module.css';
import { TurnTextForm } from './TurnTextForm.tsx';

type TurnTextProps = {
  readonly store: ChatStore;
  readonly conversation: NonNullable<ChatState['conversation']>;
  /** Whether it is offered to who has not asked for it. */
  readonly mayAsk: boolean;
};

/**
 * A text message once it is the person's turn: asking for it, and, once they have, which number it goes to and a way to
 * take it back. What is being typed stays though an adviser takes the chat meanwhile.
 */
export function TurnText({ store, conversation, mayAsk }: TurnTextProps) {
  const [isOpen, setOpen] = useState(false);
  const [goesTo, setGoesTo] = useState<'set' | 'ask'>();
  const set = useRef<HTMLDivElement>(null);
  const ask = useRef<HTMLButtonElement>(null);
  const dropping = useOperation(store.dropText);
  const { id, textTo } = conversation;

  // What had the focus is gone: it goes to what stands in its place.
  useLayoutEffect(() => {
    if (!goesTo) return;
    const place = goesTo === 'set' ? set.current : ask.current;
    place?.focus();
    if (place) setGoesTo(undefined);
  }, [goesTo]);

  if (isOpen)
    return (
      <TurnTextForm
        ask={phoneNumber => store.askText(id, phoneNumber)}
        onClose={next => {
          setOpen(false);
          setGoesTo(next);
        }}
      />
    );
  if (textTo !== null)
    return (
      <div ref={set} tabIndex={-1} className={styles.card}>
        <p>{words.turnText.set(textTo)}</p>
        <TextButton
          busy={dropping.isFetching ? words.turnText.dropping : undefined}
          onClick={async () => {
            if (await dropping.trigger()) setGoesTo('ask');
          }}
        >
          {words.turnText.drop}
        </TextButton>
        {dropping.error && <p role="alert">{wordsOfFailure(dropping.error)}</p>}
      </div>
    );
  if (!mayAsk || !isOffered('text-messages')) return null;
  return (
    <Button ref={ask} variant="secondary" size="small" onClick={() => setOpen(true)}>
      {words.turnText.ask}
    </Button>
  );
}
