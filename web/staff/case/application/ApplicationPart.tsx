import { caseApplication } from '@towpath/contracts/api/staffApplications.ts';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { EmptyState } from '@towpath/design-system/feedback/EmptyState.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { isUndecided } from '@towpath/domain/applications/applicationState.ts';
import { useEffect, useRef, useState } from 'react';
import { dayText } from '../../dueText.ts';
import { staffApi } from '../../staffApi.ts';
import styles from '../Case.module.css';
import { moment } from '../format.ts';
import { type PartProps, usePart } from '../usePart.tsx';
import { Acts } from './Acts.tsx';
import { ChangedSince } from './ChangedSince.tsx';
import { FillIn } from './fill/FillIn.tsx';
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
