import { giveBackWork, takeWork } from '@towpath/contracts/api/staffWork.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { FOR_WHO_SEES_HEALTH } from '@towpath/domain/people/workPermissions.ts';
import { type ComponentType, useEffect, useRef } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import type { OpenWork } from '../CallToMake.tsx';
import { dueText, momentText } from '../dueText.ts';
import { OpenCase } from '../OpenCase.tsx';
import { Key } from '../shortcuts/Key.tsx';
import { BarNote } from '../shortcuts/ShortcutBar.tsx';
import { shortcut } from '../shortcuts/shortcut.ts';
import { staffApi } from '../staffApi.ts';
import { words as console } from '../words.ts';
import { Facts } from './Facts.tsx';
import type { Item } from './item.ts';
import styles from './Pane.module.css';
import { PutBack } from './PutBack.tsx';
import { pressingText } from './pressingText.ts';
import { SafeTag } from './SafeTag.tsx';
import { aboutText } from './TaskRow.tsx';
import { useWorkEnd } from './useWorkEnd.ts';
import { words } from './words.ts';

/** Kinds beside which a note is typed. */
const NOTED: ReadonlySet<Item['kind']> = new Set(['callback', 'plan', 'booking', 'task']);

/** The part of the case in which a piece of work is done. */
const PART_OF: Partial<Record<Item['kind'], string>> = {
  application: 'application',
  advice: 'advice',
  review: 'plan',
};

type WorkPaneProps = {
  readonly item: Item | undefined;
  readonly now: Date;
  readonly mayTake: boolean;
  /** Whether they may put back what somebody else has. */
  readonly mayPutBack: boolean;
  readonly seesCase: boolean;
  /** What there is to do with it, for whoever has taken it. */
  readonly Open: ComponentType<OpenWork> | undefined;
  /** It stands over the list, which is out of reach meanwhile. */
  readonly isOver: boolean;
  /** Opened by a press: the focus goes to its heading. */
  readonly takesFocus: boolean;
  /** How often a row was pressed: pressed again, that of what is open leads to it again. */
  readonly presses: number;
  readonly onChanged: () => Promise<unknown>;
  readonly onNoted: () => Promise<unknown>;
  /** It was the reader's, and is so no more: it stays with what they typed. */
  readonly isGone: boolean;
  readonly writesNotes: boolean;
  /** They give it back themselves. */
  readonly onGiveBack: (id: string) => void;
  /** They have kept what they typed, or thrown it away. */
  readonly onLeave: (isKept: boolean) => void;
  readonly onClose: () => void;
};

/** What is open beside the list: before it is taken what names nobody, then whom it is about and what there is to do. */
export function WorkPane(props: WorkPaneProps) {
  const { item, isOver, takesFocus, presses, onClose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const id = item?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press is one, also of the row of what is open
  useEffect(() => {
    if (id === undefined || !takesFocus) return;
    const pane = heading.current?.closest('aside');
    // Who is at work in it while the window gets narrower stays where they are.
    if (!pane?.contains(document.activeElement)) heading.current?.focus();
  }, [id, takesFocus, presses]);
  if (!item) {
    return isOver ? null : (
      <aside className={styles.pane} aria-label={words.pane}>
        <p className={styles.small}>{words.nothingShown}</p>
      </aside>
    );
  }
  return (
    <aside
      className={styles.pane}
      data-over={isOver}
      aria-labelledby="pane"
      onKeyDown={event => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      {isOver && (
        <p>
          <Button variant="tertiary" size="small" onClick={onClose}>
            {words.backToList}
          </Button>
        </p>
      )}
      <h2 id="pane" ref={heading} tabIndex={-1}>
        {aboutText(item)}
      </h2>
      <Taken key={item.id} {...props} item={item} toHeading={() => heading.current?.focus()} />
    </aside>
  );
}

function Taken({
  item,
  now,
  mayTake,
  mayPutBack,
  seesCase,
  Open,
  onChanged,
  onNoted,
  isGone,
  writesNotes,
  onGiveBack,
  onLeave,
  toHeading,
}: WorkPaneProps & { readonly item: Item; readonly toHeading: () => void }) {
  const { id, takenBy, safe } = item;
  const isMine = takenBy?.isMe ?? false;
  const moving = useOperation(async () => {
    await staffApi(isMine && !isGone ? giveBackWork : takeWork, { params: { workId: id } });
    return true;
  });
  const changed = async () => {
    await onChanged();
    // The button that was pressed is gone.
    setTimeout(toHeading);
  };
  const move = async () => {
    const isMoved = await moving.trigger();
    if (isMine && !isGone && isMoved) onGiveBack(id);
    await changed();
  };
  const due = dueText(item, now).says;
  const end = useWorkEnd(id, isGone);
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What had the focus may be gone with the work; who types stays where they are.
    if (isGone && document.activeElement === document.body) said.current?.focus();
  }, [isGone]);
  const gone = isGone ? { customerId: writesNotes ? end.customerId : undefined, onLeave } : undefined;
  return (
    <>
      <div role="status" ref={said} tabIndex={-1} className={styles.changed}>
        {isGone && (item.putBack ?? end.says) && (
          <p>
            <b>{item.putBack ?? end.says}</b> {Open && NOTED.has(item.kind) && words.gone.yours}
          </p>
        )}
      </div>
      <p className={styles.small} hidden={isGone}>
        {due}
        {takenBy &&
          `. ${isMine ? words.since(momentText(new Date(takenBy.since), now)) : console.work.takenBy(takenBy.name)}`}
      </p>
      <p role="status" className={styles.failure}>
        {moving.error && wordsOfFailure(moving.error)}
      </p>
      <p role="status" className={styles.small}>
        {!isGone && item.putBack}
      </p>
      {!isMine && item.pressing && <Facts facts={[[words.brief.urgent, pressingText(item.pressing)]]} />}
      {!isMine && (
        <>
          {safe && (
            <p>
              <SafeTag safe={safe} now={now} />
            </p>
          )}
          {item.lastOutcome === FOR_WHO_SEES_HEALTH && <p>{words.forWhoSeesHealth}.</p>}
          <p className={styles.small}>{words.taker}</p>
          {mayPutBack && takenBy && (
            <PutBack workId={id} name={takenBy.name} since={takenBy.since} onChanged={changed} />
          )}
        </>
      )}
      {mayTake && Open && (!takenBy || (isGone && item.putBack)) && (
        <>
          <BarNote keys={['T']} says={console.work.take} />
          <Button
            size="small"
            loading={moving.isFetching}
            loadingLabel={console.work.taking}
            onClick={move}
            {...shortcut('t')}
            data-keys-say={console.work.take}
          >
            {console.work.take} <Key>T</Key>
          </Button>
        </>
      )}
      {isMine && seesCase && <OpenCase workId={id} part={PART_OF[item.kind]} />}
      {isMine && Open && <Open workId={id} onNoted={onNoted} gone={gone} lastOutcome={item.lastOutcome} />}
      {isGone && !NOTED.has(item.kind) && (
        <Button variant="secondary" size="small" onClick={() => onLeave(false)}>
          {words.gone.close}
        </Button>
      )}
      {isMine && !isGone && (
        <Button
          variant="tertiary"
          size="small"
          loading={moving.isFetching}
          loadingLabel={console.work.givingBack}
          onClick={move}
        >
          {console.work.giveBack}
          <span className="visually-hidden">{console.work.which(aboutText(item), due)}</span>
        </Button>
      )}
    </>
  );
}
