import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import styles from './Chats.module.css';
import type { ChatDesk, Desk } from './chatDesk.ts';
import { words } from './words.ts';

type ComposerProps = Pick<Desk, 'readyReplies'> & {
  readonly desk: ChatDesk;
  readonly chatId: string;
  readonly name: string | null;
};

/** Where a reply is written. What is not sent stays, also while another conversation is open. */
export function Composer({ desk, chatId, name, readyReplies }: ComposerProps) {
  const [text, setText] = useState(() => desk.drafts.get(chatId)?.text ?? '');
  const [field, hint] = [useId(), useId()];
  const area = useRef<HTMLTextAreaElement>(null);
  const sending = useOperation(async () => {
    await desk.send(chatId);
    return true;
  });

  function write(next: string) {
    setText(next);
    desk.write(chatId, next);
  }

  async function send() {
    if (text.trim() === '' || sending.isFetching) return;
    if (await sending.trigger()) setText(desk.drafts.get(chatId)?.text ?? '');
    area.current?.focus();
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  }

  return (
    <form
      className={styles.composer}
      onSubmit={event => {
        event.preventDefault();
        void send();
      }}
    >
      {readyReplies.length > 0 && (
        <ul className={styles.ready} aria-label={words.ready}>
          {readyReplies.map(reply => (
            <li key={reply.label}>
              <Button
                variant="secondary"
                size="small"
                onClick={() => {
                  write(text.trim() === '' ? reply.text : `${text.trimEnd()} ${reply.text}`);
                  area.current?.focus();
                }}
              >
                {reply.label}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {sending.error && (
        <Notification tone="red">{words.notSent(wordsOfFailure(sending.error))}</Notification>
      )}
      <label htmlFor={field}>{words.reply(name)}</label>
      <div className={styles.write}>
        <textarea
          ref={area}
          id={field}
          className={styles.field}
          rows={2}
          value={text}
          aria-describedby={hint}
          onChange={event => write(event.target.value)}
          onKeyDown={press}
        />
        <Button type="submit" loading={sending.isFetching} loadingLabel={words.sending}>
          {words.send}
        </Button>
      </div>
      <p id={hint} className={styles.small}>
        {words.keys}
      </p>
    </form>
  );
}
