import { casePlan, noteCasePlan } from '@towpath/contracts/api/staffPlans.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { Modal } from '@towpath/design-system/layers/Modal.tsx';
import type { PlanState } from '@towpath/domain/plans/planState.ts';
import { isRepaid, isScheme } from '@towpath/domain/plans/repayment/repaidWays.ts';
import { ENDED_HOW, type EndedHow } from '@towpath/domain/plans/ways/endedHow.ts';
import { useRef, useState } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { useOperation, useRemote } from '../../data/remote.ts';
import { TheirReason } from '../../plans/card/TheirReason.tsx';
import { AppLink } from '../../shell/AppLink.tsx';
import { casePath } from '../area.ts';
import { dayText } from '../dueText.ts';
import { staffApi } from '../staffApi.ts';
import { useWayToField } from '../wantedField.ts';
import { words as staffWords } from '../words.ts';
import { FIRST_OF_TALK } from './application/firstOfTalk.ts';
import { words as applicationWords } from './application/words.ts';
import { besideStands } from './besideStands.ts';
import styles from './Case.module.css';
import { PlanChanges } from './PlanChanges.tsx';
import { MidwayInCase } from './plan/MidwayInCase.tsx';
import type { PlanOfCase } from './plan/WayThere.tsx';
import { words as say } from './planWords.ts';

const states = staffWords.plan.states;
const talkWords = applicationWords.talk;

/** What one of us notes: where the plan has come to, and how it is over where that can be two things. */
type Noted = PlanState | EndedHow | 'withdrawn';

type PlanInCaseProps = {
  readonly customerId: string;
  /** Whether whoever looks may note how it goes. */
  readonly mayNote: boolean;
  /** Whether the part beside it says already why it was refused. */
  readonly isSaidBeside: boolean;
  /** Something was noted. */
  readonly onChanged: () => void;
};

