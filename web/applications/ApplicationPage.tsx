import type { Application } from '@towpath/contracts/api/applications.ts';
import type { Booking } from '@towpath/contracts/api/bookings.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { StatusTag, type TagTone } from '@towpath/design-system/cards/StatusTag.tsx';
import { EmptyState } from '@towpath/design-system/feedback/EmptyState.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { check, clock } from '@towpath/design-system/icons/drawings.generated.ts';
import { isWithPerson } from '@towpath/domain/applications/applicationState.ts';
import { sayWhen } from '@towpath/domain/bookings/bookedTalk.ts';
import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { asPercentage } from '@towpath/domain/values/percentage.ts';
import { useEffect, useRef } from 'react';
import { wordsOfFailure, wordsOfReading } from '../data/failure.ts';
import { PageTitle } from '../shell/PageTitle.tsx';
import { paths } from '../shell/paths.ts';
import { useSessionGuard } from '../shell/useSessionGuard.ts';
import { ApplicationFrame } from './ApplicationFrame.tsx';
import styles from './Applications.module.css';
import { AskedAgain } from './AskedAgain.tsx';
import { ChangedSince } from './ChangedSince.tsx';
import { ChosenElse } from './ChosenElse.tsx';
import { Clashes } from './Clashes.tsx';
import { FilledAlready } from './FilledAlready.tsx';
import { HandOver } from './HandOver.tsx';
import { LeftTyping } from './LeftTyping.tsx';
import { MayAdd } from './MayAdd.tsx';
import { PlanInDoubt } from './PlanInDoubt.tsx';
import { StatementPart } from './StatementPart.tsx';
import { StillToAdd } from './StillToAdd.tsx';
import { saysSent, saysYes } from './saysYes.ts';
import { type Giving, useApplication } from './useApplication.ts';
import { useForgetGone, useLeftTyping } from './useTyping.ts';
import { WrittenDown } from './WrittenDown.tsx';
import { isHeldBack, tagOf, waitsForTalk } from './waitsForTalk.ts';
import { words } from './words.ts';

/** The form for what the person chose: what does not match, what is missing, what is there, and handing it over. */
export function ApplicationPage() {
  const hasSession = useSessionGuard();
  return (
    <ApplicationFrame>
      <PageTitle>{words.title}</PageTitle>
      {hasSession ? <Read /> : <Loads />}
    </ApplicationFrame>
  );
}

