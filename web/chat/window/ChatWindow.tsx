import { IconButton } from '@towpath/design-system/buttons/IconButton.tsx';
import { LeaveSite } from '@towpath/design-system/frame/LeaveSite.tsx';
import { chatCircleDots, minus, x } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { Adviser } from '@towpath/design-system/pictures/Adviser.tsx';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { brandName } from '../../shell/brand.ts';
import { timeOf, whenOpens } from '../moments.ts';
import type { ChatStore, Shown } from '../state/chatStore.ts';
import { isOver } from '../state/conversation.ts';
import { words } from '../words.ts';
import styles from './ChatWindow.module.css';
import { Composer } from './Composer.tsx';
import { ConnectionStrip } from './ConnectionStrip.tsx';
import { Ended } from './Ended.tsx';
import { Log } from './Log.tsx';
import { useChatDialog } from './useChatDialog.ts';
import { useUnsent } from './useMessages.ts';

type ChatWindowProps = {
  readonly store: ChatStore;
  readonly shown: Shown;
  /** It was open before a reload: nobody asked for the focus. */
  readonly isBack: boolean;
  /** Makes it smaller: the launcher leads back to it. */
  readonly onSmaller: () => void;
  readonly onClose: () => void;
};

/**
 * The window of our own chat. It has one size in all its states; on a phone it is the whole screen, and there what lies
 * under it is out of reach (SH-036, SH-037).
 */
export function ChatWindow({ store, shown, isBack, onSmaller, onClose }: ChatWindowProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const [isBeginning, setBeginning] = useState(false);
  const { state, messages } = shown;
  const unsent = useUnsent(messages);
  useChatDialog(dialog, isBack);

  // Who looks at the window reads what comes.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && messages.length > 0) store.read();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [store, messages]);

  function key({ key, defaultPrevented }: KeyboardEvent) {
    if (key === 'Escape' && !defaultPrevented) onSmaller();
  }

  // With what was written meanwhile it goes on.
  const isEnded = isOver(state) && !isBeginning && unsent.waiting.length === 0;
  const conversation = isBeginning ? undefined : (state?.conversation ?? undefined);
  return (
    <dialog
      ref={dialog}
      className={`${styles.window} no-print`}
      aria-labelledby={headingId}
      onKeyDown={key}
      onCancel={event => {
        // The browser's own way for Escape and a phone's Back: it goes with the launcher coming back.
        event.preventDefault();
        onSmaller();
      }}
    >
      <div className={styles.head}>
        {conversation?.adviser ? (
          <Adviser className={styles.face} />
        ) : (
          <span className={styles.mark}>
            <Glyph of={chatCircleDots} />
          </span>
        )}
        <div className={styles.who}>
          <h2 id={headingId}>
            <span className="visually-hidden">{words.window.label}: </span>
            {conversation?.adviser ?? brandName}
          </h2>
          <p>{saysUnderName(shown, isBeginning)}</p>
        </div>
        <span className={styles.leave}>
          <LeaveSite />
        </span>
        <span className={styles.buttons}>
          <IconButton icon={minus} label={words.window.smaller} onClick={onSmaller} />
          <IconButton icon={x} label={words.window.close} onClick={onClose} />
        </span>
      </div>
      <ConnectionStrip line={shown.line} waiting={unsent.waiting.length} />
      <Log
        store={store}
        shown={isBeginning ? { ...shown, messages: [] } : shown}
        unsent={unsent}
        isNew={!conversation}
      >
        {isEnded && <Ended messages={messages} silentHours={state?.conversation?.silentHours ?? null} />}
      </Log>
      <Composer
        store={store}
        shown={shown}
        isEnded={isEnded}
        onAgain={() => {
          flushSync(() => setBeginning(true));
          dialog.current?.querySelector<HTMLElement>('[data-chat-first]')?.focus();
        }}
        onSaid={() => setBeginning(false)}
      />
    </dialog>
  );
}

function saysUnderName({ state, line }: Shown, isBeginning: boolean): string {
  const { says } = words.window;
  if (!state) return says.loading;
  const { conversation } = state;
  const shut = !state.isOpen && (whenOpens(state) ?? says.shut);
  if (!conversation || isBeginning) return shut || says.new;
  if (conversation.state === 'ended') return says.ended(timeOf(conversation.endedAt ?? conversation.begunAt));
  if (conversation.state === 'waiting') return shut || says.waiting;
  return conversation.isAdviserHere && line === 'open' ? says.adviserHere : says.adviser;
}