/** What a person chose: how it came to stand where it does, and what one of us notes of it. */
export function PlanInCase({ customerId, mayNote, isSaidBeside, onChanged }: PlanInCaseProps) {
  const params = { customerId };
  const { answer, error, again } = useRemote(() => staffApi(casePlan, { params }));
  const [asks, setAsks] = useState<Noted>();
  const heading = useRef<HTMLHeadingElement>(null);
  const toTalk = useWayToField(FIRST_OF_TALK);
  const plan = answer?.plan;
  const noting = useOperation(async (as: Noted) => {
    if (!plan) return false;
    await staffApi(noteCasePlan, { params, body: { planId: plan.id, from: plan.state, ...bodyOf(as) } });
    return true;
  });
  if (error && !answer) return <Notification tone="red">{wordsOfFailure(error)}</Notification>;
  if (!plan) return null;
  const isToSend = plan.state === 'being prepared';
  const stands = plan.stands ?? states[plan.state];
  const ending = plan.endings.find(({ how }) => how === asks);
  const noted = plan.mayNote.flatMap((to): readonly Noted[] =>
    to === 'ended' && plan.endings.length > 0 ? plan.endings.map(({ how }) => how) : [to],
  );
  async function note(as: Noted) {
    const isNoted = await noting.trigger(as);
    setAsks(undefined);
    await again();
    heading.current?.focus();
    if (isNoted) onChanged();
  }
  return (
    <section className={styles.card} aria-labelledby="plan-in-case">
      <h2 id="plan-in-case" ref={heading} tabIndex={-1}>
        {say.heading}
      </h2>
      <p>
        <b>{stands}</b>
        {besideStands(stands, plan.shortName)}
      </p>
      {!isSaidBeside && <TheirReason answer={plan.theirAnswer} />}
      {plan.doubt && <p className={styles.small}>{staffWords.plan.doubt[plan.doubt]}</p>}
      {plan.talk?.noted && (
        <p className={styles.small}>
          {talkWords.noted(
            talkWords.ways[plan.talk.noted.how],
            dayText(plan.talk.noted.on),
            plan.talk.noted.by,
          )}
        </p>
      )}
      {plan.talk?.waits && (
        <p className={styles.small}>
          {plan.talk.isHad ? talkWords.isHad : talkWords.waits}{' '}
          {mayNote && (
            <TextButton onClick={() => toTalk(casePath(customerId, 'application'))}>
              {talkWords.there}
            </TextButton>
          )}
        </p>
      )}
      <MidwayInCase
        key={plan.midway?.stands}
        customerId={customerId}
        planId={plan.id}
        midway={plan.midway}
        mayNote={mayNote}
        onNoted={async () => {
          await again();
          heading.current?.focus();
          onChanged();
        }}
      />
      {noting.error && <Notification tone="red">{wordsOfFailure(noting.error)}</Notification>}
      <Disclosure summary={say.history}>
        <PlanChanges changes={plan.changes} />
      </Disclosure>
      {mayNote && plan.waitsForForm && (
        <p className={styles.small}>
          {say.form.says} <AppLink href={casePath(customerId, 'application')}>{say.form.there}</AppLink>
        </p>
      )}
      {mayNote && isAnsweredInPlan(plan) && (
        <p className={styles.small}>
          {say[isToSend ? 'offers' : 'answers'].says}{' '}
          <AppLink href={casePath(customerId, 'plan')}>{say[isToSend ? 'offers' : 'answers'].there}</AppLink>
        </p>
      )}
      {mayNote &&
        plan.state === 'broken' &&
        !plan.mayNote.includes('running') &&
        isRepaid(plan.shortName) && <p className={styles.small}>{say.endIsTold}</p>}
      {mayNote && plan.mayNote.length > 0 && (
        <>
          <p className={styles.small}>{say.note}</p>
          <p className={styles.tags}>
            {noted.map(as => (
              <Button key={as} size="small" variant="secondary" onClick={() => setAsks(as)}>
                {called(as, plan.state)}
              </Button>
            ))}
            {plan.mayWithdraw && (
              <Button size="small" variant="secondary" onClick={() => setAsks('withdrawn')}>
                {say.withdrawn}
              </Button>
            )}
          </p>
        </>
      )}
      <Modal
        open={asks !== undefined}
        title={asks === undefined ? '' : say.ask(called(asks, plan.state))}
        onClose={() => setAsks(undefined)}
      >
        {asks !== undefined && (
          <div className="stack">
            {asks === 'ended' && plan.endsAs !== null && <p>{say.endsAs(plan.endsAs)}</p>}
            {ending && (
              <>
                <p>{say.endsAs(ending.stands)}</p>
                <p>{say.endingMeans(ending.you)}</p>
              </>
            )}
            {asks === 'withdrawn' && <p>{say.withdrawnAs}</p>}
            <p>{say.told}</p>
            <p className={styles.tags}>
              <Button loading={noting.isFetching} loadingLabel={say.noting} onClick={() => void note(asks)}>
                {say.yes}
              </Button>
              <Button variant="secondary" onClick={() => setAsks(undefined)}>
                {say.no}
              </Button>
            </p>
          </div>
        )}
      </Modal>
    </section>
  );
}

function called(as: Noted, state: PlanState): string {
  if (as === 'withdrawn') return say.withdrawn;
  if (isHow(as)) return say.endings[as];
  // What could not be kept up for a while goes on; it began before.
  return as === 'running' && state === 'broken' ? say.runsAgain : say.to[as];
}

function bodyOf(as: Noted) {
  if (as === 'withdrawn') return { to: 'ended', isWithdrawn: true } as const;
  return isHow(as) ? ({ to: 'ended', endedHow: as } as const) : { to: as };
}

function isHow(as: Noted): as is EndedHow {
  return ENDED_HOW.some(how => how === as);
}

/** What one of us notes next of a plan by hand, where its offers are not written down lender by lender. */
const NEXT_BY_HAND: Readonly<Partial<Record<PlanState, PlanState>>> = {
  'being prepared': 'sent',
  sent: 'accepted',
  accepted: 'running',
};

/** Whether what becomes of its offers is noted in the plan, lender by lender, and not here of all of them at once. */
function isAnsweredInPlan({ shortName, state, mayNote }: PlanOfCase): boolean {
  const next = NEXT_BY_HAND[state];
  return next !== undefined && isRepaid(shortName) && !isScheme(shortName) && !mayNote.includes(next);
}
