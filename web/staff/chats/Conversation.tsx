import { endStaffChat, type StaffChat } from '@towpath/contracts/api/staffChat.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { silenceText } from '@towpath/domain/people/chatSilence.ts';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import { AppLink } from '../../shell/AppLink.tsx';
import { areaPath } from '../area.ts';
import { momentText } from '../dueText.ts';
import { staffApi } from '../staffApi.ts';
import styles from './Chats.module.css';
import { Composer } from './Composer.tsx';
import type { ChatDesk } from './chatDesk.ts';
import { HandOver } from './HandOver.tsx';
import { LeftUnanswered } from './LeftUnanswered.tsx';
import { Log } from './Log.tsx';
import { words } from './words.ts';

type ConversationProps = {
  readonly desk: ChatDesk;
  readonly chat: StaffChat;
  /** Who it is with, where that does not stand beside it. */
  readonly about: ReactNode;
};

/** A conversation of whoever is signed in: what was said, what to say, and handing it over or ending it. */
export function Conversation({ desk, chat, about }: ConversationProps) {
  const state = useSyncExternalStore(desk.watch, desk.state, desk.state);
  const { messages, outgoing, isPersonTyping, isConnected } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const [asks, setAsks] = useState<'end' | 'hand over' | null>(null);
  useEffect(() => heading.current?.focus(), []);
  const ending = useOperation(async () => {
    await staffApi(endStaffChat, { params: { chatId: chat.id } });
    return true;
  });
  const name = chat.name ?? words.noName;
  const isEnded = chat.state === 'ended';
  // Where worrying words were left unanswered they can be written to all the same.
  const isOpen = !isEnded || chat.isOwed;
  const close = () => {
    setAsks(null);
    heading.current?.focus();
  };
  return (
    <>
      <div className={styles.top}>
        <p className={styles.back}>
          <AppLink href={areaPath('chats')}>{words.all}</AppLink>
        </p>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {name}
          </h2>
          <p className={styles.small}>{words.begun(momentText(new Date(chat.begunAt), new Date()))}</p>
        </div>
        {isOpen && (
          <div className={styles.doing}>
            <Button variant="secondary" size="small" onClick={() => setAsks('hand over')}>
              {words.handOver}
            </Button>
            {!isEnded && (
              <Button variant="secondary" size="small" onClick={() => setAsks('end')}>
                {words.end}
              </Button>
            )}
          </div>
        )}
      </div>
      {asks === 'hand over' && isOpen && <HandOver chatId={chat.id} onDone={close} />}
      {asks === 'end' && !isEnded && (
        <section className={styles.ask} aria-label={words.endSure}>
          <p>
            <b>{words.endSure}</b> {words.endSureText}
          </p>
          {ending.error && <Notification tone="red">{wordsOfFailure(ending.error)}</Notification>}
          <div className={styles.doing}>
            <Button
              size="small"
              loading={ending.isFetching}
              loadingLabel={words.ending}
              onClick={async () => {
                if (await ending.trigger()) close();
              }}
            >
              {words.end}
            </Button>
            <Button variant="secondary" size="small" onClick={close}>
              {words.cancel}
            </Button>
          </div>
        </section>
      )}
      {about}
      {chat.danger > 0 && (
        <Notification tone="red">
          <b>{words.takeCare}</b> {words.takeCareText}
        </Notification>
      )}
      {!messages && <Loading label={words.log} skeleton={[60, 40, 60]} />}
      {messages && (
        <Log
          messages={messages}
          // The stream may bring one before the call that sent it is answered.
          outgoing={outgoing.filter(({ clientId }) => !messages.some(one => one.clientId === clientId))}
          isConnected={isConnected}
          name={name}
          readUpTo={chat.readByPersonUpTo}
        />
      )}
      <p className={styles.typing} role="status">
        {isPersonTyping && !isEnded && words.typing(name)}
        {isEnded &&
          !chat.isOwed &&
          (chat.silentHours === null ? words.ended : words.endedBySilence(silenceText(chat.silentHours)))}
      </p>
      {isOpen && <Composer {...state} desk={desk} chatId={chat.id} name={chat.name} />}
      {chat.isOwed && (
        <LeftUnanswered
          chatId={chat.id}
          onSettled={() => {
            heading.current?.focus();
            void desk.readList();
          }}
        />
      )}
    </>
  );
}
