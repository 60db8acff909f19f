import {
  acceptApplication,
  askForAnswer,
  caseApplication,
  closeApplication,
  passApplicationOn,
  sendApplication,
} from '@towpath/contracts/api/staffApplications.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { EmptyState } from '@towpath/design-system/feedback/EmptyState.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { isUndecided } from '@towpath/domain/applications/applicationState.ts';
import { useEffect, useRef, useState } from 'react';
import { isRefusal, wordsOfFailure } from '../../../data/failure.ts';
import { useOperation } from '../../../data/remote.ts';
import { AppLink } from '../../../shell/AppLink.tsx';
import { areaPath, casePath } from '../../area.ts';
import { dayText } from '../../dueText.ts';
import { staffApi } from '../../staffApi.ts';
import styles from '../Case.module.css';
import { moment } from '../format.ts';
import { type PartProps, usePart } from '../usePart.tsx';
import { AskAgain } from './AskAgain.tsx';
import { ChangedSince } from './ChangedSince.tsx';
import { FillIn } from './fill/FillIn.tsx';
import { NoteReply } from './NoteReply.tsx';
import { NoteSent } from './NoteSent.tsx';
import { NoteTalk } from './NoteTalk.tsx';
import { ReadThrough } from './ReadThrough.tsx';
import type { Shown } from './shown.ts';
import { words } from './words.ts';

/** What one of us has to do with the form of a person, and the way to another of theirs of which there is something to note. */
export function ApplicationPart(props: PartProps) {
  const [planId, setPlanId] = useState<string>();
  return <OneForm key={planId ?? ''} {...props} planId={planId} onOther={setPlanId} />;
}

type OneFormProps = PartProps & {
  /** The plan that it is for; left out for what is worked on now. */
  readonly planId: string | undefined;
  readonly onOther: (planId: string) => void;
};

/** A form of a person as they handed it over, and what there is to do with it for whoever has taken it. */
function OneForm({ customerId, permissions, onChanged, planId, onOther }: OneFormProps) {
  const query = { planId };
  const { answer, again, instead } = usePart(() =>
    staffApi(caseApplication, { params: { customerId }, query }),
  );
  const told = useRef<HTMLParagraphElement>(null);
  const isThere = answer !== undefined;
  // What was pressed is gone with the form before.
  useEffect(() => {
    if (isThere && planId !== undefined) told.current?.focus();
  }, [isThere, planId]);
  if (!answer) return instead;
  const { application } = answer;
  async function moved() {
    await again();
    onChanged();
    told.current?.focus();
  }
  /** After a refusal: another window, or another of us, may have moved it on. */
  async function readAnew() {
    const now = await again();
    if (now === undefined || now.application?.state === application?.state) return;
    onChanged();
    told.current?.focus();
  }
  const mayNote = permissions.includes('take work');
  if (!application) {
    return (
      <>
        <EmptyState headingLevel={3} heading={words.none}>
          {words.noneText}
        </EmptyState>
        <p ref={told} tabIndex={-1} role="status" />
        {/* An insolvency waits for its talk also where its form is not known yet. */}
        <NoteTalk customerId={customerId} mayNote={mayNote} onNoted={moved} />
      </>
    );
  }
  const { name, receiver, state, count, of, handedOver, reference } = application;
  const files = `/staff/api/cases/${customerId}/application`;
  return (
    <>
      {answer.others.map(other => (
        <p key={other.planId}>
          {words.other(other.name, words.states[other.state])}{' '}
          <TextButton onClick={() => onOther(other.planId)}>
            {words.toOther}
            <span className="visually-hidden"> {other.name}</span>
          </TextButton>
        </p>
      ))}
      <h3>{name}</h3>
      <p className={styles.small}>{words.for(receiver)}</p>
      <p ref={told} tabIndex={-1} role="status">
        <span className={styles.state}>{words.states[state]}</span>{' '}
        {reference !== null && words.number(reference)}
      </p>
      {application.planDiffers && (
        <Notification tone="red" live={false} heading={words.planDiffers.heading}>
          {words.planDiffers.text}
        </Notification>
      )}
      {application.isPlanOver && (
        <Notification tone="orange" live={false} heading={words.planOver.heading} headingLevel={3}>
          {words.planOver[overSays(state)]}
        </Notification>
      )}
      {application.elsewhere && (
        <Notification
          tone="orange"
          live={false}
          heading={words.elsewhere.heading(application.elsewhere.isFor, application.elsewhere.home)}
          headingLevel={3}
        >
          {words.elsewhere.text}
        </Notification>
      )}
      {!handedOver && <p>{words.notYet(count, of)}</p>}
      {permissions.includes('change cases') && mayBeFilledIn(application) && (
        <FillIn
          key={state}
          customerId={customerId}
          onWritten={() => {
            void again();
            onChanged();
          }}
          onHandedOver={() => void moved()}
        />
      )}
      {application.talkWaits && <NoteTalk customerId={customerId} mayNote={mayNote} onNoted={moved} />}
      {handedOver && (
        <>
          <p className={styles.small}>{words.handedOver(moment(handedOver.at), handedOver.isComplete)}</p>
          {!(application.isPlanOver && state === 'accepted') && <ChangedSince application={application} />}
          {application.elsewhere === null && application.against.closedBy.length > 0 && (
            <Notification tone="orange" live={false} heading={words.closed}>
              {application.against.closedBy.join(' ')}
            </Notification>
          )}
          {application.against.open.length > 0 && (
            <>
              <h3>{words.findOut}</h3>
              <ul className={styles.plain}>
                {application.against.open.map(says => (
                  <li key={says}>{says}</li>
                ))}
              </ul>
            </>
          )}
          {handedOver.withheld > 0 && <p className={styles.small}>{words.withheld}</p>}
          <p className={styles.line}>
            {handedOver.isComplete && handedOver.withheld === 0 && (
              <a href={`${files}/file?planId=${application.planId}`} download="application.json">
                {words.file}
              </a>
            )}
            <a href={`${files}/paper?planId=${application.planId}`} download>
              {words.paper}
            </a>
          </p>
          <Acts
            customerId={customerId}
            application={application}
            version={handedOver.number}
            mayNote={mayNote}
            seesHealth={permissions.includes('see health')}
            onMoved={moved}
            onSent={async () => {
              // What they are on comes first now: this one stays on the screen as it is sent.
              if (!application.isPlanOver) return moved();
              onChanged();
              onOther(application.planId);
            }}
            onRefused={readAnew}
          />
          <ReadThrough handedOver={handedOver} />
        </>
      )}
      <History application={application} />
    </>
  );
}

