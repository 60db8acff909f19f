import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { giveBackWork, staffWork, takeWork } from '@towpath/contracts/api/staffWork.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { EmptyState } from '@towpath/design-system/feedback/EmptyState.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { type ComponentType, useEffect, useState } from 'react';
import { wordsOfFailure } from '../data/failure.ts';
import { useOperation, useRemote } from '../data/remote.ts';
import { PageTitle } from '../shell/PageTitle.tsx';
import type { AreaProps } from './area.ts';
import { CallToMake, type OpenWork } from './CallToMake.tsx';
import { OpenChat } from './chats/OpenChat.tsx';
import { dueText, momentText } from './dueText.ts';
import { PlanToTalkOver } from './PlanToTalkOver.tsx';
import styles from './Staff.module.css';
import { isSignedOut, staffApi } from './staffApi.ts';
import { useFocusAtFirst } from './useFocusAtFirst.ts';
import { words } from './words.ts';

type Item = AnswerOf<typeof staffWork>['items'][number];

const KINDS = Object.keys(words.work.kinds) as readonly Item['kind'][];
/** What there is to do with a piece of work, for whoever has taken it. */
const OPEN: Partial<Record<Item['kind'], ComponentType<OpenWork>>> = {
  callback: CallToMake,
  chat: OpenChat,
  plan: PlanToTalkOver,
};
const READ_AGAIN_MS = 20_000;

/** What waits for one of us, by kind: the gravest first, then what is due first. It reads itself anew. */
export function WorkList({ me, takesFocus, onEnded }: AreaProps) {
  const heading = useFocusAtFirst(takesFocus);
  const { answer, error, again } = useRemote(() => staffApi(staffWork));
  const mayTake = me.permissions.includes('take work');
  const hasEnded = isSignedOut(error);
  const [isNoted, setNoted] = useState(false);
  async function noted() {
    setNoted(true);
    await again();
    // What was done is gone from the list, and the focus with it.
    heading.current?.focus();
  }
  useEffect(() => {
    if (hasEnded) onEnded();
  }, [hasEnded, onEnded]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void again();
    }, READ_AGAIN_MS);
    return () => clearInterval(timer);
  }, [again]);
  const now = new Date();
  const items = answer?.items ?? [];
  const late = items.filter(item => dueText(item, now).isLate).length;
  return (
    <>
      <PageTitle>{words.work.title}</PageTitle>
      <h1 ref={heading} tabIndex={-1}>
        {momentText(now, new Date(0))}
      </h1>
      <p role="status">{isNoted && words.call.done}</p>
      {!answer && !error && <Loading label={words.loading} skeleton={[100, 100]} />}
      {error && !hasEnded && <Notification tone="red">{wordsOfFailure(error)}</Notification>}
      {answer && (
        <p className="lead">
          {words.work.waiting(items.length)} {words.work.late(late)}
        </p>
      )}
      {answer && items.length === 0 && (
        <EmptyState headingLevel={2} heading={words.work.none}>
          {words.work.noneText}
        </EmptyState>
      )}
      {KINDS.map(kind => {
        const ofKind = items.filter(item => item.kind === kind);
        return (
          ofKind.length > 0 && (
            <section key={kind} aria-labelledby={`lane-${kind}`} className={styles.section}>
              <div className={styles.lane}>
                <h2 id={`lane-${kind}`}>
                  {words.work.kinds[kind]} <span className={styles.pip}>{ofKind.length}</span>
                </h2>
              </div>
              <ol className={styles.tasks}>
                {ofKind.map(item => (
                  <Task
                    key={item.id}
                    item={item}
                    now={now}
                    mayTake={mayTake}
                    onChanged={again}
                    onNoted={noted}
                  />
                ))}
              </ol>
            </section>
          )
        );
      })}
    </>
  );
}

type TaskProps = {
  readonly item: Item;
  readonly now: Date;
  readonly mayTake: boolean;
  readonly onChanged: () => Promise<unknown>;
  /** What came of it is written down. */
  readonly onNoted: () => Promise<unknown>;
};

function Task({ item, now, mayTake, onChanged, onNoted }: TaskProps) {
  const { id, kind, danger, attempts, takenBy } = item;
  const isMine = takenBy?.isMe ?? false;
  const due = dueText(item, now);
  const moving = useOperation(async () => {
    await staffApi(isMine ? giveBackWork : takeWork, { params: { workId: id } });
    return true;
  });
  async function move() {
    await moving.trigger();
    await onChanged();
  }
  const Open = OPEN[kind];
  const isOpen = mayTake && Open !== undefined && (takenBy === null || isMine);
  return (
    <li className={styles.task} data-mine={isMine}>
      <p className={styles.when} data-late={due.isLate}>
        {due.says}
      </p>
      <div>
        <p className={styles.what}>
          {words.work.one[kind]}
          {danger > 0 && <span className={styles.tag}>{words.work.danger[danger]}</span>}
          {isMine && <span className={styles.tag}>{words.work.mine}</span>}
        </p>
        <p className={styles.small}>
          {[
            attempts > 0 ? words.work.attempts(attempts) : '',
            takenBy && !isMine ? words.work.takenBy(takenBy.name) : '',
          ]
            .filter(Boolean)
            .join('. ')}
        </p>
        <p role="status">{moving.error && wordsOfFailure(moving.error)}</p>
      </div>
      {isOpen && (
        <Button
          variant="secondary"
          size="small"
          loading={moving.isFetching}
          loadingLabel={isMine ? words.work.givingBack : words.work.taking}
          onClick={move}
        >
          {isMine ? words.work.giveBack : words.work.take}
          <span className="visually-hidden">{words.work.which(words.work.one[kind], due.says)}</span>
        </Button>
      )}
      {isMine && Open && <Open workId={id} onNoted={onNoted} />}
    </li>
  );
}
