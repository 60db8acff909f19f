import type { ChatMessage } from '@towpath/contracts/api/chat.ts';
import { classNames } from '@towpath/design-system/classNames.ts';
import {
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useOutbox } from '../../data/outbox/outboxContext.ts';
import { dayAndTime, dayOf, timeOf } from '../moments.ts';
import { type ChatStore, isWorrying, type Shown } from '../state/chatStore.ts';
import { isWhole } from '../state/conversation.ts';
import { words } from '../words.ts';
import { Bubble } from './Bubble.tsx';
import styles from './ChatWindow.module.css';
import { CrisisPanel } from './CrisisPanel.tsx';
import { InLine } from './InLine.tsx';
import { UnsentMessages } from './UnsentMessages.tsx';
import type { Unsent } from './useMessages.ts';

/** So near (px) to the end counts as reading there: what comes is scrolled to. */
const NEAR_END = 80;

type LogProps = {
  readonly store: ChatStore;
  readonly shown: Shown;
  readonly unsent: Unsent;
  /** Nothing was said yet. */
  readonly isNew: boolean;
  /** What stands after the last message. */
  readonly children?: ReactNode;
};

/**
 * What was said, in order, each once; what is not sent yet, at the end; and, where words worry us, sent or not, whom to
 * ring, which stands after those words and never over the chat.
 */
export function Log({ store, shown, unsent, isNew, children }: LogProps) {
  const { state, messages, isAdviserTyping, isUnsentWorrying: isTooLongWorrying, worryingWords } = shown;
  const log = useRef<HTMLDivElement>(null);
  const outbox = useOutbox();
  const isStuck = useSyncExternalStore(outbox.subscribe, () => outbox.isStuck());
  const conversation = isNew ? undefined : (state?.conversation ?? undefined);
  const { waiting, refused } = unsent;
  const count = messages.length + waiting.length + refused.length;
  const isOnItsWayWorrying = useMemo(
    () => [...waiting, ...refused].some(({ content }) => isWorrying(content.text, { worryingWords })),
    [waiting, refused, worryingWords],
  );
  const crisisAt = isOnItsWayWorrying
    ? undefined
    : messages.findLast(({ offersHelp }) => offersHelp)?.sequence;
  const isUnsentWorrying = isOnItsWayWorrying || (isTooLongWorrying && crisisAt === undefined);
  useEndInView(log, `${count} ${isAdviserTyping} ${conversation?.state} ${isUnsentWorrying}`);
  const adviser = conversation?.adviser ?? undefined;
  const isReady = isNew || isWhole(shown);
  return (
    <div
      ref={log}
      className={styles.log}
      role="log"
      // What was said before is not read out as if it came now.
      aria-live={isReady ? 'polite' : 'off'}
      aria-label={words.log.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has to by keyboard too
      tabIndex={0}
    >
      {isNew && waiting.length === 0 && (
        <div className={styles.card}>
          <h3>{words.hello.heading}</h3>
          <p>{words.hello.text}</p>
          <p className="small muted">{words.hello.private}</p>
        </div>
      )}
      {messages.map((message, index) => (
        <Said
          key={message.sequence}
          message={message}
          before={messages[index - 1]}
          after={messages[index + 1]}
          seen={(conversation?.readByAdviserUpTo ?? 0) >= message.sequence}
          seenBy={conversation?.readBy ?? adviser}
          isLastOfMine={messages.findLast(({ from }) => from === 'person') === message}
        >
          {message.sequence === crisisAt && <CrisisPanel shown={shown} />}
        </Said>
      ))}
      {conversation && conversation.state !== 'ended' && state && (
        <InLine store={store} state={state} conversation={conversation} mayLeave={!isUnsentWorrying} />
      )}
      <UnsentMessages
        waiting={waiting}
        refused={refused}
        isStuck={shown.line === 'lost' || isStuck}
        onTry={() => {
          void outbox.drain();
          store.listen();
        }}
      />
      {isAdviserTyping && <p className={styles.meta}>{words.log.isWriting(adviser ?? words.log.adviser)}</p>}
      {isUnsentWorrying && <CrisisPanel shown={shown} isUnsent />}
      {children}
    </div>
  );
}

type SaidProps = {
  readonly message: ChatMessage;
  readonly before: ChatMessage | undefined;
  readonly after: ChatMessage | undefined;
  readonly seen: boolean;
  /** Who of us saw it, as far as it is known. */
  readonly seenBy: string | undefined;
  readonly isLastOfMine: boolean;
  readonly children: ReactNode;
};

/** One message, with the day where another begins, and under the last of somebody when it was said. */
function Said({ message, before, after, seen, seenBy, isLastOfMine, children }: SaidProps) {
  const { from, name, text, at } = message;
  const isMine = from === 'person';
  const isNewDay = before === undefined || dayOf(before.at) !== dayOf(at);
  const isLast = after === undefined || after.from !== from || after.name !== name;
  const who = isMine ? undefined : (name ?? words.log.adviser);
  const said = isMine
    ? isLastOfMine
      ? `${words.log.yours(timeOf(at))}. ${seen ? words.log.seenBy(seenBy ?? words.log.adviser) : words.log.sent}`
      : undefined
    : words.log.theirs(who ?? '', timeOf(at));
  return (
    <>
      {isNewDay && <p className={classNames(styles.meta, styles.day)}>{dayAndTime(at)}</p>}
      <Bubble who={who}>{text}</Bubble>
      {isLast && said && <p className={classNames(styles.meta, isMine && styles.mine)}>{said}</p>}
      {children}
    </>
  );
}

/** Keeps the end in view when something comes, unless the person reads further up. */
function useEndInView(log: RefObject<HTMLElement | null>, what: string): void {
  const wasAtEnd = useRef(true);
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const look = () => {
      wasAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END;
    };
    // The log gets smaller by a strip above it, or a keyboard.
    const sizes = new ResizeObserver(() => {
      if (wasAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    sizes.observe(element);
    element.addEventListener('scroll', look);
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [log]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each change of what is there
  useLayoutEffect(() => {
    const element = log.current;
    if (element && wasAtEnd.current) element.scrollTop = element.scrollHeight;
  }, [log, what]);
}