/** What is said of a form whose plan is over, by where it stands. */
function overSays(state: Shown['state']): 'accepted' | 'waits' | 'withdrawn' | 'answered' {
  if (state === 'accepted' || state === 'withdrawn') return state;
  return isUndecided(state) ? 'waits' : 'answered';
}

/** Whether anything can still be written into it: what is accepted goes as it is, and nothing is of a plan that is over. */
function mayBeFilledIn({ state, elsewhere, isPlanOver }: Shown): boolean {
  if (isPlanOver || elsewhere !== null) return false;
  return state === 'being filled in' || state === 'asked again' || state === 'handed over';
}

type Act = 'accept' | 'pass on' | 'send' | 'look' | 'close';

type ActsProps = {
  readonly customerId: string;
  readonly application: Shown;
  readonly version: number;
  /** Whether whoever looks takes work, and so notes an answer that came. */
  readonly mayNote: boolean;
  readonly seesHealth: boolean;
  readonly onMoved: () => Promise<void>;
  readonly onSent: () => Promise<void>;
  readonly onRefused: () => Promise<void>;
};

/** What there is to do with it, by its state; for who has taken it alone. */
function Acts({
  customerId,
  application,
  version,
  mayNote,
  seesHealth,
  onMoved,
  onSent,
  onRefused,
}: ActsProps) {
  const { state, receiver, work, canSend, canAsk, handedOver, doubt, talkWaits } = application;
  const [waits, setWaits] = useState(false);
  const params = { customerId };
  const query = { planId: application.planId };
  const acting = useOperation((what: Act) =>
    done(what).catch(async (failure: unknown) => {
      if (isRefusal(failure)) await onRefused();
      throw failure;
    }),
  );
  async function done(what: Act) {
    if (what === 'accept') await staffApi(acceptApplication, { params, query, body: { version } });
    if (what === 'pass on') await staffApi(passApplicationOn, { params, query, body: { version } });
    if (what === 'send') await staffApi(sendApplication, { params, query, body: { version } });
    if (what === 'close') await staffApi(closeApplication, { params, query, body: { version } });
    if (what === 'look') return (await staffApi(askForAnswer, { params, query })).outcome;
    return 'done' as const;
  }
  async function act(what: Act) {
    const outcome = await acting.trigger(what);
    setWaits(outcome === 'waiting');
    if (outcome !== undefined && outcome !== 'waiting') await onMoved();
  }
  const isMine = work?.isMine === true;
  const isToGoOn = state === 'handed over' || state === 'accepted' || state === 'being sent';
  const { hasChangedSince, against, elsewhere } = application;
  // What is on its way has gone as it was; it is only made sure of.
  const mayGo =
    doubt === null &&
    !talkWaits &&
    elsewhere === null &&
    (state === 'being sent' ||
      (!hasChangedSince && against.closedBy.length === 0 && handedOver?.withheld === 0));
  const isToPassOn =
    (state === 'handed over' || state === 'accepted') && handedOver !== null && handedOver.withheld > 0;
  const { isPlanOver } = application;
  const mayAsk = !isPlanOver && (state === 'handed over' || state === 'accepted' || state === 'refused');
  return (
    <div className={styles.said}>
      {work && !isMine && (work.takenBy !== null || !work.isForWhoSeesHealth || seesHealth) && (
        <p className={styles.small}>{words.takenBy(work.takenBy)}</p>
      )}
      {work?.isForWhoSeesHealth && (
        <p className={styles.small}>
          {seesHealth ? words.passOn.toTake : words.passOn.waits}{' '}
          {!isMine && <AppLink href={areaPath('work')}>{words.passOn.toList}</AppLink>}
        </p>
      )}
      {isMine && isToPassOn && (
        <Notification tone="orange" live={false} heading={words.passOn.heading} headingLevel={3}>
          <p>{words.passOn.text}</p>
          <Button
            size="small"
            variant="secondary"
            loading={acting.isFetching}
            loadingLabel={words.passOn.busy}
            onClick={() => void act('pass on')}
          >
            {words.passOn.button}
          </Button>
        </Notification>
      )}
      {acting.error && <Notification tone="red">{wordsOfFailure(acting.error)}</Notification>}
      {waits && <p role="status">{words.waiting}</p>}
      {isToGoOn && doubt !== null && elsewhere === null && (
        <Notification tone="orange" live={false} heading={words.doubt.heading} headingLevel={3}>
          {words.doubt.why[doubt]}{' '}
          <AppLink href={casePath(customerId, 'advice')}>{words.doubt.advice}</AppLink>
        </Notification>
      )}
      {state === 'accepted' && !canSend && doubt === null && !talkWaits && !isPlanOver && (
        <p>{words.notFromHere}</p>
      )}
      <p className={styles.line}>
        {isMine && state === 'handed over' && handedOver?.isComplete && mayGo && (
          <Button
            size="small"
            loading={acting.isFetching}
            loadingLabel={words.accepting}
            onClick={() => void act('accept')}
          >
            {words.accept}
          </Button>
        )}
        {isMine && (state === 'accepted' || state === 'being sent') && canSend && mayGo && !isPlanOver && (
          <Button
            size="small"
            loading={acting.isFetching}
            loadingLabel={words.sending}
            onClick={() => void act('send')}
          >
            {words.send(receiver)}
          </Button>
        )}
        {isMine && isPlanOver && (state === 'accepted' || !isUndecided(state)) && (
          <Button
            size="small"
            loading={acting.isFetching}
            loadingLabel={words.planOver.busy}
            onClick={() => void act('close')}
          >
            {state === 'accepted' ? words.planOver.hasNotGone : words.planOver.button}
          </Button>
        )}
        {canAsk && (
          <Button
            size="small"
            variant="secondary"
            loading={acting.isFetching}
            loadingLabel={words.looking}
            onClick={() => void act('look')}
          >
            {words.look}
          </Button>
        )}
      </p>
      {isMine && (state === 'being sent' || (state === 'accepted' && (mayGo || isPlanOver))) && (
        <NoteSent customerId={customerId} application={application} version={version} onNoted={onSent} />
      )}
      {state === 'sent' && mayNote && (
        <NoteReply customerId={customerId} application={application} version={version} onNoted={onMoved} />
      )}
      {isMine && mayAsk && handedOver && (
        <AskAgain
          customerId={customerId}
          planId={application.planId}
          handedOver={handedOver}
          onAsked={onMoved}
        />
      )}
    </div>
  );
}

function History({ application: { history } }: { readonly application: Shown }) {
  if (history.length === 0) return null;
  return (
    <>
      <h3>{words.history}</h3>
      <ul className={styles.timeline}>
        {[...history]
          .reverse()
          .map(({ at, state, by, name, hasAgreed, words: said, on, reference: number, faults }) => (
            <li key={`${at} ${state}`}>
              <b>{words.cameTo[state]}</b>
              <p className={styles.small}>
                {moment(at)}, {name ?? words.by[by]}
              </p>
              {hasAgreed && <p className={styles.small}>{words.agreed}</p>}
              {on !== null && <p className={styles.small}>{words.noted(dayText(on), number)}</p>}
              {said && <p className={styles.text}>{said}</p>}
              {faults.length > 0 && <p className={styles.text}>{faults.join('\n')}</p>}
            </li>
          ))}
      </ul>
    </>
  );
}
