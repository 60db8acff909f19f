import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { type KeyboardEvent, useId, useRef } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import styles from './Chats.module.css';
import own from './Composer.module.css';
import type { ChatDesk, Desk } from './chatDesk.ts';
import { words } from './words.ts';

type ComposerProps = Pick<Desk, 'readyReplies' | 'draft' | 'refusal'> & {
  readonly desk: ChatDesk;
  readonly chatId: string;
  readonly name: string | null;
};

/** Where a reply is written. What is not sent stays, also while another conversation is open. */
export function Composer({ desk, chatId, name, readyReplies, draft, refusal }: ComposerProps) {
  const [field, hint] = [useId(), useId()];
  const area = useRef<HTMLTextAreaElement>(null);

  function send() {
    desk.send(chatId);
    area.current?.focus();
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      className={styles.composer}
      onSubmit={event => {
        event.preventDefault();
        send();
      }}
    >
      {readyReplies.length > 0 && (
        <ul className={own.ready} aria-label={words.ready}>
          {readyReplies.map(reply => (
            <li key={reply.label}>
              <Button
                variant="secondary"
                size="small"
                onClick={() => {
                  desk.write(chatId, draft.trim() === '' ? reply.text : `${draft.trimEnd()} ${reply.text}`);
                  area.current?.focus();
                }}
              >
                {reply.label}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {refusal && <Notification tone="red">{words.notSent(wordsOfFailure(refusal))}</Notification>}
      <label htmlFor={field}>{words.reply(name)}</label>
      <div className={own.write}>
        <textarea
          ref={area}
          id={field}
          className={styles.field}
          rows={2}
          value={draft}
          aria-describedby={hint}
          onChange={event => desk.write(chatId, event.target.value)}
          onKeyDown={press}
        />
        <Button type="submit">{words.send}</Button>
      </div>
      <p id={hint} className={styles.small}>
        {words.keys}
      </p>
    </form>
  );
}