function Read() {
  const { reading, application, talk, giving: giver, handing, takingBack, chosenElse } = useApplication();
  const typing = useLeftTyping(application);
  useForgetGone(reading.answer !== undefined, application);
  const heading = useRef<HTMLHeadingElement>(null);
  const state = application?.state;
  const before = useRef(state);
  // What was pressed is gone with the state before: the focus goes to what the page says now.
  useEffect(() => {
    if (before.current !== undefined && before.current !== state) heading.current?.focus();
    before.current = state;
  }, [state]);
  if (!reading.answer) {
    if (!reading.error) return <Loads />;
    return (
      <TroubleState headingLevel={1} onRetry={reading.again} retrying={reading.isFetching}>
        {wordsOfReading(reading.error)}
      </TroubleState>
    );
  }
  if (!application) {
    return (
      <EmptyState
        headingLevel={1}
        heading={words.none.heading}
        action={<ButtonLink href={paths.plan}>{words.none.seePlan}</ButtonLink>}
      >
        {words.none.text}
      </EmptyState>
    );
  }
  if (chosenElse) return <ChosenElse {...chosenElse} />;
  const giving: Giving = {
    give: (at, value) => giver.trigger(application, at, value),
    isFetching: giver.isFetching,
    error: giver.error,
    forget: giver.reset,
  };
  const { elsewhere: another } = application;
  const { wentAnotherWay } = application;
  const goesOn = another === null && !wentAnotherWay;
  const isFilling = isWithPerson(application.state) && goesOn;
  const elsewhere = typing.left.map(({ at }) => at);
  return (
    <article className={styles.page} aria-labelledby="form">
      <p>
        {goesOn ? (
          <Tag state={tagOf(application)} />
        ) : (
          <StatusTag tone="care" icon={clock}>
            {another ? words.elsewhere.tag : words.anotherWay.tag}
          </StatusTag>
        )}
      </p>
      <h1 id="form" ref={heading} tabIndex={-1}>
        {headingOf(application)}
      </h1>
      <p className="lead">{leadOf(application, talk)}</p>
      {isWaitingForTalk(application) && !talk && (
        <p>
          <ButtonLink href={`${paths.plan}#talk`}>{words.lead.toTalk}</ButtonLink>
        </p>
      )}
      {isFilling && application.fromBefore && <p>{words.fromBefore(sayDay(application.fromBefore.on))}</p>}
      {application.state === 'handed over' && application.handedOver?.by && (
        <p>{words.kept.by(application.handedOver.by)}</p>
      )}
      {another && (
        <>
          <p>{words.elsewhere.next}</p>
          <p>
            <ButtonLink href={paths.journeyNow}>{words.elsewhere.fits}</ButtonLink>
          </p>
          <p>
            {words.elsewhere.isWrong} <TextLink href={paths.contact}>{words.elsewhere.ring}</TextLink>
          </p>
        </>
      )}
      {!another && wentAnotherWay && (
        <>
          <p>
            <ButtonLink href={paths.plan}>{words.anotherWay.toPlan}</ButtonLink>
          </p>
          <p>
            {words.anotherWay.isWrong} <TextLink href={paths.contact}>{words.anotherWay.ring}</TextLink>
          </p>
        </>
      )}
      {goesOn && <PlanInDoubt application={application} />}
      {application.sent?.reference && <p>{words.reference(application.sent.reference)}</p>}
      {application.answered && application.answered.says !== '' && (
        <Notification tone="purple" live={false} heading={words.theirWords}>
          {application.answered.says}
        </Notification>
      )}
      {application.asked && !wentAnotherWay && <AskedAgain application={application} giving={giving} />}
      {isFilling && <Ready application={application} />}
      {!wentAnotherWay && <ChangedSince application={application} />}
      {isFilling && (
        <LeftTyping
          application={application}
          giving={giving}
          left={typing.left}
          isBack={typing.isBack}
          onDone={typing.settle}
        />
      )}
      {goesOn && <WrittenDown application={application} giving={giving} elsewhere={elsewhere} />}
      {isFilling && <Clashes application={application} giving={giving} />}
      {isFilling && <StillToAdd application={application} giving={giving} />}
      {isFilling && <MayAdd application={application} giving={giving} elsewhere={elsewhere} />}
      {goesOn && (isFilling || application.state === 'handed over') && (
        <StatementPart application={application} />
      )}
      <FilledAlready application={application} giving={giving} elsewhere={elsewhere} mayChange={isFilling} />
      {isFilling && (
        <HandOver
          application={application}
          talk={talk}
          giving={giving}
          handing={handing}
          begun={typing.begun}
          onHandedOver={giver.reset}
        />
      )}
      {application.state === 'handed over' && (
        <div className={styles.section}>
          {takingBack.error && <Notification tone="red">{wordsOfFailure(takingBack.error)}</Notification>}
          <Button
            variant="secondary"
            loading={takingBack.isFetching}
            loadingLabel={words.takeBack.busy}
            onClick={() => void takingBack.trigger(application)}
          >
            {goesOn ? words.takeBack.button : words.elsewhere.takeBack}
          </Button>
        </div>
      )}
    </article>
  );
}

function Loads() {
  return <Loading wholePage label={words.loading} skeleton={[40, 100, 100]} />;
}

