import type { ChatMessage } from '@towpath/contracts/api/chat.ts';
import { useEffect, useRef } from 'react';
import { momentText } from '../dueText.ts';
import styles from './Chats.module.css';
import type { Outgoing } from './unsent.ts';
import { words } from './words.ts';

type LogProps = {
  readonly messages: readonly ChatMessage[];
  /** What is on its way to us, after them. */
  readonly outgoing: readonly Outgoing[];
  readonly isConnected: boolean;
  readonly name: string;
  /** How far the person has read. */
  readonly readUpTo: number;
};

/** What was said, and what is on its way. */
export function Log({ messages, outgoing, isConnected, name, readUpTo }: LogProps) {
  const log = useRef<HTMLDivElement>(null);
  const last = messages.length + outgoing.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new message the newest stays in sight
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [last]);
  const lastRead = messages.findLast(({ from, sequence }) => from === 'adviser' && sequence <= readUpTo);
  const now = new Date();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <div ref={log} className={styles.log} role="log" aria-label={words.log} tabIndex={0}>
      <ol>
        {messages.map(message => (
          <li
            key={message.sequence}
            className={styles.message}
            data-from={message.from}
            data-grave={message.offersHelp || undefined}
          >
            <p className={styles.bubble}>
              <span className="visually-hidden">
                {words.said(message.from === 'adviser' ? (message.name ?? words.you) : name)}
              </span>
              {message.text}
            </p>
            <p className={styles.small}>
              {message.offersHelp && <b className={styles.grave}>{words.worrying}. </b>}
              {momentText(new Date(message.at), now)}
              {message.sequence === lastRead?.sequence && ` · ${words.read}`}
            </p>
          </li>
        ))}
        {outgoing.map(message => (
          <li key={message.clientId} className={styles.message} data-from="adviser" data-unsent>
            <p className={styles.bubble}>
              <span className="visually-hidden">{words.said(words.you)}</span>
              {message.text}
            </p>
            <p className={styles.small}>{isConnected ? words.sending : words.unsent}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
