import { staffWork, takeWork } from '@towpath/contracts/api/staffWork.ts';
import { EmptyState } from '@towpath/design-system/feedback/EmptyState.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { mayHaveWork } from '@towpath/domain/people/workPermissions.ts';
import { type ComponentType, type KeyboardEvent, useEffect, useState } from 'react';
import { wordsOfFailure } from '../data/failure.ts';
import { useOperation, useRemote } from '../data/remote.ts';
import { PageTitle } from '../shell/PageTitle.tsx';
import { useLocation } from '../shell/router/router.tsx';
import { useIsWide } from '../shell/useIsWide.ts';
import { AdviceToLookAt } from './AdviceToLookAt.tsx';
import { ApplicationToRead } from './ApplicationToRead.tsx';
import type { AreaProps } from './area.ts';
import { BookingToKeep } from './booking/BookingToKeep.tsx';
import { CallToMake, type OpenWork } from './CallToMake.tsx';
import { OpenChat } from './chats/OpenChat.tsx';
import { dueText, momentText } from './dueText.ts';
import { PlanToTalkOver } from './PlanToTalkOver.tsx';
import { ReviewToHave } from './ReviewToHave.tsx';
import { BarKey, BarNote, InShortcutBar } from './shortcuts/ShortcutBar.tsx';
import { isSignedOut, staffApi, staffApiByItself } from './staffApi.ts';
import { TaskToDo } from './TaskToDo.tsx';
import { useTyped } from './typed.ts';
import { useFocusAtFirst } from './useFocusAtFirst.ts';
import { useReadAgain } from './useReadAgain.ts';
import { words } from './words.ts';
import { Filters } from './work/Filters.tsx';
import { type Item, KINDS_IN_ORDER, lanesOf, narrowedIn } from './work/item.ts';
import { rowId, TaskRow } from './work/TaskRow.tsx';
import { useRowFocus } from './work/useRowFocus.ts';
import styles from './work/Work.module.css';
import { WorkPane } from './work/WorkPane.tsx';
import { words as work } from './work/words.ts';

/** What there is to do with a piece of work, for whoever has taken it. */
const OPEN: Partial<Record<Item['kind'], ComponentType<OpenWork>>> = {
  callback: CallToMake,
  chat: OpenChat,
  plan: PlanToTalkOver,
  advice: AdviceToLookAt,
  application: ApplicationToRead,
  booking: BookingToKeep,
  review: ReviewToHave,
  task: TaskToDo,
};

/** Which piece is open beside the list: what was chosen; before that what the reader has taken, and null once closed. */
type Chosen = { readonly id: string | null; readonly isPressed: boolean } | undefined;

/** What the reader has open of what they took; left once they noted it, gave it back or closed it. */
type Held = { readonly item: Item; readonly isLeft: boolean } | null;

/** The same, as the list is read anew: what is not theirs any more stays as it was, until they leave it. */
function heldNow(before: Held, listed: Item | undefined, openId: string | null | undefined): Held {
  const same = before?.item.id === openId ? before : null;
  if (!listed?.takenBy?.isMe) return same;
  const isSameClaim = same?.item.takenBy?.since === listed.takenBy.since;
  if (same && isSameClaim && (same.isLeft || same.item === listed)) return same;
  return { item: listed, isLeft: false };
}

