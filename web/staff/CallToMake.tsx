import { CALL_OUTCOMES, workCall, workOutcome } from '@towpath/contracts/api/staffWork.ts';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { wordsOfFailure } from '../data/failure.ts';
import { useOperation, useRemote } from '../data/remote.ts';
import { momentText } from './dueText.ts';
import { Outcomes } from './Outcomes.tsx';
import { RingFacts } from './RingFacts.tsx';
import styles from './Staff.module.css';
import { staffApi } from './staffApi.ts';
import { words } from './words.ts';

/** Work that is open in the list, and what is done once its outcome is noted. */
export type OpenWork = { readonly workId: string; readonly onNoted: () => Promise<unknown> };

/** Whom to ring and how it is safe to, and what came of it. Showing it is a look at a person, and is written down. */
export function CallToMake({ workId, onNoted }: OpenWork) {
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
          <RingFacts
            {...call}
            beside={[[words.call.asked, momentText(new Date(call.askedAt), new Date())]]}
          />
          <Outcomes
            outcomes={CALL_OUTCOMES}
            say={words.call.outcomes}
            isSaving={noting.isFetching}
            onChosen={async outcome => {
              if (await noting.trigger(outcome)) await onNoted();
            }}
          />
        </>
      )}
    </div>
  );
}
