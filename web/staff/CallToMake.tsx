import { CALL_OUTCOMES, workCall, workOutcome } from '@towpath/contracts/api/staffWork.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { wordsOfFailure } from '../data/failure.ts';
import { useOperation, useRemote } from '../data/remote.ts';
import { momentText } from './dueText.ts';
import styles from './Staff.module.css';
import { staffApi } from './staffApi.ts';
import { words } from './words.ts';

/** Whom to ring and how it is safe to, and what came of it. Showing it is a look at a person, and is written down. */
export function CallToMake({
  workId,
  onNoted,
}: {
  readonly workId: string;
  readonly onNoted: () => Promise<unknown>;
}) {
  const { answer: call, error } = useRemote(() => staffApi(workCall, { params: { workId } }));
  const noting = useOperation(async (outcome: (typeof CALL_OUTCOMES)[number]) => {
    await staffApi(workOutcome, { params: { workId }, body: { outcome } });
    return true;
  });
  const failure = noting.error ?? error;
  return (
    <div className={styles.call}>
      {failure && <Notification tone="red">{wordsOfFailure(failure)}</Notification>}
      {!call && !error && <Loading label={words.loading} skeleton={[60, 60]} />}
      {call && (
        <>
          <h3>
            {words.call.heading} {call.name ?? words.call.noName}
          </h3>
          <p className={styles.number}>
            {call.isSafeNow ? <a href={`tel:${call.number}`}>{call.number}</a> : call.number}
          </p>
          <p className={styles.safe} data-safe={call.isSafeNow}>
            {call.isSafeNow ? words.call.safeNow : words.call.notSafeNow}
          </p>
          <dl className={styles.facts}>
            <dt>{words.call.asked}</dt>
            <dd>{momentText(new Date(call.askedAt), new Date())}</dd>
            <dt>{words.call.times}</dt>
            <dd>
              {call.safeTimes.length === 0 ? words.call.anyTime : call.safeTimes.map(words.time).join(', ')}
            </dd>
            <dt>{words.call.message}</dt>
            <dd>{call.leaveMessage ? words.call.mayLeave : words.call.mayNotLeave}</dd>
            {call.sayToOthers !== null && (
              <>
                <dt>{words.call.says}</dt>
                <dd>{call.sayToOthers}</dd>
              </>
            )}
          </dl>
          <fieldset className={styles.outcomes}>
            <legend>{words.call.outcome}</legend>
            {CALL_OUTCOMES.map(outcome => (
              <Button
                key={outcome}
                variant="secondary"
                size="small"
                disabled={noting.isFetching}
                onClick={async () => {
                  if (await noting.trigger(outcome)) await onNoted();
                }}
              >
                {words.call.outcomes[outcome]}
              </Button>
            ))}
          </fieldset>
        </>
      )}
    </div>
  );
}