/** What waits for one of us, by kind: the gravest first, then what is due first. It reads itself anew. */
export function WorkList({ me, takesFocus, onEnded }: AreaProps) {
  const heading = useFocusAtFirst(takesFocus);
  const { search } = useLocation();
  const { answer, error, again } = useRemote(() => staffApiByItself(staffWork));
  const isWide = useIsWide();
  const mayTake = ({ kind, lastOutcome }: Item) =>
    me.permissions.includes('take work') && mayHaveWork(me.permissions, kind, lastOutcome);
  const hasEnded = isSignedOut(error);
  const [said, setSaid] = useState<string>();
  const asked = new URLSearchParams(search).get('work');
  const [chosen, setChosen] = useTyped<Chosen>(
    'work open',
    asked === null ? undefined : { id: asked, isPressed: true },
  );
  const [presses, setPresses] = useState(0);
  // Where it would cover the list nothing opens by itself; what is open stays so while a window gets narrower.
  const [opensMine, setOpensMine] = useState(isWide);
  if (isWide && !opensMine) setOpensMine(true);
  const [held, setHeld] = useState<Held>(null);
  const [takingId, setTakingId] = useState<string>();
  useEffect(() => {
    if (hasEnded) onEnded();
  }, [hasEnded, onEnded]);
  useReadAgain(again);
  useRowFocus();

  const taking = useOperation(async (workId: string) => {
    setTakingId(workId);
    await staffApi(takeWork, { params: { workId } });
    return true;
  });
  const now = new Date();
  const items = answer?.items ?? [];
  const late = items.filter(item => dueText(item, now).isLate).length;
  const narrowed = narrowedIn(search, KINDS_IN_ORDER);
  const lanes = lanesOf(items, narrowed, !opensMine);
  const inOrder = lanes.flatMap(lane => lane.items);
  const mine = items.find(({ takenBy }) => takenBy?.isMe);
  const openId = chosen ? chosen.id : (held?.item.id ?? (opensMine ? mine?.id : undefined));
  const listed = items.find(({ id }) => id === openId);
  const heldHere = heldNow(held, listed, openId);
  if (heldHere !== held) setHeld(heldHere);
  const isGone = heldHere !== null && !heldHere.isLeft && !listed?.takenBy?.isMe;
  // Where it went back to the list, why stands with it.
  const shown = isGone ? { ...heldHere.item, putBack: listed?.putBack ?? null } : listed;
  const isOver = !isWide && shown !== undefined;

  /** Takes a row and opens it; where somebody else was quicker the list says who. */
  async function take(id: string) {
    setSaid(undefined);
    setHeld(null);
    const isMine = await taking.trigger(id);
    await again();
    if (isMine) setChosen({ id, isPressed: true });
    // The button that was pressed is gone.
    else document.getElementById(rowId(id))?.focus();
  }
  /** Opens what stands so many rows on from the one that has the focus, or that is open. */
  function move(by: 1 | -1) {
    const focused = inOrder.findIndex(({ id }) => rowId(id) === document.activeElement?.id);
    const at = focused === -1 ? inOrder.findIndex(({ id }) => id === shown?.id) : focused;
    const next = inOrder[at === -1 ? 0 : Math.min(Math.max(at + by, 0), inOrder.length - 1)];
    if (!next) return;
    setSaid(undefined);
    if (isWide) setChosen({ id: next.id, isPressed: false });
    document.getElementById(rowId(next.id))?.focus();
  }
  /** From one row to the next. Elsewhere the arrow keys move the page. */
  function moveByArrow(event: KeyboardEvent) {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    if (by === null || !inOrder.some(({ id }) => rowId(id) === document.activeElement?.id)) return;
    event.preventDefault();
    move(by);
  }
  function close() {
    const row = shown && rowId(shown.id);
    setChosen({ id: null, isPressed: false });
    // Once the list is within reach again.
    setTimeout(() => (row ? document.getElementById(row) : heading.current)?.focus());
  }
  /** What they had open is left by themselves: it is nothing to tell them about. */
  function leave(id: string | undefined) {
    setHeld(before => (before && before.item.id === id ? { ...before, isLeft: true } : before));
  }
  async function noted() {
    leave(shown?.id);
    const at = inOrder.findIndex(({ id }) => id === shown?.id);
    const next = inOrder[at + 1];
    setSaid(words.call.done);
    await again();
    // What was done is gone from the list, and the focus with it.
    setChosen({ id: isWide ? (next?.id ?? null) : null, isPressed: false });
    setTimeout(() => (next && document.getElementById(rowId(next.id))?.focus()) ?? heading.current?.focus());
  }

  return (
    <>
      <PageTitle>{words.work.title}</PageTitle>
      <div inert={isOver}>
        <div className={styles.head}>
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {momentText(now, new Date(0))}
            </h1>
            {answer && (
              <p className={styles.small}>
                {words.work.waiting(items.length)} {words.work.late(late)}
              </p>
            )}
          </div>
          {answer && <Filters items={items} kinds={KINDS_IN_ORDER} chosen={narrowed} />}
        </div>
        {error && !hasEnded && <Notification tone="red">{wordsOfFailure(error)}</Notification>}
      </div>
      <p role="status" className={styles.says}>
        {said ?? (taking.error && wordsOfFailure(taking.error))}
      </p>
      {!answer && !error && <Loading label={words.loading} skeleton={[100, 100]} />}
      {answer && inOrder.length === 0 && (
        <EmptyState headingLevel={2} heading={items.length === 0 ? words.work.none : work.noneHere}>
          {items.length === 0 ? words.work.noneText : work.noneHereText}
        </EmptyState>
      )}
      <div className={styles.split} hidden={!answer || (inOrder.length === 0 && !shown)}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the rows in it have the focus */}
        <div className={styles.list} inert={isOver} onKeyDown={moveByArrow}>
          {lanes.map(lane => (
            <section key={lane.of} aria-labelledby={`lane-${lane.of}`}>
              <div className={styles.lane} data-care={lane.of === 'care'}>
                <h2 id={`lane-${lane.of}`}>
                  {lane.of === 'care' || lane.of === 'mine' ? work[lane.of] : words.work.kinds[lane.of]}{' '}
                  <span className={styles.pip}>{lane.items.length}</span>
                </h2>
                <p>{work.laneSays[lane.of]}</p>
              </div>
              <ol className={styles.tasks}>
                {lane.items.map(item => (
                  <TaskRow
                    key={item.id}
                    item={item}
                    now={now}
                    isCurrent={item.id === shown?.id}
                    onShow={() => {
                      setSaid(undefined);
                      setChosen({ id: item.id, isPressed: true });
                      setPresses(before => before + 1);
                    }}
                    isTaking={taking.isFetching && takingId === item.id}
                    onTake={
                      mayTake(item) && OPEN[item.kind] && !item.takenBy ? () => void take(item.id) : undefined
                    }
                  />
                ))}
              </ol>
            </section>
          ))}
        </div>
        <WorkPane
          item={shown}
          now={now}
          mayTake={shown !== undefined && mayTake(shown)}
          mayPutBack={me.permissions.includes('approve changes')}
          seesCase={me.permissions.includes('see cases')}
          Open={shown && OPEN[shown.kind]}
          isOver={isOver}
          takesFocus={isOver || (chosen?.isPressed ?? false)}
          presses={presses}
          onChanged={again}
          onNoted={noted}
          isGone={isGone}
          writesNotes={me.permissions.includes('change cases')}
          onGiveBack={leave}
          onLeave={isKept => {
            leave(shown?.id);
            setSaid(isKept ? work.gone.kept : undefined);
            close();
          }}
          onClose={close}
        />
      </div>
      <InShortcutBar>
        <BarKey keys="j" says={words.keys.down} tells={work.keys.downToo} onPress={() => move(1)} />
        <BarKey keys="k" says={words.keys.up} tells={work.keys.upToo} onPress={() => move(-1)} />
      </InShortcutBar>
      {inOrder.length > 0 && <BarNote keys={['Enter']} says={work.keys.show} isOfBrowser />}
      {shown && <BarNote keys={['Escape']} says={work.keys.back} isOfBrowser />}
    </>
  );
}
