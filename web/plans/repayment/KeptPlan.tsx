import type { Plan } from '@towpath/contracts/api/plans.ts';
import type { Repayment, RepaymentNote } from '@towpath/contracts/api/repayment.ts';
import { areSumsFirst } from '@towpath/domain/plans/repayment/headlineWords.ts';
import { sumsDiffer } from '@towpath/domain/plans/repayment/sumsDiffer.ts';
import { isToldByRepayment } from '@towpath/domain/plans/standsRepaid.ts';
import { whyItWaits } from '@towpath/domain/plans/waitsForTalk.ts';
import { type ReactNode, useState } from 'react';
import { useOutbox } from '../../data/outbox/outboxContext.ts';
import { PlanHistory } from '../history/PlanHistory.tsx';
import { LeaveSent } from '../LeavePlan.tsx';
import { AdviceFirst } from './AdviceFirst.tsx';
import { Answers } from './Answers.tsx';
import { ChangePlan } from './ChangePlan.tsx';
import { type Asked, askedFrom } from './changes/asked.ts';
import { ChangeDialog } from './changes/ChangeDialog.tsx';
import { typedFormSlot } from './changes/typedForm.ts';
import { Differences } from './Differences.tsx';
import { DrawUp } from './DrawUp.tsx';
import { GoingDown } from './GoingDown.tsx';
import { HowItStands } from './HowItStands.tsx';
import { JustSaved, type Saved } from './JustSaved.tsx';
import { OfferedAgain } from './OfferedAgain.tsx';
import { Payments } from './Payments.tsx';
import { isTakenBackAtOnce, PLACES, placeOf } from './placeOf.ts';
import { Reminders } from './Reminders.tsx';
import styles from './Repayment.module.css';
import { Replies } from './Replies.tsx';
import { Unshared } from './Unshared.tsx';
import { useNoting } from './useNoting.ts';
import { words } from './words.ts';

type KeptPlanProps = {
  readonly plan: Plan;
  readonly read: Repayment;
  readonly back: string;
  /** A question is open before the advice, and the page says so. */
  readonly isAsked: boolean;
  /** Whether it is the Scottish scheme. */
  readonly inScheme: boolean;
  readonly onNoted: (now: Repayment) => void;
  readonly onStale: () => void;
  /** The person has left it. */
  readonly onLeft: () => void;
  readonly aside: ReactNode;
  readonly letters: ReactNode;
};

/** A plan that is repaid, as it was read: all its parts, and the form for what the person tells of it. */
export function KeptPlan({
  plan,
  read,
  back,
  isAsked,
  inScheme,
  onNoted,
  onStale,
  onLeft,
  aside,
  letters,
}: KeptPlanProps) {
  const outbox = useOutbox();
  // What was begun before a reload is open again.
  const [asked, ask] = useState<Asked | null>(() => {
    const typed = typedFormSlot(outbox, read.planId).read();
    return typed ? askedFrom(typed.form, read) : null;
  });
  const [saved, setSaved] = useState<Saved | null>(null);
  const { stands, today, canNote } = read;
  const why = whyItWaits(plan);
  const waits = why !== null;
  const isTold = isToldByRepayment({ state: plan.state, repayment: stands });
  const line = why === null && isTold ? 'above' : isTold ? 'here' : 'nowhere';
  const atOnce = useNoting(read, written, onStale);
  const askNow = (what: Asked) => {
    setSaved(null);
    atOnce.reset();
    ask(what);
  };

  function written(now: Repayment, note: RepaymentNote) {
    ask(null);
    // What is taken back at once is told where it was told that it is saved.
    const place = note.kind === 'taken back' && saved ? saved.place : placeOf(note);
    const isOver = now.stands === null || now.stands.ended !== null;
    setSaved({
      place: isOver ? PLACES.plan : place,
      entry: now.canNote && isTakenBackAtOnce(note) ? now.sequence : null,
      isTakenBack: note.kind === 'taken back',
    });
    onNoted(now);
  }

  const justSaved = (place: string) =>
    saved?.place === place ? (
      <JustSaved
        saved={saved}
        onTakeBack={entry => void atOnce.note({ kind: 'taken back', entry })}
        isSaving={atOnce.isFetching}
        error={atOnce.error}
      />
    ) : null;
  const isSumsFirst = stands !== null && areSumsFirst({ ...stands, sumsDiffer: sumsDiffer(read) });
  const parts = stands && { stands, today, canNote, onAsk: askNow, justSaved };
  return (
    <section className={styles.repayment} aria-label={words.label}>
      {justSaved(PLACES.plan)}
      {stands !== null && (
        <>
          <AdviceFirst stands={stands} />
          <HowItStands {...{ read, stands, waits, line, plan, back }} onAsk={askNow} />
          <Differences read={read} waits={waits} isAsked={isAsked} onAsk={askNow} />
          <Unshared
            withoutShare={stands.withoutShare}
            names={stands.debts
              .filter(({ standing }) => standing === 'gets nothing')
              .map(({ creditor }) => creditor)}
            canNote={canNote && !waits}
            onShare={() => void atOnce.note({ kind: 'shared anew' })}
            isSaving={atOnce.isFetching}
            error={saved === null ? atOnce.error : undefined}
          />
        </>
      )}
      <div className={styles.two}>
        <div className={styles.main}>
          {parts === null ? (
            <>
              <DrawUp read={read} back={back} inScheme={inScheme} onAsk={askNow} />
              {!waits && <OfferedAgain names={read.offeredAgain} />}
            </>
          ) : (
            <>
              <Answers stands={parts.stands} today={today} waits={waits} isSumsFirst={isSumsFirst} />
              {!waits && <OfferedAgain names={read.offeredAgain} />}
              <Replies {...parts} apart={read.apart} waits={waits} isSumsFirst={isSumsFirst} />
            </>
          )}
        </div>
        <div className={styles.side}>{aside}</div>
      </div>
      {parts !== null && (
        <>
          <Payments {...parts} apart={read.apart} planId={read.planId} />
          {canNote && parts.stands.ended === null && (
            <Reminders planId={read.planId} reminders={read.reminders} />
          )}
          <GoingDown stands={parts.stands} today={today} />
        </>
      )}
      {letters}
      {stands !== null && canNote && stands.ended === null ? (
        <ChangePlan stands={stands} plan={plan} onAsk={askNow} />
      ) : (
        !plan.mayLeave && <LeaveSent plan={plan} onLeft={onLeft} />
      )}
      <PlanHistory
        plan={plan}
        happened={read.happened}
        beside={justSaved(PLACES.history)}
        onTakeBack={entry => askNow({ kind: 'taken back', entry })}
      />
      <ChangeDialog
        asked={asked}
        read={read}
        inScheme={inScheme}
        onAsk={ask}
        onStale={onStale}
        onNoted={written}
      />
    </section>
  );
}
