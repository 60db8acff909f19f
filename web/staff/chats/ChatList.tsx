import type { StaffChat } from '@towpath/contracts/api/staffChat.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { EmptyState } from '@towpath/design-system/feedback/EmptyState.tsx';
import { warningCircleFill } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { AppLink } from '../../shell/AppLink.tsx';
import { areaPath } from '../area.ts';
import { momentText } from '../dueText.ts';
import styles from './Chats.module.css';
import { laneOf, unread, waitedMinutes } from './order.ts';
import { words } from './words.ts';

const LISTS = ['with adviser', 'waiting', 'ended'] as const;

type ChatListProps = {
  readonly chats: readonly StaffChat[];
  readonly openId: string | null;
  readonly now: Date;
  readonly isTaking: boolean;
  readonly onTake: (chatId: string) => void;
};

/** Theirs, what waits, and what has ended today. Who waits has no name here: taking one is a look at a person. */
export function ChatList({ chats, openId, now, isTaking, onTake }: ChatListProps) {
  if (chats.length === 0) {
    return (
      <EmptyState headingLevel={2} heading={words.none}>
        {words.noneText}
      </EmptyState>
    );
  }
  return (
    <nav className={styles.list} aria-label={words.title}>
      {LISTS.map(state => {
        const ofState = chats.filter(chat => laneOf(chat) === state);
        return (
          ofState.length > 0 && (
            <section key={state} aria-labelledby={`chats-${state.replace(' ', '-')}`}>
              <h2 id={`chats-${state.replace(' ', '-')}`} className={styles.lane}>
                {words.lists[state]}
              </h2>
              <ul className={styles.chats}>
                {ofState.map(chat =>
                  chat.isMine ? (
                    <Mine key={chat.id} chat={chat} isOpen={chat.id === openId} now={now} />
                  ) : (
                    <Waiting key={chat.id} chat={chat} now={now} isTaking={isTaking} onTake={onTake} />
                  ),
                )}
              </ul>
            </section>
          )
        );
      })}
    </nav>
  );
}

type MineProps = { readonly chat: StaffChat; readonly isOpen: boolean; readonly now: Date };

function Mine({ chat, isOpen, now }: MineProps) {
  const news = chat.state === 'ended' ? 0 : unread(chat);
  return (
    <li>
      <AppLink
        className={styles.chat}
        href={`${areaPath('chats')}/${chat.id}`}
        aria-current={isOpen ? 'page' : undefined}
      >
        <span className={styles.line}>
          <b>{chat.name ?? words.noName}</b>
          {chat.last && <span className={styles.small}>{momentText(new Date(chat.last.at), now)}</span>}
        </span>
        <span className={styles.line}>
          <span className={styles.words}>
            {chat.last?.from === 'adviser' && words.said(words.you)}
            {chat.last?.text}
          </span>
          {news > 0 && <span className={styles.pip}>{words.unread(news)}</span>}
        </span>
        <Grave chat={chat} />
      </AppLink>
    </li>
  );
}

/** That there are worrying words in it, and that their person has left without an answer to them. */
function Grave({ chat }: { readonly chat: StaffChat }) {
  if (chat.danger === 0) return null;
  return (
    <span className={styles.tag}>
      <Glyph of={warningCircleFill} />
      {chat.isOwed ? words.worryingLeft : words.worrying}
    </span>
  );
}

type WaitingProps = Pick<ChatListProps, 'now' | 'isTaking' | 'onTake'> & { readonly chat: StaffChat };

function Waiting({ chat, now, isTaking, onTake }: WaitingProps) {
  const minutes = waitedMinutes(chat, now);
  const isLate = chat.dueAt !== null && new Date(chat.dueAt) < now;
  const says = isLate ? words.late(minutes) : words.waits(minutes);
  return (
    <li className={styles.chat} data-late={isLate}>
      <span className={styles.line}>
        <b>{words.somebody}</b>
        <span className={styles.when}>{says}</span>
      </span>
      <span className={styles.line}>
        <span className={styles.small}>{words.messages(chat.lastSequence)}</span>
        <Button
          variant="secondary"
          size="small"
          loading={isTaking}
          loadingLabel={words.taken}
          onClick={() => onTake(chat.id)}
        >
          {words.take}
          <span className="visually-hidden">{words.which(words.somebody, says)}</span>
        </Button>
      </span>
      <Grave chat={chat} />
    </li>
  );
}