const TONES: Readonly<Record<Application['state'], TagTone>> = {
  'being filled in': 'progress',
  'handed over': 'help',
  'asked again': 'care',
  accepted: 'help',
  'being sent': 'help',
  sent: 'progress',
  granted: 'done',
  refused: 'care',
  withdrawn: 'care',
};

function Tag({ state }: Pick<Application, 'state'>) {
  return (
    <StatusTag tone={TONES[state]} icon={state === 'granted' ? check : clock}>
      {words.tag[state]}
    </StatusTag>
  );
}

function headingOf(application: Application): string {
  const { state, elsewhere, wentAnotherWay, doubt, adviser, filled } = application;
  const { count, of } = filled;
  if (elsewhere) return words.elsewhere.heading(elsewhere.isFor);
  if (wentAnotherWay) return words.anotherWay.heading;
  const who = adviser ?? words.somebody;
  switch (state) {
    case 'asked again':
      return words.heading.asked(application.asked?.by ?? '');
    case 'being filled in':
      return count === of ? words.heading.ready(who) : words.heading.left(of - count, who);
    case 'handed over':
      return words.heading.handedOver(who);
    case 'accepted':
    case 'being sent':
      return words.heading[isHeldBack({ state, doubt }) ? 'acceptedInDoubt' : 'accepted'];
    case 'granted':
      return saysYes(application, '').heading;
    default:
      return words.heading[state];
  }
}

/** Whether what is handed over or accepted waits for a talk, and for nothing else first. */
function isWaitingForTalk(application: Application): boolean {
  const { awaitsTalk, state, elsewhere, wentAnotherWay, handedOver } = application;
  const isWithUs = state === 'handed over' || state === 'accepted';
  // A reply that was kept before it was said has none of it.
  if (!awaitsTalk || !isWithUs || elsewhere || wentAnotherWay || waitsForTalk(application)) return false;
  return state === 'accepted' || (handedOver?.changed.length ?? 0) === 0;
}

function leadOf(application: Application, talk: Booking | null): string {
  const { state, elsewhere, product, handedOver, sent, answered, filled } = application;
  const { lead } = words;
  if (elsewhere) return words.elsewhere.text(elsewhere.home);
  if (application.wentAnotherWay) return words.anotherWay.text;
  const isInDoubt = waitsForTalk(application);
  if (isWaitingForTalk(application)) return lead.beforeTalk(talk && sayWhen(new Date(talk.startsAt)));
  switch (state) {
    case 'being filled in':
      return lead[filled.count === filled.of ? 'ready' : 'filling'](inSentence(product.shortName));
    case 'asked again':
      return lead.asked;
    case 'handed over':
      if (isInDoubt) return lead.handedOverInDoubt;
      if (handedOver && handedOver.changed.length > 0) return lead.changedSince;
      return lead.handedOver(handedOver?.isComplete ?? false);
    case 'accepted':
    case 'being sent':
      return lead[isInDoubt ? 'acceptedInDoubt' : 'accepted'];
    case 'sent':
      return saysSent(application, sent ? sayDay(sent.on) : '');
    case 'granted':
      return saysYes(application, answered ? sayDay(answered.on) : '').lead;
    case 'withdrawn':
      return lead.withdrawn(answered ? sayDay(answered.on) : '');
    case 'refused':
      return lead.refused(answered ? sayDay(answered.on) : '');
  }
}

/** How much of the form is filled in, as a bar. */
function Ready({ application: { filled } }: { readonly application: Application }) {
  const { count, of } = filled;
  const width = of === 0 ? 100 : asPercentage(count, of);
  return (
    <div className={styles.ready}>
      <p>
        <span>{words.filledIn}</span>
        <b>{words.ofAll(count, of)}</b>
      </p>
      <svg role="img" aria-label={words.parts(count, of)} focusable="false">
        <rect width="100%" height="16" rx="8" className={styles.ground} />
        <rect width={`${width}%`} height="16" rx="8" className={styles.done} />
      </svg>
    </div>
  );
}
