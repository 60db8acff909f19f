import {
  acceptApplication,
  askForAnswer,
  closeApplication,
  passApplicationOn,
  sendApplication,
} from '@towpath/contracts/api/staffApplications.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { isUndecided } from '@towpath/domain/applications/applicationState.ts';
import { useState } from 'react';
import { isRefusal, wordsOfFailure } from '../../../data/failure.ts';
import { useOperation } from '../../../data/remote.ts';
import { AppLink } from '../../../shell/AppLink.tsx';
import { areaPath, casePath } from '../../area.ts';
import { staffApi } from '../../staffApi.ts';
import styles from '../Case.module.css';
import { AskAgain } from './AskAgain.tsx';
import { NoteReply } from './NoteReply.tsx';
import { NoteSent } from './NoteSent.tsx';
import type { Shown } from './shown.ts';
import { words } from './words.ts';

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
export function Acts({
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
