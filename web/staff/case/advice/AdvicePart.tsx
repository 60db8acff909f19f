import { caseAdvice, runAdvice } from '@towpath/contracts/api/staffAdvice.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { EmptyState } from '@towpath/design-system/feedback/EmptyState.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { useRef } from 'react';
import { wordsOfFailure } from '../../../data/failure.ts';
import { useOperation } from '../../../data/remote.ts';
import { staffApi } from '../../staffApi.ts';
import styles from '../Case.module.css';
import { moment } from '../format.ts';
import { type PartProps, usePart } from '../usePart.tsx';
import { words } from '../words.ts';
import { Bound } from './Bound.tsx';
import { Decide } from './Decide.tsx';
import { Decisions } from './Decisions.tsx';
import { Earlier } from './Earlier.tsx';
import { Given } from './Given.tsx';
import { TrustDeedFees } from './TrustDeedFees.tsx';

const say = words.advice;

/** The latest advice as the rules gave it, what may be said of it and what was, and the ones before it. */
export function AdvicePart({ customerId, permissions, plan, onChanged }: PartProps) {
  const { answer, again, instead } = usePart(() => staffApi(caseAdvice, { params: { customerId } }));
  const told = useRef<HTMLParagraphElement>(null);
  const running = useOperation(async () => {
    await staffApi(runAdvice, { params: { customerId } });
    await again();
  });
  if (!answer) return instead;
  const { latest, trustDeed, options, decisions, earlier } = answer;
  if (!latest) {
    return (
      <EmptyState headingLevel={3} heading={say.none}>
        {say.noneText}
      </EmptyState>
    );
  }
  const { recordId, isAsNow, at, rulesVersion, advice, healthIsWithheld } = latest;
  const stands =
    decisions.find(({ state }) => state === 'waits') ?? decisions.find(({ state }) => state === 'counts');
  const stateText =
    stands?.state === 'waits'
      ? say.changeWaits
      : stands
        ? words.decide.states.counts
        : advice.status === 'ready'
          ? decisions.length > 0
            ? say.nothingCounts
            : say.nobodySaid
          : say.waits;
  async function decided() {
    await again();
    // What they chose may be in doubt from now on, which stands at the head of the case.
    onChanged();
    told.current?.focus();
  }
  return (
    <>
      <div className={styles.line}>
        <p className={styles.small}>{say.given(moment(at), rulesVersion)}</p>
        {permissions.includes('change cases') && (
          <Button
            variant="secondary"
            size="small"
            loading={running.isFetching}
            loadingLabel={say.running}
            onClick={() => void running.trigger()}
          >
            {say.runAgain}
          </Button>
        )}
      </div>
      <p role="status">{running.error && wordsOfFailure(running.error)}</p>
      <Bound plan={plan ?? null} />
      {!isAsNow && <Notification tone="orange">{say.notAsNow}</Notification>}
      {healthIsWithheld && <p className={styles.small}>{say.healthWithheld}</p>}
      <p ref={told} tabIndex={-1} className={styles.state}>
        {stateText}
      </p>
      <Decisions
        customerId={customerId}
        decisions={decisions}
        mayApprove={permissions.includes('approve changes')}
        mayConfirm={permissions.includes('confirm advice')}
        onLooked={decided}
      />
      {trustDeed && (
        <TrustDeedFees
          customerId={customerId}
          fees={trustDeed.fees}
          mayChange={permissions.includes('change cases')}
          again={again}
        />
      )}
      <Given advice={advice}>
        {!permissions.includes('confirm advice') && <p>{words.decide.notYours}</p>}
        {permissions.includes('confirm advice') && options.length > 0 && isAsNow && (
          <Decide
            // What is chosen and typed belongs to one advice, as it stands.
            key={`${recordId} ${decisions[0]?.id}`}
            customerId={customerId}
            recordId={recordId}
            options={options}
            replaces={decisions[0]?.id ?? null}
            onDecided={decided}
          />
        )}
      </Given>
      <Earlier customerId={customerId} earlier={earlier} />
    </>
  );
}
