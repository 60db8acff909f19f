import type { Plan } from '@towpath/contracts/api/plans.ts';
import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { isFormIn } from '@towpath/domain/plans/formStep.ts';
import { goesOnWords } from '@towpath/domain/plans/goesOnWords.ts';
import { planWords } from '@towpath/domain/plans/planWords.ts';
import { isRepaid } from '@towpath/domain/plans/repayment/repaidWays.ts';
import { whyItWaits, whyTalkIsDue } from '@towpath/domain/plans/waitsForTalk.ts';
import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { type ReactNode, useState } from 'react';
import { FreeAdvice } from '../advice/FreeAdvice.tsx';
import { ApplicationCard } from '../applications/card/ApplicationCard.tsx';
import { LettersCard } from '../letters/card/LettersCard.tsx';
import { PageTitle } from '../shell/PageTitle.tsx';
import { paths } from '../shell/paths.ts';
import { useIsWide } from '../shell/useIsWide.ts';
import { AfterTime } from './AfterTime.tsx';
import { AskedAt } from './AskedAt.tsx';
import { checkedFirst } from './checkedFirst.ts';
import { Covers } from './covers/Covers.tsx';
import { PlanHistory } from './history/PlanHistory.tsx';
import { LeaveSent, LeaveUnsent } from './LeavePlan.tsx';
import { NoPlan } from './NoPlan.tsx';
import { nextOf } from './nextOf.ts';
import { HowItGoes } from './noting/HowItGoes.tsx';
import { OverPlan } from './OverPlan.tsx';
import { PlanSteps } from './PlanSteps.tsx';
import styles from './Plans.module.css';
import { QuestionFirst } from './QuestionFirst.tsx';
import { Repayment, type TopSays } from './repayment/Repayment.tsx';
import { TalkFirst } from './TalkFirst.tsx';
import { TalkWithUs } from './TalkWithUs.tsx';
import { TimeBeside } from './TimeBeside.tsx';
import { WhileItRuns } from './WhileItRuns.tsx';
import { type PlanRead, WithPlan } from './WithPlan.tsx';
import { words } from './words.ts';

/** What the person chose: how it stands, what happens next and who does it, the call, and the way out of it. */
export function PlanPage() {
  return <WithPlan>{(read, again) => <Reached read={read} again={again} />}</WithPlan>;
}

function Reached({ read, again }: { readonly read: PlanRead; readonly again: () => void }) {
  const { plan, beside } = read;
  const [says, setSays] = useState<TopSays | null>(null);
  const { advice, back } = beside;
  const [stood, setStood] = useState(plan !== null);
  if (plan && !stood) setStood(true);
  if (!plan && read.over) return <OverPlan read={read} over={read.over} again={again} isGone={stood} />;
  const talk = <TalkWithUs read={read} again={again} />;
  if (!plan) return <NoPlan back={back} isGone={stood} time={read.time} talk={talk} />;
  const checks = checkedFirst(plan, advice);
  const howItGoes = <HowItGoes plan={plan} isCheckedFirst={checks !== null} again={again} />;
  const isBegun = plan.state !== 'chosen';
  const isKept = isBegun && isRepaid(plan.product.shortName);
  return (
    <div className={isKept ? styles.kept : undefined}>
      {/* The same as it goes on, so that the focus stays on its heading. */}
      <Stands plan={plan} back={back} says={isKept ? says : null}>
        {!advice && <QuestionFirst at={back} />}
        {checks !== null && (
          <Notification tone="orange" live={false} heading={words.plan.checked.heading}>
            {checks} <TextLink href="#talk">{words.plan.checked.ask}</TextLink>
          </Notification>
        )}
        {!isKept && <TalkFirst plan={plan} isArranged={Boolean(read.talk) || Boolean(read.call)} />}
        <AskedAt plan={plan} />
        {!isKept && <Steps plan={plan} />}
      </Stands>
      {read.time && <TimeBeside time={read.time} headingLevel={2} />}
      {advice && <AfterTime plan={plan} back={back} />}
      <WhileItRuns plan={plan} />
      <Covers plan={plan} advice={advice} />
      {!isBegun && howItGoes}
      <ApplicationCard className={styles.section} />
      {isKept ? (
        <Repayment
          plan={plan}
          back={back}
          isAsked={advice === null}
          again={again}
          onSays={setSays}
          aside={
            <>
              {talk}
              <Steps plan={plan} />
            </>
          }
          letters={<LettersCard plan={plan} />}
        />
      ) : (
        <div className={styles.section}>
          <LettersCard plan={plan} />
        </div>
      )}
      {isBegun && howItGoes}
      {!isKept && talk}
      {!isKept && <PlanHistory plan={plan} />}
      <Ways plan={plan} isKept={isKept} onLeft={again} />
      {advice && <FreeAdvice>{advice.freeAdvice}</FreeAdvice>}
    </div>
  );
}

