import { takeChat } from '@towpath/contracts/api/staffChat.ts';
import { EmptyState } from '@towpath/design-system/feedback/EmptyState.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { Switch } from '@towpath/design-system/inputs/Switch.tsx';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { useNavigate, useParams } from '../../shell/router/router.tsx';
import { useIsWide } from '../../shell/useIsWide.ts';
import { type AreaProps, areaPath } from '../area.ts';
import { staffApi } from '../staffApi.ts';
import { useFocusAtFirst } from '../useFocusAtFirst.ts';
import { AboutPerson } from './AboutPerson.tsx';
import { ChatList } from './ChatList.tsx';
import styles from './Chats.module.css';
import { Conversation } from './Conversation.tsx';
import { CrisisGuide } from './CrisisGuide.tsx';
import { ChatDesk } from './chatDesk.ts';
import { laneOf } from './order.ts';
import { unsentOf } from './unsent.ts';
import { words } from './words.ts';

const MINUTE_MS = 60_000;

/** The chats that wait and those of whoever is signed in, with the one that the address names beside them. */
export function ChatsPage({ me, takesFocus, onEnded }: AreaProps) {
  const { id = null } = useParams();
  const navigate = useNavigate();
  const heading = useFocusAtFirst(takesFocus);
  const [desk] = useState(() => new ChatDesk(unsentOf(me.email), onEnded));
  const state = useSyncExternalStore(desk.watch, desk.state, desk.state);
  const now = useNow();
  useEffect(() => {
    void desk.start();
    const seen = () => void desk.noteRead();
    document.addEventListener('visibilitychange', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      desk.stop();
    };
  }, [desk]);
  useEffect(() => desk.open(id), [desk, id]);
  const taking = useOperation(async (chatId: string) => {
    await staffApi(takeChat, { params: { chatId } });
    return true;
  });
  const presence = useOperation(async (isTaking: boolean) => {
    await desk.take(isTaking);
    return true;
  });
  const failure = presence.error ?? taking.error;
  const waits = (state.chats ?? []).filter(chat => laneOf(chat) === 'waiting').length;
  const open = state.chats?.find(chat => chat.id === id && chat.isMine);
  const isWide = useIsWide();
  const personId = me.permissions.includes('see cases') ? (open?.customerId ?? null) : null;
  const isGrave = open !== undefined && open.danger > 0 && state.messages !== null;
  const beside = (isGrave || personId !== null) && (
    <div className={styles.beside}>
      {isGrave && <CrisisGuide nation={state.nation} isFolded={!isWide} />}
      {personId !== null && <AboutPerson key={personId} customerId={personId} isFolded={!isWide} />}
    </div>
  );
  return (
    <div className={styles.page}>
      <PageTitle>{words.title}</PageTitle>
      <div className={styles.head} data-beside={id !== null}>
        <h1 ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
        {state.chats && (
          <p className={styles.waiting} data-some={waits > 0} role="status">
            {words.waiting(waits)}
          </p>
        )}
        <div className={styles.presence}>
          <Switch
            label={words.taking}
            isOn={state.isTaking}
            on={words.taking}
            off={words.notTaking}
            describedBy="chats-taking"
            onChange={isTaking => void presence.trigger(isTaking)}
          />
          <p id="chats-taking" className={styles.small}>
            {words.takingHint}
          </p>
        </div>
      </div>
      <div role="status">
        {state.chats && !state.isConnected && <Notification tone="orange">{words.lost}</Notification>}
      </div>
      {failure && <Notification tone="red">{wordsOfFailure(failure)}</Notification>}
      {!state.chats && <Loading label={words.title} skeleton={[100, 100]} />}
      {state.chats && (
        <div className={styles.desk} data-open={id !== null} data-about={isWide && beside !== false}>
          <ChatList
            chats={state.chats}
            openId={id}
            now={now}
            isTaking={taking.isFetching}
            onTake={async chatId => {
              if (await taking.trigger(chatId)) navigate(`${areaPath('chats')}/${chatId}`);
              else await desk.readList();
            }}
          />
          <section className={styles.pane} aria-label={words.log}>
            {open ? (
              <Conversation key={open.id} desk={desk} chat={open} about={isWide ? null : beside} />
            ) : (
              <EmptyState headingLevel={2} heading={id === null ? words.choose : words.notYours}>
                {id === null ? words.chooseText : words.notYoursText}
              </EmptyState>
            )}
          </section>
          {isWide && beside}
        </div>
      )}
    </div>
  );
}

/** The time, often enough to say for how many minutes somebody waits. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS / 4);
    return () => clearInterval(timer);
  }, []);
  return now;
}
