import { notePlan, type Plan } from '@towpath/contracts/api/plans.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { Modal } from '@towpath/design-system/layers/Modal.tsx';
import { isRepaid } from '@towpath/domain/plans/repayment/repaidWays.ts';
import { ENDED_HOW, type EndedHow } from '@towpath/domain/plans/ways/endedHow.ts';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../data/client.ts';
import { wordsOfFailure } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import styles from '../Plans.module.css';
import { words } from './words.ts';

type State = Plan['state'];
/** What they note: where the plan has come to, and how it is over where that can be two things. */
type Noted = State | EndedHow;
type Asked = keyof typeof words.asks;
const isAsked = (to: Noted): to is Asked => to in words.asks;
const isHow = (to: Noted): to is EndedHow => ENDED_HOW.some(how => how === to);

/** What leads further along. */
const GOES_ON: ReadonlySet<Noted> = new Set<Noted>(['being prepared', 'sent', 'accepted', 'running']);

/** A plan that is repaid has a part of its own for what else happens to it. */
const OF_REPAID: ReadonlySet<State> = new Set<State>(['being prepared', 'broken']);

/** What a court or the law ends, of which its person notes by themselves that it is over. */
const BY_LAW: ReadonlySet<string> = new Set(['AO', 'MOR']);

type HowItGoesProps = {
  readonly plan: Plan;
  /** An adviser checks something before anything of it is sent. */
  readonly isCheckedFirst: boolean;
  /** Reads all anew, once something was noted or did not fit any more. */
  readonly again: () => void;
};

/** What the person notes of their plan by themselves; with a question before what cannot be taken back. */
export function HowItGoes({ plan, isCheckedFirst, again }: HowItGoesProps) {
  const [asks, setAsks] = useState<Asked>();
  const [noted, setNoted] = useState(0);
  const trouble = useRef<HTMLDivElement>(null);
  const noting = useOperation((to: Noted) => {
    const how = isHow(to) ? ({ to: 'ended', endedHow: to } as const) : { to };
    return api(notePlan, { params: { planId: plan.id }, body: { from: plan.state, ...how } });
  });
  const { error, isFetching } = noting;
  const note = async (to: Noted) => {
    const isNoted = await noting.trigger(to);
    setAsks(undefined);
    if (isNoted) setNoted(count => count + 1);
    again();
  };
  // Once the dialog is gone, which gives the focus back to a button that goes too.
  useEffect(() => {
    if (noted > 0) document.getElementById('plan')?.focus();
  }, [noted]);
  useEffect(() => {
    if (error && !asks) trouble.current?.focus();
  }, [error, asks]);
  const notes = isRepaid(plan.product.shortName)
    ? plan.mayNote.filter(to => OF_REPAID.has(to))
    : plan.mayNote.flatMap((to): readonly Noted[] =>
        to === 'ended' && plan.endings.length > 0 ? plan.endings.map(({ how }) => how) : [to],
      );
  const ending = plan.endings.find(({ how }) => how === asks);
  if (notes.length === 0 && !error) return null;
  const says = plan.state === 'chosen' ? words[isCheckedFirst ? 'toReady' : 'toStart'] : words;
  return (
    <section className={styles.section} aria-labelledby="noting">
      <h2 id="noting">{says.heading}</h2>
      <p>{says.text}</p>
      {error && (
        <div ref={trouble} tabIndex={-1}>
          <Notification tone="red">{wordsOfFailure(error)}</Notification>
        </div>
      )}
      <p className={styles.notes}>
        {notes.map(to => (
          <Button
            key={to}
            size="small"
            variant={GOES_ON.has(to) ? 'primary' : 'secondary'}
            loading={isFetching && !asks && !isAsked(to)}
            loadingLabel={words.noting}
            onClick={() => (isAsked(to) ? setAsks(to) : void note(to))}
          >
            {called(to, plan.state)}
          </Button>
        ))}
      </p>
      <Modal
        // A new one each time: fading out it would take the focus from what it goes to.
        key={noted}
        open={asks !== undefined}
        title={asks ? words.asks[asks].title : ''}
        onClose={() => setAsks(undefined)}
      >
        {asks && (
          <div className={styles.decide}>
            {ending && <p>{ending.you}</p>}
            {isEnd(asks) && BY_LAW.has(plan.product.shortName) && <p>{words.beforeIt.byLaw}</p>}
            <p>{beforeIt(asks)}</p>
            <Button block loading={isFetching} loadingLabel={words.noting} onClick={() => void note(asks)}>
              {words.asks[asks].yes}
            </Button>
            <Button block variant="secondary" onClick={() => setAsks(undefined)}>
              {words.no}
            </Button>
          </div>
        )}
      </Modal>
    </section>
  );
}

/** That it is over. */
function isEnd(asks: Asked): boolean {
  return asks === 'ended' || isHow(asks);
}

function called(to: Noted, from: State): string {
  if (isHow(to)) return words.endings[to];
  return to === 'being prepared' && from === 'refused' ? words.again : words.to[to];
}

function beforeIt(asks: Asked): string {
  if (asks === 'broken') return words.beforeIt.broken;
  return isEnd(asks) ? words.beforeIt.ended : words.beforeIt.usual;
}