/**
 * The way of the plan. Where it is repaid its steps are one press away in a narrow window, once it is begun: what leads then
 * is who has answered, and what is paid.
 */
function Steps({ plan }: { readonly plan: Plan }) {
  const isWide = useIsWide();
  const { steps, state, product } = plan;
  if (steps.length === 0) return null;
  const heading =
    plan.stands !== null && (plan.doubt === null || whyItWaits(plan) === null)
      ? words.plan.steps
      : words.plan.next;
  if (isWide || state === 'chosen' || !isRepaid(product.shortName)) {
    return (
      <section aria-labelledby="next">
        <h2 id="next">{heading}</h2>
        <PlanSteps steps={steps} />
      </section>
    );
  }
  const next = nextOf(plan);
  const says = next && words.plan.step(steps.indexOf(next) + 1, steps.length, next.what);
  return (
    <section aria-label={heading} id="next">
      <Disclosure summary={says ?? heading}>
        <h2 className="visually-hidden">{heading}</h2>
        <PlanSteps steps={steps} />
      </Disclosure>
    </section>
  );
}

type StandsProps = {
  readonly plan: Plan;
  readonly back: string;
  /** In place of how it stands. */
  readonly says: TopSays | null;
  readonly children?: ReactNode;
};

function Stands({ plan, back, says, children }: StandsProps) {
  const name = inSentence(plan.product.shortName);
  const waits = plan.adviserConfirmation === 'waits';
  const waitsForTalk = whyItWaits(plan);
  const lead = waitsForTalk
    ? planWords.talkFirst
    : waits
      ? words.plan.waits[isFormIn(plan.steps) ? 'formIn' : 'formOpen']
      : plan.mayLeave
        ? plan.adviserConfirmation === 'confirmed'
          ? words.plan.confirmed
          : words.plan.lead.toCome
        : words.plan.lead.later;
  const isClosed = waitsForTalk === 'closed';
  const begun = plan.doubt && waitsForTalk ? null : (says ?? plan.stands);
  return (
    <article className={styles.page} aria-labelledby="plan">
      <PageTitle>{words.title}</PageTitle>
      {(begun || isClosed) && <p className={styles.tag}>{plan.product.name}</p>}
      <h1 id="plan" tabIndex={-1}>
        {isClosed
          ? planWords.closed.heading
          : begun
            ? begun.stands
            : words.plan[waits ? 'wished' : 'chosen'](name)}
      </h1>
      {isClosed ? (
        <p className="lead">
          {planWords.closed.says(name)} <TextLink href={back}>{words.plan.seeAdvice}</TextLink>
        </p>
      ) : (
        <p className="lead">{begun ? begun.you : lead}</p>
      )}
      {plan.doubt && <Doubt plan={plan} doubt={plan.doubt} back={back} />}
      {whyTalkIsDue(plan) === 'closed' && (
        <Notification tone="orange" live={false} heading={planWords.closed.heading}>
          {goesOnWords.closed(plan, name)} <TextLink href="#talk">{goesOnWords.seeHow}</TextLink>
        </Notification>
      )}
      {children}
    </article>
  );
}

type DoubtProps = {
  readonly plan: Plan;
  readonly doubt: NonNullable<Plan['doubt']>;
  readonly back: string;
};

/** What one of us said after it was chosen, and the ways on from there. */
function Doubt({ plan, doubt, back }: DoubtProps) {
  const chosen = inSentence(plan.product.shortName);
  const isDue = whyTalkIsDue(plan) !== null;
  const says = words.plan.doubts[doubt.why];
  const name = inSentence(doubt.product.shortName);
  return (
    <Notification tone="orange" live={false} heading={says.heading(doubt.by)}>
      {says.text(name, sayDay(doubt.on))} {whyItWaits(plan) && words.plan.talkFirst(chosen)}
      {isDue && goesOnWords.doubted}{' '}
      {isDue ? (
        <TextLink href="#talk">{goesOnWords.seeHow}</TextLink>
      ) : (
        <TextLink href={back}>{words.plan.seeAdvice}</TextLink>
      )}
    </Notification>
  );
}

/** To read about it again, and out of it. */
function Ways({
  plan,
  isKept,
  onLeft,
}: {
  readonly plan: Plan;
  readonly isKept: boolean;
  readonly onLeft: () => void;
}) {
  const name = inSentence(plan.product.shortName);
  // What they note themselves ends it as well, and a plan that is kept ends where it is changed.
  const isEndedElsewhere = isKept || plan.mayNote.includes('ended');
  return (
    <div className={styles.section}>
      <div className={styles.ways}>
        <TextLink href={paths.solution(plan.product.shortName)}>{words.plan.read(name)}</TextLink>
        <TextLink href={paths.papers}>{words.plan.papers}</TextLink>
        {plan.mayLeave && <LeaveUnsent plan={plan} onLeft={onLeft} />}
      </div>
      {!plan.mayLeave && !isEndedElsewhere && <LeaveSent plan={plan} onLeft={onLeft} />}
    </div>
  );
}
